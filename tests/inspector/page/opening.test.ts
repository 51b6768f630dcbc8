import { afterEach, describe, expect, it } from 'vitest';
import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import { hashOf, save } from '../../../index.ts';
import type { LocalMatch } from '../../../inspector/page/local/local-match.ts';
import { replayLocal, resumeLocal } from '../../../inspector/page/local/open-match.ts';
import { scenarioLocal } from '../../../inspector/page/local/open-scenario.ts';
import { Unreadable } from '../../../inspector/page/local/unreadable.ts';
import { answer, newReplay, randomInput, start, withMove } from '../../../search/index.ts';
import { drawFrom } from '../../support/random.ts';

const { raiders = [], keepers = [] } = duelDecks();
const setup = {
  seed: 3,
  players: [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers },
  ],
};

/** A match of so many answers, and its replay. */
function played(answers: number) {
  const draw = drawFrom(1);
  let { match } = start(duelBook(), setup);
  let replay = newReplay(duelBook(), setup);
  for (let n = 0; n < answers; n++) {
    const input = randomInput(match, draw);
    const taken = input && answer(match, input);
    if (!input || !taken?.ok) break;
    match = taken.match;
    replay = withMove(replay, input, match);
  }
  return { match, replay };
}

let opened: LocalMatch | null = null;
afterEach(() => opened?.stop());

const yaml = (steps: string, end = 'choice: window') => `
scenario: A pup
ruleset: duel
setup: { step: main, players: { ann: { board: [kerb-pup], deck: [kerb-pup] }, bob: { deck: [kerb-pup, kerb-pup] } } }
steps: ${steps}
end: { ${end} }
`;
const first = async () => 0;
const faultOf = async (text: string) => {
  const failure = await scenarioLocal({ name: 'a.yaml', text }, first).catch((error: unknown) => error);
  return failure instanceof Unreadable ? failure.fault : failure;
};

describe('a file that is opened', () => {
  it('goes on with a save', () => {
    const { match } = played(20);
    opened = resumeLocal(JSON.parse(JSON.stringify(save(match))));
    expect(hashOf(opened.match.position.state)).toBe(hashOf(match.state));
  });

  it('plays a replay, so that each of its moves is a step', () => {
    const { match, replay } = played(30);
    opened = replayLocal(JSON.parse(JSON.stringify(replay)));
    expect(opened.fault).toBeNull();
    expect(opened.chronicle.steps).toHaveLength(31);
    expect(hashOf(opened.match.position.state)).toBe(hashOf(match.state));
  });

  it('names the first move of a replay that goes another way, and shows what is before it', () => {
    const { replay } = played(10);
    const moves = replay.moves.map((move, at) => (at === 4 ? { ...move, state: 'another' } : move));
    opened = replayLocal({ ...replay, moves });
    expect(opened.fault).toMatchObject({ is: 'differs', move: 5 });
    expect(opened.chronicle.steps).toHaveLength(5);
  });

  it.each([
    [{}, 'unknown-game'],
    [{ ruleset: { name: 'chess' } }, 'unknown-game'],
    [{ ruleset: { name: 'toString' } }, 'unknown-game'],
  ])('is refused where the page has no such game: %j', (file, is) => {
    for (const open of [resumeLocal, replayLocal])
      expect(() => open(file)).toThrow(expect.objectContaining({ fault: expect.objectContaining({ is }) }));
  });

  it('plays a scenario step by step', async () => {
    opened = await scenarioLocal({ name: 'a.yaml', text: yaml('[{ ann: end }]') }, first);
    expect(opened?.fault).toBeNull();
    expect(opened?.chronicle.steps).toHaveLength(2);
    expect(opened?.began?.setup.step).toBe('main');
  });

  it('shows a scenario up to the step that fails, and says why', async () => {
    opened = await scenarioLocal({ name: 'a.yaml', text: yaml('[{ ann: end }, { ann: end }, { bob: end }]') }, first);
    expect(opened?.fault).toMatchObject({ is: 'fails', step: 2, line: 5 });
    expect(opened?.chronicle.steps).toHaveLength(2);
  });

  it('says where it ends in another way', async () => {
    opened = await scenarioLocal({ name: 'a.yaml', text: yaml('[]', 'choice: window, turn: 4') }, first);
    expect(opened?.fault).toMatchObject({ is: 'fails', step: 0, line: 6 });
  });

  it('asks which of several scenarios is meant', async () => {
    const one = (name: string) =>
      `  - { scenario: ${name}, setup: { step: main, players: { ann: {}, bob: {} } }, end: { choice: window } }`;
    const text = ['ruleset: duel', 'scenarios:', one('First'), one('Second')].join('\n');
    const asked: (readonly string[])[] = [];
    const none = await scenarioLocal({ name: 'a.yaml', text }, async (names) => {
      asked.push(names);
      return null;
    });
    expect(none).toBeNull();
    expect(asked).toEqual([['First', 'Second']]);
  });

  it('says what is wrong with a scenario, with line and column', async () => {
    expect(await faultOf('scenario: One\nruleset: chess\nsetup: { players: {} }\nend: {}')).toEqual({
      is: 'unknown-game',
      game: 'chess',
    });
    expect(await faultOf('a: [')).toMatchObject({
      is: 'problems',
      problems: [expect.stringMatching(/^a\.yaml:1:\d+ /)],
    });
    expect(await faultOf(yaml('[{ ann: end }]').replace('kerb-pup', 'kerb-cat'))).toMatchObject({
      is: 'problems',
      problems: [expect.stringMatching(/^a\.yaml:4:\d+ .*kerb-cat/)],
    });
    expect(await faultOf(yaml('[{ cid: end }]'))).toMatchObject({ is: 'problems' });
  });
});
