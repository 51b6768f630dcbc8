import { expect } from 'vitest';
import type { Book } from '../../effects/book.ts';
import type { Input } from '../../effects/rules/input.ts';
import { resume } from '../../effects/save/resume.ts';
import { stampOf } from '../../effects/save/stamp.ts';
import type { LiveMatch, News } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { answer, type Match } from '../../search/index.ts';
import { give as tried } from '../../testing/scenario/live-modes.ts';
import type { Game } from './games.ts';
import { liveMatch } from './live.ts';
import { randomMatch } from './play.ts';

/** A match again from its state as text: as it is, or by way of a save, which checks all of it. */
const readers = {
  plain: (book: Book, state: string): Match => ({ book, state: JSON.parse(state) }),
  resumed: (book: Book, state: string): Match => {
    const resumed = resume(book, { ...stampOf(book), state: JSON.parse(state) });
    if (!resumed.ok) throw new Error(`${resumed.code}: ${resumed.message}`);
    return resumed.position;
  },
};

/** Far quicker than `expect` where they are the same. */
export function same(got: unknown, wanted: unknown): void {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) expect(got).toStrictEqual(wanted);
}

/** Gives an input through the handle, which must take it. */
export function give(match: LiveMatch, input: Input): void {
  const taken = tried(match, input);
  if (!taken.ok) throw new Error(`${taken.code}: ${taken.message}`);
}

interface LockStep {
  /** One of so many inputs is that somebody leaves; none when left out. */
  readonly leaving?: number;
  /** How the match is read again after every answer. */
  readonly read?: keyof typeof readers;
}

/** Plays one match in three ways, and compares after each answer: states, events, and where the actors stand. */
export function inLockStep(game: Game, seed: number, { leaving = 0, read = 'resumed' }: LockStep = {}): void {
  const { book } = game;
  const live = liveMatch(game, seed);
  const heard: News[] = [];
  live.news$.subscribe((news) => heard.push(news));
  let text = JSON.stringify(live.position.state);
  for (const { input, after, messages } of randomMatch(game, seed, { leaving })) {
    heard.length = 0;
    give(live, input);
    const again = answer(readers[read](book, text), input);
    if (!again.ok) throw new Error(again.message);
    text = JSON.stringify(after.state);
    if (JSON.stringify(live.position.state) !== text) expect(live.position.state).toStrictEqual(after.state);
    if (JSON.stringify(again.match.state) !== text) expect(again.match.state).toStrictEqual(after.state);
    // With the first answer comes how the match began.
    const said = heard.at(-1);
    if (said?.type !== 'settled') throw new Error('Nothing was published.');
    const events = JSON.stringify(messages);
    if (JSON.stringify(said.messages) !== events) expect(said.messages).toStrictEqual(messages);
    if (JSON.stringify(again.messages) !== events) expect(again.messages).toStrictEqual(messages);
    same(treeOf(live), treeOfState(after.state));
  }
  expect(live.result).not.toBeNull();
  expect(Object.keys(treeOf(live)).filter((id) => /^(effect|choice)\./.test(id))).toEqual([]);
  live.stop();
}
