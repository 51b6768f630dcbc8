import { describe, expect, test } from 'vitest';
import { boardLines } from '../../cli/terminal/board.ts';
import { optionsOf } from '../../cli/terminal/options.ts';
import { questionLines } from '../../cli/terminal/question.ts';
import { readAnswer } from '../../cli/terminal/read-answer.ts';
import type { Answer, Request } from '../../effects/choices/choice.ts';
import { requestWords } from '../../effects/choices/shapes.ts';
import { askedOf } from '../../effects/rules/asked.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { openRequests, start } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

const number = (at: number): string => `${at + 1}`;
const amounts = (list: readonly number[]): string =>
  list.flatMap((n, i) => (n > 0 ? [`${number(i)} = ${n}`] : [])).join(', ') || 'none';

/** An answer as somebody types it who goes by the numbers. */
function typed(request: Request, answer: Answer): string {
  // Each is of the request's shape: it was sampled from it.
  const [list, lists] = [answer as readonly number[], answer as readonly (readonly number[])[]];
  switch (request.shape) {
    case 'act':
      return number(answer as number);
    case 'number':
      return `${answer}`;
    case 'select':
      return list.map(number).join(', ') || 'none';
    case 'arrange':
      return lists.map((items, i) => `${number(i)}: ${items.map(number).join(', ')}`).join('; ');
    case 'distribute':
      return amounts(list);
    case 'assign':
      return list.flatMap((to, i) => (to === null ? [] : [`${number(i)} > ${number(to)}`])).join(', ') || 'none';
    case 'pay':
      return lists.map((row, i) => `${number(i)}: ${amounts(row)}`).join('; ');
  }
}

describe('in any game', () => {
  test.each(GAMES)('of $name all that is asked is drawn, and what is typed is read', (game) => {
    const draw = drawFrom(11);
    let { match } = start(game.book, { seed: 11, players: game.players(drawFrom(11)) });
    const shapes = new Set<string>();
    for (const { before, after } of randomMatch(game, 11)) {
      match = before;
      for (const open of openRequests(before)) {
        const { player } = open.request;
        const [asked] = askedOf(before, player);
        if (!asked?.choice.request) throw new Error('asked, and shown no question');
        const table = { view: asked.view, ruleset: game.book.ruleset, seat: player };
        const options = optionsOf(table, asked.choice);
        const question = { ...asked, request: asked.choice.request, options, words: requestWords(open.request) };
        for (const line of [...boardLines(table), ...questionLines(table, question)])
          expect(line).not.toMatch(/undefined|\[object|null|NaN/);
        const answer = open.random(draw);
        expect(readAnswer(table, asked.choice.request, options, typed(open.request, answer))).toEqual({
          value: answer,
        });
        shapes.add(open.request.shape);
      }
      match = after;
    }
    expect(match.state.result).not.toBeNull();
    expect(shapes).toContain('act');
  });

  test.each(GAMES)('of $name the screen is the same on all deals that look the same', (game) => {
    const draw = drawFrom(12);
    let k = 0;
    for (const { after } of randomMatch(game, 12)) {
      if (++k % 7 !== 0) continue;
      for (const seat of after.state.players.keys()) {
        const screen = (state: typeof after.state) =>
          boardLines({ view: viewOf({ book: game.book, state }, seat), ruleset: game.book.ruleset, seat });
        expect(screen(sample(after, playerId(seat), draw))).toEqual(screen(after.state));
      }
    }
    expect(k).toBeGreaterThan(7);
  });
});
