import type { Position } from '../../effects/env.ts';
import { unresolved } from '../../effects/flow/scope.ts';
import { playerFact } from '../../effects/state/facts.ts';
import { type PlayerId, playerId, zoneKey } from '../../effects/state/ids.ts';
import { choiceDiff } from './asked.ts';
import { eventsDiff, listDiff, numbersDiff, valueDiff } from './diff.ts';
import type { LookData, ResultData, ShownData, TableLook } from './format.ts';
import type { Names } from './names.ts';
import { offerOf } from './offer.ts';
import { seenDiff } from './seen.ts';
import type { Watch } from './watch.ts';
import { zoneDiff } from './zones.ts';

/** Keys of a look that are no players. */
const CHOICE_KEYS = ['choice', 'player', 'candidates', 'min', 'max', 'targets', 'piles', 'total', 'parts'] as const;

/** What has happened since the last input, and what each viewer has been shown. */
export interface Happened {
  readonly events: readonly string[];
  readonly watch: Watch;
}

/** What is other than a look says; nothing where all is as it must be. */
export function lookDiff(names: Names, at: Position, { events, watch }: Happened, look: LookData): string[] {
  const { state } = at;
  const ordered = look.ordered === true;
  return [
    ...(CHOICE_KEYS.some((key) => look[key] !== undefined) ? choiceDiff(names, at, look) : []),
    ...eventsDiff(look.events, look.some, events),
    ...(look.pending ? pendingDiff(names, at, look.pending) : []),
    ...valueDiff('step', state.turn.step, look.step),
    ...valueDiff('active', names.player(state.turn.active), look.active),
    ...valueDiff('turn', state.turn.number, look.turn),
    ...(look.result === undefined ? [] : resultDiff(names, at, look.result)),
    ...Object.entries(look.shared ?? {}).flatMap(([zone, list]) => zoneDiff(names, at, zoneKey(zone), list, ordered)),
    ...names.players.flatMap((name, i) => {
      const table = look[name] as TableLook | undefined;
      return table ? tableDiff(names, at, playerId(i), table, ordered) : [];
    }),
    ...Object.entries(look.seen ?? {}).flatMap((seen) => seenDiff(names, at, watch, seen, ordered)),
  ];
}

function tableDiff(names: Names, at: Position, player: PlayerId, look: TableLook, ordered: boolean): string[] {
  const { facts, out, ...zones } = look;
  const name = names.player(player);
  return [
    ...numbersDiff(`${name}.facts`, (fact) => playerFact(at, player, fact), facts),
    ...valueDiff(`${name}.out`, at.state.players[player]?.out, out),
    ...Object.entries(zones).flatMap(([zone, list]) =>
      zoneDiff(names, at, zoneKey(zone, player), list as readonly (string | ShownData)[], ordered),
    ),
  ];
}

function pendingDiff(names: Names, at: Position, expected: readonly string[]): string[] {
  const refs = unresolved(at)
    .toReversed()
    .map((f) => f.source ?? ({ kind: 'word', word: 'rules' } as const));
  return listDiff('pending', offerOf(names, at, refs), expected, true);
}

function resultDiff(names: Names, at: Position, expected: 'none' | ResultData): string[] {
  const { result } = at.state;
  if (expected === 'none') return result ? [`result: expected none, and the match is over: ${result.reason}`] : [];
  if (!result) return ['result: the match is not over'];
  const winners = result.winners.map((p) => names.player(p)).sort();
  return [
    ...valueDiff('result.winners', winners.join(', ') || 'nobody', [...expected.winners].sort().join(', ') || 'nobody'),
    ...valueDiff('result.reason', result.reason, expected.reason),
  ];
}
