import type { Position } from '../env.ts';
import type { Fact } from '../events/event.ts';
import { type PlayerId, playerId, zoneKey, zoneName, zonePlayer } from '../state/ids.ts';
import { isEveryoneIn, isIn, liveObject, refOf, turnOrder } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { applyBatch } from './batch.ts';
import { crowdedOut } from './room.ts';
import { changeAnything } from './verdicts.ts';

/** Players who are out and still have something in a match that goes on without them. */
export function departing(at: Position): readonly PlayerId[] {
  if (isEveryoneIn(at) || turnOrder(at).length <= 1) return NONE;
  return at.state.players.flatMap((_, i): readonly PlayerId[] => {
    const player = playerId(i);
    return changeAnything(at, [{ type: 'departed', player }]) ? [player] : NONE;
  });
}

const NONE: readonly never[] = [];

/** What players who are out had goes: what they only controlled back to its owners, the rest with them. */
export function depart(tx: Tx, players: readonly PlayerId[]): void {
  const facts = players.flatMap((p) => given(tx, p));
  const crowded = crowdedOut(tx, facts);
  const back = facts.map((fact) => (crowded.has(fact) ? underDeck(tx, fact) : fact));
  const gone = players.map((player): Fact => ({ type: 'departed', player }));
  applyBatch(
    tx,
    [...back, ...gone].map((fact) => ({ fact })),
    {},
  );
  const { priority } = tx.state;
  // Who has passed has passed on another table.
  if (priority) tx.set('priority', { holder: turnOrder(tx, priority.holder)[0] ?? priority.holder, passes: 0 });
}

/** A card for which there is no room where it belongs goes under its owner's deck: it is not lost. */
function underDeck(at: Position, fact: Fact): Fact {
  const owner = fact.type === 'moved' ? liveObject(at, fact.object)?.owner : undefined;
  if (fact.type !== 'moved' || owner === undefined) return fact;
  return { ...fact, to: zoneKey(at.book.ruleset.deckZone, owner), place: 'bottom' };
}

/** Cards of those who stay, on their way back to their owners' part of the zone that they are in. */
const given = (at: Position, player: PlayerId): readonly Fact[] =>
  at.state.objects.flatMap((o): readonly Fact[] =>
    o === null || zonePlayer(o.zone) !== player || !isIn(at, o.owner)
      ? NONE
      : [{ type: 'moved', object: refOf(o), to: zoneKey(zoneName(o.zone), o.owner), how: 'return' }],
  );
