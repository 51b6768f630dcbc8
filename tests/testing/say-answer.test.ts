import { describe, expect, it } from 'vitest';
import { openRequests } from '../../search/index.ts';
import type { Match } from '../../search/match.ts';
import { MODES, type Mode, runScenario, table } from '../../testing/index.ts';
import { readAnswer } from '../../testing/scenario/answers.ts';
import { askedOf } from '../../testing/scenario/asked.ts';
import { Names } from '../../testing/scenario/names.ts';
import { sayAnswer, sayStep } from '../../testing/scenario/say-answer.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { GAMES, OF_THREE } from '../support/games.ts';
import { same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';
import { parsedScenarios } from '../support/scenarios.ts';
import { REGISTRY } from './registry.ts';

describe('what is answered', () => {
  const shapes = new Set<string>();
  const draw = drawFrom(1);

  /** Says some answers to all that is asked, and reads them back. */
  function check(names: Names, at: Match): void {
    for (const open of openRequests(at))
      for (const answer of [open.random(draw), open.random(draw), open.fallback]) {
        const said = sayAnswer(names, at, open.request, answer);
        same(readAnswer(names, at, open.request, JSON.parse(JSON.stringify(said))), { value: answer });
        shapes.add(open.request.shape);
      }
  }

  /** The search driver, on which all that is asked is checked. */
  const checking: Mode = (book, state) => {
    const session = MODES.search(book, state);
    const names = new Names({ book, state });
    names.learn(session.match, session.messages);
    return {
      get match() {
        return session.match;
      },
      get messages() {
        return session.messages;
      },
      send: (input) => {
        check(names, session.match);
        const refused = session.send(input);
        if (!refused) names.learn(session.match, session.messages);
        return refused;
      },
      stop: session.stop,
    };
  };

  it.each([...GAMES, ...OF_THREE])('in $name can be said in words, and read back as the same answer', (game) => {
    let names: Names | undefined;
    for (const { before, input, after, messages } of randomMatch(game, 1, { leaving: 200 })) {
      names ??= new Names(before);
      check(names, before);
      const player = names.players[input.player] ?? '';
      const step = sayStep(names, before, input);
      if (input.type === 'leave') expect(step).toEqual({ leave: player });
      else expect(Object.keys(step)).toEqual([player]);
      names.learn(after, messages);
    }
  });

  it('has been of all seven shapes', () => {
    const parsed = parsedScenarios('queue/shapes.yaml');
    const ran = parsed.ok ? parsed.scenarios.map((one) => runScenario(one, REGISTRY, { checking })) : [];
    expect(ran.length).toBeGreaterThan(0);
    expect(ran.flatMap(({ failures }) => failures)).toEqual([]);
    expect([...shapes].sort()).toEqual(['act', 'arrange', 'assign', 'distribute', 'number', 'pay', 'select']);
  });

  it('is said in the shortest names that are clear', () => {
    const bears = { board: ['bear', 'bear'] };
    const t = table(arena, {
      step: 'main',
      players: { ann: { ...bears, hand: ['bolt'], facts: { mana: 2, maxMana: 2 } }, bob: bears },
    });
    const asked = () => askedOf(t.match, t.seat('ann'))?.request;
    const said = (answer: number | number[]) => {
      const request = asked();
      return request && sayAnswer(t.names, t.match, request, answer);
    };
    expect([0, 1].map(said)).toEqual(['end', 'play bolt']);
    t.answer('ann', 'play bolt');
    expect([0, 1, 2, 3].map((place) => said([place]))).toEqual([
      ['ann/bear'],
      ['ann/bear.2'],
      ['bob/bear'],
      ['bob/bear.2'],
    ]);
    expect(sayStep(t.names, t.match, { type: 'cancel', player: 0 })).toEqual({ cancel: 'ann' });
    expect(() => sayStep(t.names, t.match, { type: 'answer', player: 1, choice: '1', value: [] })).toThrow(
      'bob is not asked anything',
    );
  });
});
