import type { Message } from '../../../effects/state/tx.ts';
import type { Match } from '../../../search/match.ts';
import type { Step } from './step.ts';

/** A state that choices lead to. */
export interface Node {
  /** Its place among the nodes; the first is where all begins. */
  readonly id: number;
  readonly key: string;
  /** The match as it was when it was first reached. */
  readonly match: Match;
  /** Answers since the beginning, by the shortest way. */
  readonly depth: number;
  /** Nothing is pending any more, or the match is over: nothing follows from here. */
  readonly settled: boolean;
  /** The edge by which it was first reached; none of the first node. */
  readonly via?: Edge;
  /** So many answers stand for so many: where there were too many to try them all. */
  readonly sampled?: { readonly tried: number; readonly of: number };
}

/** An answer, from one node to another. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly step: Step;
  /** What happened on the way, step by step. */
  readonly messages: readonly Message[];
}

/** Every way that choices can go from one position until it is settled. */
export interface Graph {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** Nodes beyond a bound were not looked into: so many are open. */
  readonly cut: number;
  /** What went wrong on the way, if something did: a listed answer was refused, or the engine failed. */
  readonly faults: readonly Fault[];
}

/** An answer that could not be taken. */
export interface Fault {
  readonly from: number;
  readonly step: Step;
  readonly message: string;
}
