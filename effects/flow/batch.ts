import type { Writable } from '../copy.ts';
import { effective } from '../effective/derive.ts';
import { isOver, type Timed, type TurnEdge } from '../effective/durations.ts';
import type { Listener } from '../effective/listeners.ts';
import type { Position } from '../env.ts';
import type { EventMeta, Fact, GameEvent, Proposal } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import { writeFact } from '../state/facts.ts';
import type { FrameId } from '../state/ids.ts';
import { zoneName } from '../state/ids.ts';
import { liveObject, refOf, zoneDecl } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { Tx } from '../state/tx.ts';
import { setOffTriggers } from './set-off.ts';
import { ALONE, isNothing, outcomeOf, type Together, together } from './verdicts.ts';

/** Where a batch comes from, for its events. */
export interface BatchCause {
  readonly frame?: FrameId;
  readonly parent?: number | undefined;
  /** A crossing of the turn that ends what lasts until then. */
  readonly edge?: TurnEdge;
}

/**
 * Applies a batch that is decided: everything in it happens together. What would change nothing is dropped, with
 * its reason. Then triggers are matched once, against the state after it, and for what left also against the
 * abilities it had before.
 * @returns what became of each proposal; `null` for what changed nothing
 */
export function applyBatch(tx: Tx, proposals: readonly Proposal[], cause: BatchCause): readonly (GameEvent | null)[] {
  const { listening, snapshots } = takeLeavers(tx, proposals);
  const batch = tx.state.counters.batch + 1;
  const became = happenTogether(tx, proposals, cause.frame);
  const events: GameEvent[] = [];
  for (const [i, event] of became.entries())
    if (event) events.push(Object.assign(event, metaOf(batch, events.length, cause, proposals[i]?.source)));
  if (events.length === 0 && !cause.edge) return became;
  tx.number('batch');
  tx.set('unchecked', true);
  keepSnapshots(tx, snapshots, events);
  tx.renew();
  const ended = endWhatIsOver(tx, events, batch, cause.edge);
  const besides = setOffTriggers(tx, events, listening);
  const fired = happenAfter(tx, besides, { batch, first: events.length + ended.length });
  const all = [...events, ...ended, ...fired];
  tx.record(all);
  // What was derived while triggers were found did not know the history yet.
  if (tx.memo.derived && tx.book.readsHistory) tx.renew();
  tx.publish(all);
  return became;
}

function metaOf(batch: number, n: number, cause: BatchCause, source: Ref | undefined): EventMeta {
  const meta: Writable<EventMeta> = { batch, n };
  if (cause.frame !== undefined) meta.frame = cause.frame;
  if (cause.parent !== undefined) meta.parent = cause.parent;
  if (source !== undefined) meta.source = source;
  return meta;
}

/** An event that still lacks where it comes from. */
type Happened = Writable<GameEvent>;

/** Makes all of a batch happen that changes anything; each in its place in the order in which they were said. */
function happenTogether(tx: Tx, proposals: readonly Proposal[], frame: FrameId | undefined): (Happened | null)[] {
  const facts = proposals.map((p) => p.fact);
  const whole = together(tx, facts);
  const at: Happening = { frame, whole };
  const became: (Happened | null)[] = facts.map(() => null);
  for (const i of orderOf(facts)) became[i] = happen(tx, facts[i] as Fact, at);
  return became;
}

/**
 * In which order facts are written down that happen together. What changes objects that go somewhere comes before they
 * go, so that it means the stay that ends, wherever it was said; and what adds to facts before what else there is, so
 * that nothing is added to what is cleared.
 */
export function orderOf(facts: readonly Fact[]): readonly number[] {
  const order = [...facts.keys()];
  if (facts.length < 2) return order;
  const going = new Set<number>();
  for (const fact of facts) if (fact.type === 'moved') going.add(fact.object.inc);
  const ranks = facts.map((fact) => rankOf(fact, going));
  return order.sort((i, j) => (ranks[i] ?? 0) - (ranks[j] ?? 0));
}

function rankOf(fact: Fact, going: ReadonlySet<number>): number {
  const def = eventDef(fact);
  // Who comes into a zone is shuffled and put in order with the others.
  if (fact.type === 'shuffled' || fact.type === 'arranged') return 4;
  if (fact.type === 'moved' || !(def.adds || def.apply)) return 3;
  return (going.size > 0 && isAbout(fact, going) ? 0 : 2) + (def.adds ? 0 : 1);
}

/** Whether a fact is about one of some objects. */
function isAbout(fact: Fact, incarnations: ReadonlySet<number>): boolean {
  const { roles, without } = eventDef(fact);
  const is = (ref: Ref | undefined): boolean => ref?.kind === 'object' && incarnations.has(ref.inc);
  const { subject, other } = roles(fact);
  return is(subject) || is(other) || (without !== undefined && without(fact, is) !== fact);
}

/** Makes one fact happen, if it changes anything. */
function happen(tx: Tx, fact: Fact, { frame, whole = ALONE }: Happening): Happened | null {
  const def = eventDef(fact);
  const outcome = outcomeOf(tx, fact, whole);
  if (isNothing(outcome)) {
    tx.note(fact.type, outcome, frame);
    return null;
  }
  // One copy, written on until it is a whole event.
  const event: Writable<GameEvent> = Object.assign({}, fact as GameEvent);
  def.fill?.(tx, event);
  def.complete?.(tx, event);
  if (outcome) {
    def.added?.(event, outcome);
    writeFact(tx, outcome.bearer, outcome.fact, outcome.to);
  }
  def.apply?.(tx, event);
  return event;
}

/** A batch, and where in it the next event stands. */
interface BatchPlace {
  readonly batch: number;
  readonly first: number;
}

/** Makes happen what comes of a batch and is part of it. */
function happenAfter(tx: Tx, facts: readonly Fact[], { batch, first }: BatchPlace): readonly GameEvent[] {
  const events = facts.flatMap((fact) => happen(tx, fact, {}) ?? []);
  return events.map((event, i) => Object.assign(event, { batch, n: first + i }));
}

interface Happening {
  readonly frame?: FrameId | undefined;
  readonly whole?: Together;
}

const NONE: readonly never[] = [];

/**
 * What those listen for that will leave their zone; and a snapshot of each that leaves a zone everyone sees. Of what
 * leaves a hidden one nothing is kept: whoever may look at a snapshot could see its face.
 */
function takeLeavers(tx: Tx, proposals: readonly Proposal[]): Leavers {
  let found: Listener[] | null = null;
  let snapshots: Snapshot[] | null = null;
  for (const { fact } of proposals) {
    if (fact.type !== 'moved') continue;
    const object = liveObject(tx, fact.object);
    if (!object || zoneName(object.zone) === zoneName(fact.to)) continue;
    const card = effective(tx, object);
    if (zoneDecl(tx, object.zone).faces === 'all') {
      snapshots ??= [];
      snapshots.push({ object, card });
    }
    const zone = zoneName(object.zone);
    found ??= [];
    for (const live of card.abilities)
      if ('on' in live.ability && live.zones.includes(zone)) found.push({ object, ref: refOf(object), live });
  }
  return { listening: found ?? NONE, snapshots: snapshots ?? NONE };
}

interface Leavers {
  readonly listening: readonly Listener[];
  readonly snapshots: readonly Snapshot[];
}

/** Snapshots are kept of what really left. */
function keepSnapshots(tx: Tx, snapshots: readonly Snapshot[], events: readonly GameEvent[]): void {
  if (snapshots.length === 0) return;
  // By incarnation: no two objects ever share one.
  const gone = new Set<number>();
  for (const e of events) if (e.type === 'moved' && !e.within) gone.add(e.object.inc);
  const left = snapshots.filter(({ object }) => gone.has(object.inc));
  if (left.length > 0) tx.set('snapshots', [...tx.state.snapshots, ...left]);
}

/** Modifiers and delayed triggers whose end has come end now, as part of the batch that ended them: they know of it. */
function endWhatIsOver(
  tx: Tx,
  happened: readonly GameEvent[],
  batch: number,
  edge: TurnEdge | undefined,
): readonly GameEvent[] {
  const { modifiers, delayed, reveals, history } = tx.state;
  if (modifiers.length === 0 && delayed.length === 0 && reveals.length === 0) return NONE;
  const { book } = tx;
  const at: Position = book.readsHistory
    ? { book, state: { ...tx.state, history: { ...history, turn: history.turn.concat(happened) } } }
    : tx;
  const over = (timed: Timed): boolean => isOver(at, timed, edge);
  const facts: Fact[] = [
    ...modifiers.filter(over).map((m): Fact => ({ type: 'modifierEnded', modifier: m.id })),
    ...delayed.filter(over).map((d): Fact => ({ type: 'unscheduled', trigger: d.id, why: 'expired' })),
  ];
  const events = happenAfter(tx, facts, { batch, first: happened.length });
  const shown = reveals.filter((r) => r.objects.some((o) => liveObject(tx, o)));
  if (shown.length < reveals.length) tx.set('reveals', shown);
  if (events.length > 0) tx.renew();
  return events;
}
