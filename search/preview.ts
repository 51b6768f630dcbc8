import { openPlaceOf } from '../effects/choices/choice.ts';
import type { Position } from '../effects/env.ts';
import type { GameEvent, PublicEvent } from '../effects/events/event.ts';
import { next } from '../effects/flow/next.ts';
import { ROWS } from '../effects/flow/rows.ts';
import { step } from '../effects/flow/step.ts';
import { admit, type Rejected, record } from '../effects/rules/answering.ts';
import { type Input, readInput } from '../effects/rules/input.ts';
import { type Draw, sample } from '../effects/rules/sample.ts';
import { eventFor, knowsFace, sightOf } from '../effects/rules/sight.ts';
import { tellsFaces, type View, viewOf } from '../effects/rules/views.ts';
import { type PlayerId, playerId } from '../effects/state/ids.ts';
import type { ObjectRef } from '../effects/state/refs.ts';
import type { MatchState } from '../effects/state/state.ts';
import { Tx } from '../effects/state/tx.ts';
import type { Match } from './match.ts';

/** What an answer would do, as far as the one who gives it may know. */
export interface Preview {
  readonly ok: true;
  readonly view: View;
  readonly events: readonly PublicEvent[];
  /**
   * Why it stops there: it is done, or what comes next depends on chance, something hidden, or another player. With
   * `deal` nothing was played: whether the answer goes through depends on cards that the player does not know.
   */
  readonly until: 'settled' | 'over' | 'chance' | 'reveal' | 'other-player' | 'deal';
}

/**
 * Plays an answer on a match that looks the same to the player, and stops before the first thing that he could not
 * foresee. The match itself is not touched.
 */
export function preview(match: Match, input: Input, draw: Draw): Preview | Rejected {
  // Read once: what is looked at again could be something else by then, such as another player.
  const read = readInput(input) ?? ({} as Input);
  const meant = admit(match, read);
  if ('ok' in meant) return meant;
  const viewer = playerId(read.player);
  const { book } = match;
  let state: MatchState = sample(match, viewer, draw);
  const events: PublicEvent[] = [];
  const first = new Tx({ book, state });
  const admitted = admit(
    first,
    meant.type === 'answer' && read.type === 'answer' ? { ...read, value: meant.answer } : read,
  );
  // Legal in the match, but not with the cards of this deal: a refusal would speak of cards that lie elsewhere.
  if ('ok' in admitted) return { ok: true, view: viewOf(match, viewer), events, until: 'deal' };
  record(first, admitted);
  state = first.state;
  for (;;) {
    const at = { book, state };
    const row = next(at);
    const end = (until: Preview['until']): Preview => ({ ok: true, view: viewOf(at, viewer), events, until });
    if (!ROWS[row].run) {
      if (row === 'over') return end('over');
      const asked = state.choices.some((choice) => openPlaceOf(choice, viewer) !== undefined);
      return end(asked ? 'settled' : 'other-player');
    }
    const tx = new Tx(at);
    const message = step(tx, row);
    if (tx.state.random.drawn !== state.random.drawn) return end('chance');
    if (message.events.some((e) => shows(at, e, viewer))) return end('reveal');
    if (tx.state.choices !== state.choices && tellsFaces(tx, viewer)) return end('reveal');
    state = tx.state;
    for (const event of message.events) {
      const form = eventFor({ book, state }, event, viewer);
      if (form) events.push(form);
    }
  }
}

/** Whether an event would show the viewer a face that he does not know yet. */
function shows(before: Position, event: GameEvent, viewer: PlayerId): boolean {
  const unknown = ({ id }: ObjectRef): boolean => {
    const object = before.state.objects[id];
    return object != null && !knowsFace(before, object, viewer);
  };
  if (event.type !== 'moved' && event.type !== 'revealed' && event.type !== 'turned') return false;
  if (!sightOf(before, viewer).sees(event.audience)) return false;
  if (event.type === 'revealed') return event.objects.some(unknown);
  return !(event.type === 'turned' && event.faceDown) && unknown(event.object);
}
