import type { Request } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import { isIn, turnOrder } from '../state/objects.ts';
import { type Ref, wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { askOne } from './asking.ts';
import { newFrame, type WaitingTrigger } from './frame.ts';
import { abilityOf, programOf } from './origin.ts';
import { readyStatus, scopeOf, takeable, waitingHere } from './scope.ts';

/** A waiting trigger becomes a frame: it chooses its targets, then waits on the stack or starts to resolve. */
function takeUp(tx: Tx, trigger: WaitingTrigger): void {
  tx.set(
    'waiting',
    tx.state.waiting.filter((w) => w.id !== trigger.id),
  );
  const ability = abilityOf(tx.book, trigger.origin);
  const targeted = 'targets' in ability && (ability.targets ?? []).length > 0;
  const cond = 'on' in ability ? ability.if : undefined;
  const frame = newFrame({
    id: trigger.id,
    scope: scopeOf(tx),
    kind: 'trigger',
    status: targeted ? 'targeting' : readyStatus(tx),
    program: programOf(tx.book, trigger.origin),
    results: trigger.results,
    source: trigger.source,
    controller: trigger.controller,
    cause: trigger.cause,
  });
  frame.origin = trigger.origin;
  if (cond !== undefined) frame.if = cond;
  frame.event = trigger.event;
  tx.pushFrame(frame);
}

/** The first waiting trigger. */
export function takeFirst(tx: Tx): void {
  const [first] = takeable(tx);
  if (first) takeUp(tx, first);
}

/** Whether the player whose turn it is orders also what others control. */
const activeOrders = (at: Position): boolean => at.book.ruleset.questions?.triggerOrder === 'active';

/**
 * Those that a question about their order is about: of all that wait, or of those of the first player in turn order who
 * has any.
 */
export function nextOnes(at: Position): readonly WaitingTrigger[] {
  const here = waitingHere(at);
  if (activeOrders(at)) return here;
  for (const player of turnOrder(at)) {
    const own = here.filter((w) => w.controller === player);
    if (own.length > 0) return own;
  }
  return here;
}

/**
 * Two triggers differ if their program, who controls them or what is bound in them does: what their event was about only
 * if they speak of it.
 */
const likeness = ({ book }: Position, { origin, controller, results: { it, ...more } }: WaitingTrigger): string =>
  JSON.stringify([
    origin,
    controller,
    more,
    /"(it|them|role|event)"/.test(JSON.stringify(abilityOf(book, origin))) && it,
  ]);

/** What stands for a trigger in a question. */
const face = (w: WaitingTrigger): Ref =>
  w.source ?? wordRef(w.origin.in === 'play' ? 'effect' : w.origin.name || 'rules');

/** The turn player's first: of several that differ one is picked. */
export function pickOne(tx: Tx): void {
  const own = nextOnes(tx);
  const next = own.find((w) => w.ordered) ?? own[0];
  if (next && (next.ordered || !ask(tx, 'pick', own))) takeUp(tx, next);
}

/** In turn order triggers are ordered and their controllers choose their targets; then they wait on the stack. */
export function placeAll(tx: Tx): void {
  const own = nextOnes(tx);
  const [first] = own;
  if (!first || (own.some((w) => !w.ordered) && ask(tx, 'place', own))) return;
  takeUp(tx, first);
  // Who was about to receive priority still is; but there is something new to answer.
  if (tx.state.priority) tx.set('priority', { holder: tx.state.priority.holder, passes: 0 });
}

/** Asks for the order; not so where all are alike. A player who is out of the match orders nothing. */
function ask(tx: Tx, kind: 'pick' | 'place', own: readonly WaitingTrigger[]): boolean {
  const [first] = own;
  if (!first || new Set(own.map((w) => likeness(tx, w))).size < 2) return false;
  const player = activeOrders(tx) ? tx.state.turn.active : first.controller;
  if (!isIn(tx, player)) return false;
  const items = own.map(face);
  const { length } = items;
  const request: Request =
    kind === 'pick'
      ? { shape: 'select', player, candidates: items, min: 1, max: 1 }
      : {
          shape: 'arrange',
          player,
          items,
          piles: [{ name: 'order', min: length, max: length, ordered: true }],
        };
  askOne(tx, { kind }, 'trigger-order', request);
  return true;
}

/** The answer to a question about order: the triggers named first come first. */
export function orderWaiting(tx: Tx, order: readonly number[]): void {
  const own = nextOnes(tx);
  const chosen = order.flatMap((i) => own[i] ?? []);
  const rest = tx.state.waiting.filter((w) => !chosen.includes(w));
  tx.set('waiting', [...chosen.map((w): WaitingTrigger => ({ ...w, ordered: true })), ...rest]);
}
