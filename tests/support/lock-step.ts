import { expect } from 'vitest';
import type { Input } from '../../effects/rules/input.ts';
import { resume, save } from '../../effects/save/save.ts';
import type { LiveMatch, News } from '../../index.ts';
import { answer, type Match } from '../../search/index.ts';
import type { Game } from './games.ts';
import { liveMatch, treeOf, treeOfState } from './live.ts';
import { randomMatch } from './play.ts';

/** The match after it was written out, read in and resumed. */
function readAgain(match: Match): Match {
  const resumed = resume(match.book, JSON.parse(JSON.stringify(save(match))));
  if (!resumed.ok) throw new Error(`${resumed.code}: ${resumed.message}`);
  return resumed.position;
}

/** Far quicker than `expect` where they are the same. */
export function same(got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toStrictEqual(wanted);
}

/** Gives an input through the handle, as its player. */
export function give(match: LiveMatch, input: Input): void {
  const player = match.players[input.player] ?? '';
  const taken =
    input.type === 'answer'
      ? match.answer(player, input.choice, input.value)
      : input.type === 'leave'
        ? match.leave(player)
        : match.cancel(player, input.choice);
  if (!taken.ok) throw new Error(`${taken.code}: ${taken.message}`);
}

/** Plays one match in three ways, and compares after each answer: states, events, and where the actors stand. */
export function inLockStep(game: Game, seed: number, { leaving = 0 } = {}): void {
  const live = liveMatch(game, seed);
  const heard: News[] = [];
  live.news$.subscribe((news) => heard.push(news));
  for (const { before, input, after, messages } of randomMatch(game, seed, { leaving })) {
    heard.length = 0;
    give(live, input);
    const again = answer(readAgain(before), input);
    if (!again.ok) throw new Error(again.message);
    same(live.position.state, after.state);
    same(again.match.state, after.state);
    // With the first answer comes how the match began.
    const said = heard.at(-1);
    if (said?.type !== 'settled') throw new Error('Nothing was published.');
    same(said.messages, messages);
    same(again.messages, messages);
    same(treeOf(live), treeOfState(after.state));
  }
  expect(live.result).not.toBeNull();
  expect(Object.keys(treeOf(live)).filter((id) => /^(effect|choice)\./.test(id))).toEqual([]);
  live.stop();
}
