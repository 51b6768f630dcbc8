import type { StepRecord } from '../../protocol/messages.ts';

/** A way that parts from another one: the first that went on from a step goes on with it, all others are branches. */
export interface Branch {
  /** The number of its first step, by which it is known. */
  readonly head: number;
  /** Which it was in the order in which they began, from 0. */
  readonly number: number;
  /** The step that it parts from; `null` of the first one. */
  readonly from: number | null;
  /** How many branches it is away from the first one. */
  readonly level: number;
  /** Its own steps, in their order. */
  readonly steps: readonly number[];
}

type Known = Pick<StepRecord, 'id' | 'parent'>;

interface Growing extends Branch {
  readonly steps: number[];
  readonly base: Growing | null;
}

const NOWHERE: readonly number[] = [];

/** The branches of a tree of steps; it grows as steps are told, at the same cost for each. */
export class Branches {
  private readonly branchOf: Growing[] = [];
  private readonly depths: number[] = [];
  private readonly goesOn = new Set<number>();
  private readonly heads = new Map<number, Growing>();
  private way: { readonly head: number; readonly tip: number; readonly path: readonly number[] } | null = null;

  /** Learns the steps that it does not know yet. */
  learn(steps: readonly Known[]): void {
    for (let id = this.branchOf.length; id < steps.length; id++) {
      const step = steps[id];
      if (!step) return;
      this.add(step);
    }
  }

  private add({ id, parent }: Known): void {
    const before = parent === null ? undefined : this.branchOf[parent];
    const goesOn = parent !== null && before && !this.goesOn.has(parent);
    if (parent !== null) this.goesOn.add(parent);
    this.depths[id] = parent === null ? 0 : (this.depths[parent] ?? 0) + 1;
    if (goesOn) {
      before.steps.push(id);
      this.branchOf[id] = before;
      return;
    }
    const branch: Growing = {
      head: id,
      number: this.heads.size,
      from: parent,
      level: before ? before.level + 1 : 0,
      steps: [id],
      base: before ?? null,
    };
    this.heads.set(id, branch);
    this.branchOf[id] = branch;
  }

  /** All branches: each below the one that it parts from, where it parts first. */
  list(): readonly Branch[] {
    const of = new Map<Growing | null, Growing[]>();
    for (const branch of this.heads.values()) of.set(branch.base, [...(of.get(branch.base) ?? []), branch]);
    const below = (base: Growing | null): Growing[] =>
      (of.get(base) ?? [])
        .sort((a, b) => this.depth(a.head) - this.depth(b.head) || a.head - b.head)
        .flatMap((branch) => [branch, ...below(branch)]);
    return below(null);
  }

  get count(): number {
    return this.heads.size;
  }

  /** The branch that a step is of, by its first step. */
  of(step: number): number {
    return this.branchOf[step]?.head ?? 0;
  }

  /** How many answers led to a step. */
  depth(step: number): number {
    return this.depths[step] ?? 0;
  }

  /** All steps from the beginning to the end of a branch. */
  path(head: number): readonly number[] {
    const branch = this.heads.get(head);
    // Before anything is known there is no way, and none to remember.
    if (!branch) return NOWHERE;
    const tip = branch.steps.at(-1) ?? head;
    if (this.way?.head === head && this.way.tip === tip) return this.way.path;
    const parts: (readonly number[])[] = [];
    let until = Number.POSITIVE_INFINITY;
    for (let at: Growing | null = branch; at; at = at.base) {
      parts.push(at.steps.filter((step) => this.depth(step) <= until));
      until = at.from === null ? 0 : this.depth(at.from);
    }
    const path = parts.reverse().flat();
    this.way = { head, tip, path };
    return path;
  }

  /** Whether a branch leads through a step. */
  leadsThrough(head: number, step: number): boolean {
    return this.heads.has(head) && this.path(head)[this.depth(step)] === step;
  }
}
