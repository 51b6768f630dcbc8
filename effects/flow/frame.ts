import type { Answer, Choice } from '../choices/choice.ts';
import type { Writable } from '../copy.ts';
import type { Duration } from '../effective/stored-modifier.ts';
import type { Follow, GameEvent, Proposal } from '../events/event.ts';
import type { Ability, Condition, Cost, Effect, Selector, Trigger } from '../language.ts';
import type { Reason } from '../reason.ts';
import type { ChoiceId, FrameId, PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';

/** What a node or a pick came to. Every node publishes one, an empty or declined one too. */
export interface Result {
  readonly refs: readonly Ref[];
  /** How many, or how much; zero is a result. */
  readonly amount: number;
  /** One number for each of `refs`, where an amount was divided. */
  readonly shares?: readonly number[];
  /** One target for each of `refs`, where items were assigned. */
  readonly assigned?: readonly (Ref | null)[];
  /** What was put into each pile, where items were arranged. */
  readonly piles?: readonly (readonly Ref[])[];
  /** Worked out from what not everyone sees: what is chosen from it is not open. */
  readonly hidden?: true;
}
export type Results = Readonly<Record<string, Result>>;

/** Where a list of nodes, an ability or a draft's plan stands: in the book, or made in play. */
export type Origin =
  | { readonly in: 'card' | 'keyword' | 'rules'; readonly name: string; readonly path: string }
  | { readonly in: 'play'; readonly ability: Ability };
export type Program =
  | { readonly in: 'card' | 'keyword' | 'rules'; readonly name: string; readonly path: string }
  | { readonly in: 'play'; readonly nodes: readonly Effect[] };

/** One level of a cursor: a list of nodes, the place in it, and the loop that it is a round of. */
export interface Level {
  /** Where the list is in the node of the level above; `nodes` when an op made them. */
  readonly list: { readonly path: string } | { readonly nodes: readonly Effect[] };
  readonly at: number;
  readonly loop?: Loop;
}

export interface Loop {
  /** Results of the rounds before this one, joined. */
  readonly got: Result;
  /** What `it` stood for before the loop: each round begins with that. */
  readonly before?: Result;
  /** What the rounds are about. Without it the loop's node is looked at again when the list is done. */
  readonly each?: Each;
}

/** A round for each of some items, under a name. */
export interface Each {
  readonly items: readonly Ref[];
  readonly k: number;
  readonly as: string;
  /** What the name stood for outside of the loop. */
  readonly outer?: Result;
}

/** A pending effect. Everything that is needed to go on with it is here, as data. */
export interface Frame {
  readonly id: FrameId;
  readonly scope: number;
  /** `follow`: what a replacement does besides. */
  readonly kind: 'effect' | 'trigger' | 'play' | 'settle' | 'sweep' | 'follow';
  /**
   * `draft` collects a play's picks, `paying` commits it, `targeting` chooses a trigger's targets, `stacked` waits,
   * `starting` is about to look whether it may still resolve, `running` works through its program.
   */
  readonly status: 'draft' | 'paying' | 'targeting' | 'stacked' | 'starting' | 'running';
  readonly program: Program;
  readonly cursor: readonly Level[];
  readonly results: Results;
  readonly source: Ref | null;
  readonly controller: PlayerId;
  readonly cause: Cause;
  /** The ability or action this came from: its targets, `if` and words. */
  readonly origin?: Origin;
  /** Tested when it starts to resolve. */
  readonly if?: Condition;
  readonly targets?: readonly Targeted[];
  readonly draft?: Draft;
  readonly node?: NodeState;
  readonly event?: GameEvent;
  /** Replacements that this is a part of: none of them applies to what happens in it. */
  readonly applied?: readonly string[];
  /** What remains to be done after the program, also when it fizzled: a spell going to its owner's discard. */
  readonly after?: Program;
  /** Nothing of its effect happened; what is left is `after`. */
  readonly fizzled?: true;
  /** A copy of another effect: no card goes with it. */
  readonly copy?: true;
  /** The frame that waits for this one; it goes on with what this one came to. */
  readonly parent?: FrameId;
  /** How deep the cursor stands when the frame is done; 1 when left out. A settle runs in the middle of a program. */
  readonly floor?: number;
}

/** What every frame has besides its place in the program. */
type FrameBase = {
  readonly [K in
    | 'id'
    | 'scope'
    | 'kind'
    | 'status'
    | 'program'
    | 'results'
    | 'source'
    | 'controller'
    | 'cause']: Frame[K];
};

/** Where a program begins. */
export const START: readonly Level[] = [{ list: { path: '' }, at: 0 }];

/**
 * A frame that nobody has seen yet, at the start of its program if no cursor is given. Whatever else it has is set on it
 * in the order of `copyFrame`.
 */
export const newFrame = (of: FrameBase & { readonly cursor?: Frame['cursor'] }): Writable<Frame> => ({
  id: of.id,
  scope: of.scope,
  kind: of.kind,
  status: of.status,
  program: of.program,
  cursor: of.cursor ?? START,
  results: of.results,
  source: of.source,
  controller: of.controller,
  cause: of.cause,
});

/**
 * A copy of a frame to be changed before anyone sees it, with another `node` or none. Keys are put in one order and
 * none is undefined, so that frames with the same keys are alike to V8 whatever they went through.
 */
export function copyFrame(frame: Frame, node: NodeState | undefined): Writable<Frame> {
  const copy = newFrame(frame);
  if (frame.origin !== undefined) copy.origin = frame.origin;
  if (frame.if !== undefined) copy.if = frame.if;
  if (frame.targets !== undefined) copy.targets = frame.targets;
  if (frame.draft !== undefined) copy.draft = frame.draft;
  if (frame.event !== undefined) copy.event = frame.event;
  if (frame.applied !== undefined) copy.applied = frame.applied;
  if (frame.after !== undefined) copy.after = frame.after;
  if (frame.fizzled !== undefined) copy.fizzled = frame.fizzled;
  if (frame.copy !== undefined) copy.copy = frame.copy;
  if (frame.parent !== undefined) copy.parent = frame.parent;
  if (frame.floor !== undefined) copy.floor = frame.floor;
  if (node !== undefined) copy.node = node;
  return copy;
}

export interface Cause {
  readonly frame?: FrameId;
  readonly batch?: number;
}

/** What was chosen for one target spec, and from what: looked at again when the effect resolves. */
export interface Targeted {
  readonly as: string;
  readonly from: Selector;
  /** Who chose. */
  readonly by: PlayerId;
  readonly refs: readonly Ref[];
}

/** A play in progress: nothing but picks, so that dropping it gives the state from before. */
export interface Draft {
  readonly action: string;
  /** The choice that it answers; opened again when the draft is cancelled. None for a play that an effect makes. */
  readonly window?: Choice;
  readonly ability?: string;
  /** Costs in place of the printed ones. */
  readonly costs?: readonly Cost[];
  /** The first thing that a play without a window has asked: others see one question, by its id, until it is played. */
  readonly asked?: ChoiceId;
  /** Answers so far, in the order of the plan's questions. */
  readonly picks: readonly Pick[];
}

export interface Pick {
  readonly name: string;
  readonly result: Result;
}

/** The stages of the node being worked on, as far as it got. */
export interface NodeState {
  /** Answers to the node's question, as results in the order of its requests. */
  readonly answers?: readonly Answered[];
  /** The batch so far: set once nothing is left to ask but about replacements. */
  readonly proposals?: readonly Proposal[];
  /** Why there is nothing to do. */
  readonly none?: Reason;
  /** The play that this node waits for. */
  readonly child?: FrameId;
  /** The action that the play takes, where the node let a player take one of several. */
  readonly action?: string;
  /** What the rounds of a loop came to that is looked at again: whether there is another one. */
  readonly rounds?: Result;
  /** What replacements do in place of what was proposed, after this node. */
  readonly follows?: readonly Follow[];
  /** The answer to a question about the proposal being replaced. */
  readonly pick?: readonly Answered[];
  /** The node has happened, but for what is done in place of some of it. */
  readonly instead?: Instead;
}

/** What counts as a node's own of what is done in place of its events: events of the same kinds. */
export interface Instead {
  /** The last batch before. */
  readonly batch: number;
  readonly kinds: readonly string[];
  /** What the node came to besides. */
  readonly got: Result;
}

/** A node's stages with keys in one order, none undefined. */
export function nodeState(of: { readonly [K in keyof NodeState]: NodeState[K] | undefined }): NodeState {
  const state: Writable<NodeState> = {};
  if (of.answers !== undefined) state.answers = of.answers;
  if (of.proposals !== undefined) state.proposals = of.proposals;
  if (of.none !== undefined) state.none = of.none;
  if (of.child !== undefined) state.child = of.child;
  if (of.action !== undefined) state.action = of.action;
  if (of.rounds !== undefined) state.rounds = of.rounds;
  if (of.follows !== undefined) state.follows = of.follows;
  if (of.pick !== undefined) state.pick = of.pick;
  if (of.instead !== undefined) state.instead = of.instead;
  return state;
}

export interface Answered {
  readonly player: PlayerId;
  readonly result: Result;
  /** The answer as it was given: positions, where several candidates may be the same. */
  readonly answer: Answer;
}

/** An ability that a batch has set off; data until it is taken up. */
export interface WaitingTrigger {
  /** The number that its frame will have. */
  readonly id: FrameId;
  readonly scope: number;
  readonly origin: Origin;
  readonly source: Ref | null;
  readonly controller: PlayerId;
  readonly event: GameEvent;
  readonly results: Results;
  readonly cause: Cause;
  /** The effect in the middle of which it was set off. */
  readonly during?: FrameId;
  /** Its controller has already put it in its place among the others. */
  readonly ordered?: true;
}

/** A trigger made by an effect that waits for its event. */
export interface DelayedTrigger {
  readonly id: number;
  readonly on: Trigger;
  readonly while?: Condition;
  readonly nodes: readonly Effect[];
  readonly source: Ref | null;
  readonly controller: PlayerId;
  readonly results: Results;
  readonly once: boolean;
  readonly duration: Duration;
  readonly since: number;
}
