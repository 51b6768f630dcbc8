import { openPlaceOf } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { PublicEvent } from '../events/event.ts';
import { next } from '../flow/next.ts';
import { ROWS, type Run } from '../flow/rows.ts';
import { step } from '../flow/step.ts';
import { type PlayerId, playerId } from '../state/ids.ts';
import { Tx } from '../state/tx.ts';
import { admit, type Rejected, record } from './answering.ts';
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
 */
export function preview(match: Position, input: Input, draw: Draw): Preview | Rejected {
  // Read once: what is looked at again could be something else by then, such as another player.
  const read = readInput(input) ?? ({} as Input);
  const meant = admit(match, read);
  if ('ok' in meant) return meant;
  const viewer = playerId(read.player);
  const { book } = match;
  const given = meant.type === 'answer' && read.type === 'answer' ? { ...read, value: meant.answer } : read;
  let deals: Deals = Array.from({ length: DEALS }, () => begun({ book, state: sample(match, viewer, draw) }, given));
  let shown: Position = match;
  const events: PublicEvent[] = [];
  for (;;) {
    const went = goneOn(deals, viewer);
    if ('until' in went) {
      const { at = shown, until, told = [] } = went;
      return { ok: true, view: viewOf(at, viewer), events: [...events, ...told], until };
    }
    // What the step before came to is certain once all deals go on from it in the same way.
    shown = went.from;
    deals = went.deals;
    events.push(...went.told);
  }
}

type Deals = readonly (Dealt | null)[];

/** A deal, and what the viewer was told of the step that led to it. */
interface Dealt {
  readonly at: Position;
  readonly told: readonly PublicEvent[];
}

type Went =
  | { readonly deals: Deals; readonly from: Position; readonly told: readonly PublicEvent[] }
  | { readonly until: Preview['until']; readonly at?: Position; readonly told?: readonly PublicEvent[] };

/** The next step on all deals, or why it stops before it: in front of the step before, where they do not agree. */
function goneOn(deals: Deals, viewer: PlayerId): Went {
  const [one] = deals;
  if (!one || !agree(deals, (deal) => deal && [deal.told, next(deal.at), viewOf(deal.at, viewer)]))
    return { until: 'deal' };
  const { at, told } = one;
  const row = next(at);
  const { run } = ROWS[row];
  if (!run) {
    if (row === 'over') return { until: 'over', at, told };
    const asked = at.state.choices.some((choice) => openPlaceOf(choice, viewer) !== undefined);
    return { until: asked ? 'settled' : 'other-player', at, told };
  }
  const steps = deals.flatMap((deal) => (deal ? stepped(deal.at, run, viewer) : []));
  const [first] = steps;
  if (!first || !agree(steps, ({ stop }) => stop)) return { until: 'deal', at, told };
  return first.stop ? { until: first.stop, at, told } : { deals: steps, from: at, told };
}

const agree = <T>(list: readonly T[], what: (one: T) => unknown): boolean => {
  const [first, ...more] = list.map((one) => JSON.stringify(what(one)));
  return more.every((other) => other === first);
};

/** A deal with the answer in it; `null` where it is not legal there: a refusal would speak of cards that lie elsewhere. */
function begun(at: Position, input: Input): Dealt | null {
  const tx = new Tx(at);
  const admitted = admit(tx, input);
  if ('ok' in admitted) return null;
  record(tx, admitted);
  return { at: { book: at.book, state: tx.state }, told: [] };
}

interface Stepped extends Dealt {
  /** Why he could not foresee it. */
  readonly stop?: 'chance' | 'reveal';
}

/** One step on one deal. */
function stepped(at: Position, run: Run, viewer: PlayerId): Stepped {
  const tx = new Tx(at);
  const { events } = step(tx, run);
  const to = { book: at.book, state: tx.state };
  const told = events.flatMap((event) => eventFor(to, event, viewer) ?? []);
  if (to.state.random.drawn !== at.state.random.drawn) return { at: to, told, stop: 'chance' };
  const asks = to.state.choices !== at.state.choices && tellsFaces(to, viewer);
  return asks || events.some((e) => showsFace(at, e, viewer)) ? { at: to, told, stop: 'reveal' } : { at: to, told };
}
