import type { Position } from '../../effects/env.ts';
import { type OpenPlace, openIn } from '../../effects/rules/open-requests.ts';
import type { PlayerId } from '../../effects/state/ids.ts';
import type { PlayerState, Result } from '../../effects/state/state.ts';
import { listDiff, numbersDiff, valueDiff } from './diff.ts';
import type { ChoiceLook } from './format.ts';
import { listed, type Names } from './names.ts';
import { labelOffer, offered, offerOf } from './offer.ts';

/** One player's part of an open choice. */
export type Asked = Pick<OpenPlace, 'choice' | 'request'>;

/** What a player is asked now; the first one asked when no player is named. */
export const askedOf = (at: Position, player?: PlayerId): Asked | undefined =>
  openIn(at).find(({ request }) => player === undefined || request.player === player);

/** What is asked and has not been answered, for people. */
export const openLines = (names: Names, at: Position): readonly string[] =>
  openIn(at).map(({ choice, request }) => `${names.player(request.player)}: ${choice.purpose}`);

/** That a player, or without one nobody, is asked anything, and what there is instead. */
export function notAsked(names: Names, at: Position, player?: string): string {
  const who = player === undefined ? 'nothing is asked' : `${player} is not asked anything`;
  if (at.state.result) return `${who}; ${overWords(names, at.state.result, at.state.players)}`;
  return player === undefined ? who : `${who}; open is ${listed(openLines(names, at))}`;
}

/** `the match is over: ann has won (last); bob has lost (health)` */
function overWords(names: Names, result: Result, players: readonly PlayerState[]): string {
  const winners = result.winners.map((seat) => names.player(seat));
  const won =
    winners.length === 0 ? 'nobody has won' : `${winners.join(' and ')} ${winners.length === 1 ? 'has' : 'have'} won`;
  const lost = players.flatMap(({ out }, i) => (out === undefined ? [] : [`${names.players[i]} has lost (${out})`]));
  return `the match is over: ${[`${won} (${result.reason})`, ...lost].join('; ')}`;
}

/** An open choice in words: all that can be expected of it. */
export function describe(names: Names, at: Position, { choice, request }: Asked): ChoiceLook {
  const base = { choice: choice.purpose, player: names.player(request.player) };
  const candidates = offered(names, at, request).names;
  switch (request.shape) {
    case 'act':
      return { ...base, candidates };
    case 'select':
      return { ...base, candidates, min: request.min, max: request.max };
    case 'arrange':
      return { ...base, candidates, piles: request.piles.map((p) => p.name) };
    case 'distribute':
      return { ...base, candidates, total: request.total };
    case 'number':
      return { ...base, min: request.min, max: request.max };
    case 'assign': {
      const targets = offerOf(names, at, request.targets).names;
      return { ...base, candidates, targets, min: request.min, max: request.max };
    }
    case 'pay': {
      const parts = labelOffer(request.parts.map((p) => p.name)).names;
      return {
        ...base,
        candidates,
        parts: Object.fromEntries(parts.map((p, i) => [p, request.parts[i]?.amount ?? 0])),
      };
    }
  }
}

/** What is other than expected in an open choice. */
export function choiceDiff(names: Names, at: Position, look: ChoiceLook): string[] {
  const { choice, player, candidates, ordered = false, min, max, targets, piles, total, parts } = look;
  const seat = player === undefined ? undefined : (names.players.indexOf(player) as PlayerId);
  const asked = askedOf(at, seat);
  if (choice === 'none') {
    const open = openIn(at).map((a) => `${names.player(a.request.player)} is asked: ${a.choice.purpose}`);
    return open.length > 0 ? [`choice: expected none; ${open.join('; ')}`] : [];
  }
  if (!asked) return [`choice: ${notAsked(names, at, player)}`];
  const { request } = asked;
  const got = describe(names, at, asked);
  return [
    ...valueDiff('choice', got.choice, choice),
    ...valueDiff('player', got.player, player),
    ...(candidates ? listDiff('candidates', offered(names, at, request), candidates, ordered) : []),
    ...valueDiff('min', got.min, min),
    ...valueDiff('max', got.max, max),
    ...(targets
      ? listDiff('targets', offerOf(names, at, request.shape === 'assign' ? request.targets : []), targets, ordered)
      : []),
    ...(piles ? listDiff('piles', labelOffer(got.piles ?? []), piles, ordered) : []),
    ...valueDiff('total', got.total, total),
    ...(parts ? listDiff('parts', labelOffer(Object.keys(got.parts ?? {})), Object.keys(parts), ordered) : []),
    ...numbersDiff('parts', (name) => got.parts?.[name], parts),
  ];
}
