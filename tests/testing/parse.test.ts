import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cards/tools/problem.ts';
import { parseScenarios } from '../../testing/index.ts';

const GOOD = `scenario: A bear waits
ruleset: arena
setup:
  players:
    ann: { board: [bear] }
    bob: {}
end: { choice: window }
`;

/** The problems of a text, as they are shown. */
const problems = (text: string): string[] => {
  const parsed = parseScenarios(text, 'a.yaml');
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};

/** GOOD with one line put in place of another. */
const instead = (line: string, by: string): string => GOOD.replace(line, by);

describe('reading scenario files', () => {
  it('takes one scenario', () => {
    const parsed = parseScenarios(GOOD, 'a.yaml');
    expect(parsed.ok && parsed.scenarios.map((s) => [s.data.scenario, s.line])).toEqual([['A bear waits', 1]]);
  });

  it('takes several, with a ruleset and cards for all of them', () => {
    const one = (name: string) => `  - scenario: ${name}
    setup: { players: { ann: {} } }
    end: { choice: none }`;
    const text = `ruleset: arena
cards: [{ id: a, name: A, types: [unit] }]
scenarios:
${one('First')}
    cards: [{ id: b, name: B, types: [unit] }]
${one('Second')}
    ruleset: stackgame
`;
    const parsed = parseScenarios(text, 'a.yaml');
    if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
    expect(parsed.scenarios.map(({ data }) => [data.scenario, data.ruleset, data.cards?.map((c) => c.id)])).toEqual([
      ['First', 'arena', ['a', 'b']],
      ['Second', 'stackgame', ['a']],
    ]);
    const [first] = parsed.scenarios;
    expect(first?.locate(['cards', 0]).line).toBe(2);
    expect(first?.locate(['cards', 1]).line).toBe(7);
    expect(first?.locate(['ruleset']).line).toBe(1);
    expect(first?.locate(['end']).line).toBe(6);
  });

  it('takes the card that it is about, of the file where a scenario names none', () => {
    const one = (more: string) => `  - { scenario: S, ${more}, setup: { players: { ann: {} } }, end: {} }\n`;
    const text = `ruleset: arena\ncard: bear\nscenarios:\n${one('shows: works')}${one('card: rat, shows: fails')}`;
    const parsed = parseScenarios(text, 'a.yaml');
    if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
    expect(parsed.scenarios.map(({ data }) => [data.card, data.shows])).toEqual([
      ['bear', 'works'],
      ['rat', 'fails'],
    ]);
    expect(parsed.scenarios.map(({ locate }) => locate(['card']).line)).toEqual([2, 5]);
  });

  it.each([
    ['what it cannot show', `${GOOD}card: bear\nshows: wroks`, 'a.yaml:9:8 "wroks" is not one of'],
    ['what is shown of no card', `${GOOD}shows: works`, 'a.yaml:8:1 It is about no card.'],
    ['an unknown key', instead('ruleset: arena', 'rulset: arena'), 'a.yaml:2:1 The scenario has no key "rulset".'],
    ['a missing end', instead('end: { choice: window }', ''), 'a.yaml:1:1 The scenario lacks the key "end".'],
    ['no ruleset', instead('ruleset: arena\n', ''), 'a.yaml:1:1 The scenario lacks the key "ruleset".'],
    [
      'a step of an unknown player',
      instead('end:', 'steps:\n  - anne: end\nend:'),
      'a.yaml:8:5 The step has no key "anne". (did you mean "ann"?)',
    ],
    [
      'a misspelt word in a look',
      instead('choice: window', 'chioce: window'),
      'a.yaml:7:8 The look has no key "chioce". (did you mean "choice"?)',
    ],
    [
      'a viewer that there is not',
      instead('choice: window', 'choice: window, seen: { bbo: { unknown: [bear] } }'),
      'a.yaml:7:32 The table of viewers has no key "bbo". (did you mean "bob"?)',
    ],
    [
      'two things in one step',
      instead('end:', 'steps:\n  - { ann: end, bob: end }\nend:'),
      'a.yaml:8:17 The step has both "ann" and "bob".',
    ],
    [
      'a reason that there is not',
      instead('end:', 'steps:\n  - reject: { ann: end, because: unpaid }\nend:'),
      'a.yaml:8:34 "unpaid" is not one of',
    ],
    ['an answer of no form', instead('end:', 'steps:\n  - ann: 3\nend:'), 'a.yaml:8:10 Expected'],
    ['a reserved name', instead('bob: {}', 'expect: {}'), 'a.yaml:6:5 "expect" cannot be the name of a player.'],
    [
      'the name of a viewer',
      instead('bob: {}', 'spectator: {}'),
      'a.yaml:6:5 "spectator" cannot be the name of a player.',
    ],
    ['a name with a slash', instead('bob: {}', 'bob/x: {}'), 'a.yaml:6:5 "bob/x" cannot be the name of a player.'],
    ['what is no YAML', 'scenario: [', 'a.yaml:1:11 The bracket [ is opened here'],
    ['an empty file', '', 'a.yaml:1:1 The file is empty.'],
    ['a list', '- a', 'a.yaml:1:1 Expected'],
    ['no scenarios', 'scenarios: []', 'a.yaml:1:12 The list has 0 entries'],
    ['a scenario of several that is none', 'ruleset: arena\nscenarios:\n  - 3', 'a.yaml:3:5 Expected'],
    ['a card of no form', `${GOOD}cards: [{ id: x }]`, 'a.yaml:8:9 The card lacks the keys "name" and "types".'],
    [
      'an unknown op in a card',
      `${GOOD}cards: [{ id: x, name: X, types: [unit], play: { do: [{ op: drw }] } }]`,
      'a.yaml:8:61 There is no op "drw". (did you mean "draw"?)',
    ],
  ])('tells of %s', (_, text, message) => {
    expect(problems(text)[0] ?? 'nothing').toContain(message);
  });

  it('never throws', () => {
    for (const text of ['&a [*a]', '? [a]\n: b', '!!js/function x', '\u0000', 'a: b: c', '__proto__: {}'])
      expect(problems(text).length).toBeGreaterThan(0);
  });
});
