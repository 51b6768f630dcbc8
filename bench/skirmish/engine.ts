import type { Answer, Request } from '../../effects/choices/choice.ts';
import { countAnswers, listAnswers } from '../../effects/choices/shapes.ts';
import type { Position } from '../../effects/env.ts';
import { makeBook } from '../../effects/make-book.ts';
import { openRequests } from '../../effects/rules/open-requests.ts';
import { objectFact, playerFact } from '../../effects/state/facts.ts';
import { playerId, zoneKey } from '../../effects/state/ids.ts';
import { type Driver, seated } from '../drivers/driver.ts';
import { type CardName, digest, type PlayerSummary, type Seat, type Skirmish, type UnitName } from './game.ts';
import { skirmish, skirmishCards } from './skirmish.ruleset.ts';

const book = makeBook(skirmish, skirmishCards);

function open(at: Position) {
  const [request] = openRequests(at);
  if (!request) throw new RangeError('Nothing is asked.');
  return request;
}

function nth(request: Request, index: number): Answer {
  let k = 0;
  for (const value of listAnswers(request)) if (k++ === index) return value;
  throw new RangeError(`There is no answer ${index}.`);
}

function cards(at: Position, zone: string, seat: Seat): CardName[] {
  const list = at.state.zones[zoneKey(zone, playerId(seat))] ?? [];
  return list.map((id) => (at.state.objects[id]?.card ?? '') as string as CardName);
}

function summary(at: Position, seat: Seat): PlayerSummary {
  const player = playerId(seat);
  return {
    health: playerFact(at, player, 'health'),
    mana: playerFact(at, player, 'mana'),
    maxMana: playerFact(at, player, 'maxMana'),
    deck: cards(at, 'deck', seat),
    hand: cards(at, 'hand', seat),
    board: (at.state.zones[zoneKey('board', player)] ?? []).map((id) => ({
      name: (at.state.objects[id]?.card ?? '') as string as UnitName,
      damage: objectFact(at, id, 'damage'),
      ready: objectFact(at, id, 'ready') === 1,
    })),
    discard: cards(at, 'discard', seat),
  };
}

/** Skirmish on one of the engine's drivers: every answer goes through the same door as a player's. */
export const skirmishOn = <M>(driver: Driver<M>): Skirmish<M> => ({
  start: (decks) => driver.start(book, { seed: 1, players: seated(decks) }),
  count: (match) => {
    const at = driver.position(match);
    return at.state.result ? 0 : countAnswers(open(at).request);
  },
  answer: (match, index) => {
    const asked = open(driver.position(match));
    const after = driver.answer(match, asked, nth(asked.request, index));
    if (driver.position(after).state.result) driver.stop(after);
    return after;
  },
  over: (match) => {
    const { result } = driver.position(match).state;
    if (!result) return null;
    const [winner] = result.winners;
    return winner === undefined ? 'draw' : (winner as number as Seat);
  },
  digest: (match) => {
    const at = driver.position(match);
    return digest({ turn: at.state.turn.number, players: [summary(at, 0), summary(at, 1)] });
  },
});
