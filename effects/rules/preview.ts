import { openPlaceOf } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { PublicEvent } from '../events/event.ts';
import { next } from '../flow/next.ts';
import { ROWS, type Run } from '../flow/rows.ts';
import { step } from '../flow/step.ts';
import { type PlayerId, playerId } from '../state/ids.ts';
import { Tx } from '../state/tx.ts';
import { admit, beginWith, type Rejected } from './answering.ts';
import { type Input, readInput } from './input.ts';
import { type Draw, sample } from './sample.ts';
import { eventFor } from './sight.ts';
import { showsFace, tellsFaces, type View, viewOf } from './views.ts';

/** What an answer would do, as far as the one who gives it may know. */
export interface Preview {
  readonly ok: true;
  readonly view: View;
  readonly events: readonly PublicEvent[];
  /**
   * Why it stops there: it is done, or what comes next depends on chance, on another player or on cards that the player
   * does not know (`deal`), or would show him such cards (`reveal`). That it depends on them is found by playing on a few
   * deals, so that what hardly ever matters may be missed.
   */
  readonly until: 'settled' | 'over' | 'chance' | 'reveal' | 'other-player' | 'deal';
}

/** Deals on which it is played side by side: what they do not agree on depends on cards that the player does not know. */
const DEALS = 3;

/**
 * Plays an answer on matches that look the same to the player, and stops before the first thing that he could not
 * foresee. The match itself is not touched.
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { openRequests, preview, start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const { match } = start(duelBook(), { seed: 7, players });
 * const [open] = openRequests(match);
 * const input = { type: 'answer', player: 0, choice: open?.choice.id ?? '', value: [0] } as const;
 * const foreseen = preview(match, input, () => 0);
 * console.log(foreseen.ok ? foreseen.until : foreseen.message); // other-player
 * ```
 */
export function preview(match: Position, input: Input, draw: Draw): Preview | Rejected {
  // Read once: what is looked at again could be something else by then, such as another player.
  const read = readInput(input) ?? ({} as Input);
  const meant = admit(match, read);
  if ('ok' in meant) return meant;
  const viewer = playerId(read.player);
  const { book } = match;
  const given = meant.type === 'answer' && read.type === 'answer' ? { ...read, value: meant.answer } : read;
  const first = Array.from({ length: DEALS }, () => begun({ book, state: sample(match, viewer, draw) }, given));
  const course: Deals[] = [];
  let went: Went = { deals: first };
  while ('deals' in went) {
    course.push(went.deals);
    went = goneOn(went.deals, viewer);
  }
  let { until } = went;
  // What the last step came to is certain only where it is the same on all deals: else it stops in front of it.
  if (went.uncertain) course.pop();
  while (course.length > 0 && !agree(course.at(-1) ?? [], (deal) => deal && viewOf(deal.at, viewer))) {
    course.pop();
    until = 'deal';
  }
  const shown = course.at(-1)?.[0]?.at ?? match;
  return { ok: true, view: viewOf(shown, viewer), events: course.flatMap(([deal]) => deal?.told ?? []), until };
}

type Deals = readonly (Dealt | null)[];

/** A deal, and what the viewer was told of the step that led to it. */
interface Dealt {
  readonly at: Position;
  readonly told: readonly PublicEvent[];
}

/** The next step on all deals, or why there is none; `uncertain` where they have not come to the same by now. */
type Went = { readonly deals: Deals } | { readonly until: Preview['until']; readonly uncertain?: true };

/** Goes on by a step. What the viewer sees is compared where it stops: views are long, and nobody is shown these. */
function goneOn(deals: Deals, viewer: PlayerId): Went {
  const [one] = deals;
  if (!one || !agree(deals, (deal) => deal && [deal.told, next(deal.at)])) return { until: 'deal', uncertain: true };
  const { at } = one;
  const row = next(at);
  const { run } = ROWS[row];
  if (!run) {
    if (row === 'over') return { until: 'over' };
    const asked = at.state.choices.some((choice) => openPlaceOf(choice, viewer) !== undefined);
    return { until: asked ? 'settled' : 'other-player' };
  }
  const steps = deals.flatMap((deal) => (deal ? stepped(deal.at, run, viewer) : []));
  const [first] = steps;
  if (!first || !agree(steps, ({ stop }) => stop)) return { until: 'deal' };
  return first.stop ? { until: first.stop } : { deals: steps };
}

const agree = <T>(list: readonly T[], what: (one: T) => unknown): boolean => {
  const [first, ...more] = list.map((one) => JSON.stringify(what(one)));
  return more.every((other) => other === first);
};

/** A deal with the answer in it; `null` where it is not legal there: a refusal would speak of cards that lie elsewhere. */
function begun(at: Position, input: Input): Dealt | null {
  const tx = beginWith(at, input);
  if ('ok' in tx) return null;
  return { at: { book: at.book, state: tx.state, memo: tx.memo }, told: [] };
}

interface Stepped extends Dealt {
  /** Why he could not foresee it. */
  readonly stop?: 'chance' | 'reveal';
}

/** One step on one deal. */
function stepped(at: Position, run: Run, viewer: PlayerId): Stepped {
  const tx = new Tx(at);
  const { events } = step(tx, run);
  const to = { book: at.book, state: tx.state, memo: tx.memo };
  const told = events.flatMap((event) => eventFor(to, event, viewer) ?? []);
  if (to.state.random.drawn !== at.state.random.drawn) return { at: to, told, stop: 'chance' };
  const asks = to.state.choices !== at.state.choices && tellsFaces(to, viewer);
  return asks || events.some((e) => showsFace(at, e, viewer)) ? { at: to, told, stop: 'reveal' } : { at: to, told };
}
