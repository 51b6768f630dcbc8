import { countAnswers, listAnswers } from '../../effects/choices/shapes.ts';
import { makeBook } from '../../effects/make-book.ts';
import { objectFact, playerFact } from '../../effects/state/facts.ts';
import { playerId, zoneKey } from '../../effects/state/ids.ts';
import { answer, type Match, openRequests, start } from '../../search/index.ts';
import { type CardName, digest, type PlayerSummary, type Seat, type Skirmish, type UnitName } from './game.ts';
import { skirmish, skirmishCards } from './skirmish.ruleset.ts';

const book = makeBook(skirmish, skirmishCards);

function open(match: Match) {
  const [request] = openRequests(match);
  if (!request) throw new RangeError('Nothing is asked.');
  return request;
}

function cards(match: Match, zone: string, seat: Seat): CardName[] {
  const list = match.state.zones[zoneKey(zone, playerId(seat))] ?? [];
  return list.map((id) => (match.state.objects[id]?.card ?? '') as string as CardName);
}

function summary(match: Match, seat: Seat): PlayerSummary {
  const player = playerId(seat);
  return {
    health: playerFact(match, player, 'health'),
    mana: playerFact(match, player, 'mana'),
    maxMana: playerFact(match, player, 'maxMana'),
    deck: cards(match, 'deck', seat),
    hand: cards(match, 'hand', seat),
    board: (match.state.zones[zoneKey('board', player)] ?? []).map((id) => ({
      name: (match.state.objects[id]?.card ?? '') as string as UnitName,
      damage: objectFact(match, id, 'damage'),
      ready: objectFact(match, id, 'ready') === 1,
    })),
    discard: cards(match, 'discard', seat),
  };
}

/** Skirmish on the engine's search driver: every answer goes through the same door as a player's. */
export const engine: Skirmish<Match> = {
  start: (decks) =>
    start(book, {
      seed: 1,
      players: decks.map((deck, i) => ({ name: String(i), deck })),
    }).match,
  count: (match) => (match.state.result ? 0 : countAnswers(open(match).request)),
  answer: (match, index) => {
    const { choice, request } = open(match);
    let k = 0;
    for (const value of listAnswers(request)) {
      if (k++ < index) continue;
      const taken = answer(match, { type: 'answer', player: request.player, choice: choice.id, value });
      if (!taken.ok) throw new RangeError(taken.message);
      return taken.match;
    }
    throw new RangeError(`There is no answer ${index}.`);
  },
  over: ({ state }) => {
    if (!state.result) return null;
    const [winner] = state.result.winners;
    return winner === undefined ? 'draw' : (winner as number as Seat);
  },
  digest: (match) => digest({ turn: match.state.turn.number, players: [summary(match, 0), summary(match, 1)] }),
};
