import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../effects/language.ts';
import type { Check } from '../../../effects/ruleset.ts';
import { Causes } from '../../../effects/text/cause-words.ts';
import { pendingOf } from '../../../inspector/host/pending.ts';
import type { FrameRecord, NodeRecord, PendingRecord } from '../../../inspector/protocol/pending.ts';
import { start } from '../../../search/index.ts';
import { duelGame, GAMES } from '../../support/games.ts';
import { Lab, relic, spell } from '../../support/lab.ts';
import { randomMatch } from '../../support/play.ts';
import { drawFrom } from '../../support/random.ts';
import { labOf, type Scene } from '../../support/scene.ts';

const pending = (lab: Pick<Lab, 'match'>): PendingRecord => pendingOf(lab.match, new Causes());

/** A play of `cast` up to its first question. */
function cast(scene: Scene): Lab {
  const lab = labOf(scene);
  for (const words of scene.first ?? []) lab.act(words);
  return lab.act('play cast');
}

/** A program in short, indented: `now choose`. */
const lines = (nodes: readonly NodeRecord[], depth = 0): readonly string[] =>
  nodes.flatMap(({ path, op, is, round, within }) => [
    `${'  '.repeat(depth)}${is} ${op} ${path}${round ? ` (${round.k}/${round.of} ${round.item})` : ''}`,
    ...lines(within, depth + 1),
  ]);

const SIGNAL: Effect = { op: 'signal', name: 'done' };
const ASK: Effect = { op: 'choose', from: { select: 'words', of: ['yes', 'no'] }, as: 'said' };
/** What stands after each program of a scene. */
const PROBE = ['ahead choose', 'ahead signal'];
const named = ({ results }: FrameRecord): readonly string[] => results.map(({ name, words }) => `${name}: ${words}`);

test('at rest nothing is pending, and it is said where the turn goes', () => {
  expect(pending(new Lab({ cards: [], players: [{}, {}] }))).toEqual({
    policy: 'queue',
    rows: ['over', 'ask', 'check', 'resolve', 'take', 'close', 'window', 'lapse', 'advance'],
    next: 'ask',
    goes: [
      { to: 'choice', choice: '1', purpose: 'window', players: [0] },
      { to: 'window', step: 'main' },
      { to: 'step', step: 'end' },
    ],
    frames: [],
    waiting: [],
    delayed: [],
  });
});

test('a match that is over goes nowhere', () => {
  const lab = cast({ do: [{ op: 'lose', who: 'opponents', why: 'health' }] });
  const { next, goes, frames } = pending(lab);
  expect({ next, goes }).toEqual({ next: 'over', goes: [{ to: 'over', reason: 'last' }] });
  // What was under way stays as it was.
  expect(frames.map(({ program }) => lines(program))).toEqual([['done lose 0', 'now choose 1', 'ahead signal 2']]);
});

describe('a play that is put together', () => {
  const shot = spell(
    'shot',
    [
      { op: 'damage', to: 'first', amount: 2 },
      { op: 'heal', to: 'second', amount: 1 },
    ],
    {
      targets: [
        { as: 'first', from: 'everyone' },
        { as: 'second', from: 'everyone' },
      ],
    },
    2,
  );
  const lab = () => new Lab({ cards: [shot], players: [{ hand: ['shot'] }, {}] }).act('play shot');

  test('shows what it will do, what it costs, and what it asks', () => {
    expect(pending(lab()).frames).toEqual([
      {
        id: 2,
        kind: 'play',
        status: 'draft',
        scope: 0,
        controller: 0,
        words: 'shot: play',
        source: 'shot',
        object: '#1',
        cause: {},
        program: [
          { path: '0', op: 'damage', words: 'Deal 2 damage to the first', is: 'ahead', within: [] },
          { path: '1', op: 'heal', words: 'Heal the second by 1', is: 'ahead', within: [] },
        ],
        after: [],
        stage: { is: 'draft', action: 'play', picks: [] },
        costs: ["pay mana equal to this one's cost"],
        results: [],
        targets: [],
        choices: ['1.1'],
      },
    ]);
  });
  test('shows what was picked so far', () => {
    const [frame] = pending(lab().pick('p1')).frames;
    expect(frame).toMatchObject({
      stage: { is: 'draft', action: 'play', picks: ['first'] },
      results: [{ name: 'first', words: 'p1' }],
      choices: ['1.2'],
    });
  });
});

describe('a program', () => {
  const each = (body: readonly Effect[]): Effect => ({
    op: 'forEach',
    of: { select: 'players', who: 'all' },
    do: body,
  });

  test('tells what is done, what is to come, and which branch was not taken', () => {
    const lab = cast({
      do: [
        { op: 'heal', to: 'you', amount: 1, as: 'healed' },
        each([
          { op: 'if', cond: { test: 'same', one: 'each', other: 'you' }, do: [SIGNAL], else: [SIGNAL, ASK, SIGNAL] },
          SIGNAL,
        ]),
      ],
    });
    const [frame] = pending(lab).frames;
    expect(frame && lines(frame.program)).toEqual([
      'done heal 0',
      'open forEach 1 (2/2 p1)',
      '  open if 1.do.0',
      '    aside signal 1.do.0.do.0',
      '    done signal 1.do.0.else.0',
      '    now choose 1.do.0.else.1',
      '    ahead signal 1.do.0.else.2',
      '  ahead signal 1.do.1',
      'ahead choose 2',
      'ahead signal 3',
    ]);
    expect(frame).toMatchObject({
      words: 'cast: play',
      at: '1.do.0.else.1',
      after: [{ path: 'after.0', op: 'move', is: 'ahead' }],
      choices: ['2'],
    });
    expect(frame && named(frame)).toEqual(['it: 1', 'healed: p0 1', 'each: p1']);
    expect(pending(lab).goes).toEqual([
      { to: 'choice', choice: '2', purpose: 'choose', players: [0] },
      { to: 'frame', frame: 2, words: 'cast: play', at: 'choose' },
      { to: 'window', step: 'main' },
      { to: 'step', step: 'end' },
    ]);
  });
  test('shows lists that an op has made, and that events are about to happen', () => {
    const kept = { replace: 'prevent', of: { on: 'moved', how: ['draw'], subject: {} } } as const;
    const lab = cast({
      do: [{ op: 'draw', count: 2 }],
      mine: { deck: ['rat', 'ox'], board: ['stay'] },
      cards: [relic('stay', { abilities: [{ instead: kept, optional: true }] })],
    });
    const [frame] = pending(lab).frames;
    expect(frame && lines(frame.program)).toEqual([
      'open draw 0',
      '  open repeat 0.made.0 (1/2 1)',
      '    open forEach 0.made.0.do.0 (1/1 p0)',
      '      now drawOne 0.made.0.do.0.do.0',
      'ahead choose 1',
      'ahead signal 2',
    ]);
    expect(frame).toMatchObject({ at: '0.made.0.do.0.do.0', stage: { is: 'proposed', count: 1 }, choices: ['2'] });
  });
  test('shows a settle in a frame of its own, with nothing of what stands around it', () => {
    const lab = cast({ do: [{ op: 'settle', do: [SIGNAL, ASK, SIGNAL] }] });
    const { frames, goes } = pending(lab);
    expect(frames.map(({ program }) => lines(program))).toEqual([
      ['now settle 0', ...PROBE.map((line, i) => `${line} ${i + 1}`)],
      ['done signal 0.do.0', 'now choose 0.do.1', 'ahead signal 0.do.2'],
    ]);
    expect(frames).toMatchObject([
      { id: 2, stage: { is: 'waits', frame: 3 }, choices: [] },
      { id: 3, kind: 'settle', parent: 2, scope: 1, words: 'cast: play', choices: ['2'] },
    ]);
    expect(goes.slice(1, 3)).toEqual([
      { to: 'frame', frame: 3, words: 'cast: play', at: 'choose' },
      { to: 'frame', frame: 2, words: 'cast: play', at: 'settle' },
    ]);
  });
});

describe('triggers', () => {
  const HEARD = { on: 'signalled', name: 'done' } as const;
  const one = relic('one', { abilities: [{ on: HEARD, do: [{ op: 'heal', to: 'you', amount: 1 }] }] });
  const two = relic('two', { abilities: [{ on: HEARD, do: [{ op: 'draw' }] }] });
  const heard: Scene = { do: [SIGNAL, ASK], cards: [one, two], mine: { board: ['one', 'two'] } };

  test('wait until what has set them off is done', () => {
    const { waiting, goes } = pending(cast(heard));
    const batch = waiting[0]?.batch;
    expect(waiting).toEqual([
      { id: 3, words: 'one: ability 1', controller: 0, batch, during: 2 },
      { id: 4, words: 'two: ability 1', controller: 0, batch, during: 2 },
    ]);
    expect(goes).toContainEqual({ to: 'triggers', count: 2 });
  });
  test('of a pool are picked from', () => {
    const lab = cast({ ...heard, policy: 'pool' })
      .pick('yes')
      .pick();
    expect(pending(lab)).toMatchObject({
      policy: 'pool',
      next: 'ask',
      goes: [
        { to: 'choice', purpose: 'trigger-order', players: [0] },
        { to: 'triggers', count: 2 },
        { to: 'window', step: 'main' },
        { to: 'step', step: 'end' },
      ],
      frames: [],
      waiting: [{ words: 'one: ability 1' }, { words: 'two: ability 1' }],
    });
  });
  test('go to a stack, where they and plays wait, and choose their targets', () => {
    const three = relic('three', {
      abilities: [
        {
          on: HEARD,
          targets: [{ as: 'target', from: 'everyone' }],
          do: [{ op: 'damage', to: 'target', amount: 1 }],
        },
      ],
    });
    const lab = cast({ do: [SIGNAL], cards: [three], mine: { board: ['three'] }, policy: 'priority' });
    const stacked = pending(lab);
    expect(stacked.goes).toEqual([
      { to: 'choice', choice: '2', purpose: 'priority', players: [0] },
      { to: 'stack', frame: 2, words: 'cast: play' },
      { to: 'window', step: 'main' },
      { to: 'step', step: 'end' },
    ]);
    expect(stacked.frames.map(({ status, program }) => [status, ...lines(program)])).toEqual([
      ['stacked', 'ahead signal 0', 'ahead choose 1', 'ahead signal 2'],
    ]);
    lab.act('pass').act('pass').pick();
    const [targeting] = pending(lab).frames;
    expect(targeting).toMatchObject({
      kind: 'trigger',
      status: 'targeting',
      words: 'three: ability 1',
      cause: { batch: 3 },
      program: [{ op: 'damage', is: 'ahead' }],
      choices: ['5'],
    });
    expect(targeting).not.toHaveProperty('at');
    const [waits] = pending(lab.pick('p1')).frames;
    expect(waits).toMatchObject({
      status: 'stacked',
      targets: [{ name: 'target', words: 'p1' }],
      results: [
        { name: 'it', words: '1' },
        { name: 'target', words: 'p1' },
      ],
    });
  });
  test('that are laid down wait for their event', () => {
    const lab = cast({ do: [{ op: 'later', on: { on: 'began', step: 'end', whose: 'you' }, do: [{ op: 'draw' }] }] });
    expect(pending(lab).delayed).toEqual([
      {
        id: 1,
        controller: 0,
        source: 'cast',
        on: 'your end step begins',
        words: 'Draw a card',
        until: 'match',
        once: true,
      },
    ]);
  });
});

describe('effects besides', () => {
  test('are state checks that ask', () => {
    const relics = { select: 'objects', in: ['board'], where: { type: 'relic' } } as const;
    const many: Check = {
      name: 'many',
      find: { ...relics, where: { type: 'relic', if: { test: 'exists', of: relics, min: 2 } } },
      ask: { by: 'active', from: relics, count: 1, purpose: 'keep' },
      do: [{ op: 'destroy', what: 'them' }],
    };
    const lab = labOf({ do: [], rules: { checks: [many] }, mine: { board: ['idol', 'idol'] } });
    const [sweep] = pending(lab).frames;
    expect(sweep).toMatchObject({
      kind: 'sweep',
      words: 'a check',
      program: [{ path: 'many.0', op: 'destroy', is: 'ahead' }],
      choices: ['1'],
    });
    expect(sweep).not.toHaveProperty('at');
  });
  test('are what is done in place of something, and that waits for it', () => {
    const ward = relic('ward', {
      abilities: [{ instead: { replace: 'instead', of: { on: 'damaged', subject: {} }, do: [ASK, SIGNAL] } }],
    });
    const { frames } = pending(
      cast({ do: [{ op: 'damage', to: 'opponents', amount: 2 }], mine: { board: ['ward'] }, cards: [ward] }),
    );
    expect(frames).toMatchObject([
      { id: 2, stage: { is: 'waits', frame: 3 }, at: '0' },
      {
        id: 3,
        kind: 'follow',
        words: 'ward: in place of what would have happened',
        cause: { frame: 2 },
        choices: ['2'],
      },
    ]);
    expect(frames.map(({ program }) => lines(program)[0])).toEqual(['now damage 0', 'now choose 0']);
  });
});

test('the setup of a match is an effect like any other', () => {
  const { match } = start(duelGame.book, { seed: 1, players: duelGame.players(drawFrom(1)) });
  const { frames, goes } = pending({ match });
  expect(frames).toMatchObject([{ id: 1, words: 'setup', status: 'running', choices: ['1'] }]);
  expect(goes).toMatchObject([
    { to: 'choice', purpose: 'mulligan', players: [0, 1] },
    { to: 'frame', frame: 1, at: 'choose' },
    { to: 'step', step: 'start', turn: true },
  ]);
});

test.each(GAMES)('at every answer of $name each effect has reached one place', (game) => {
  for (const { after } of randomMatch(game, 3)) {
    const { frames, goes, next } = pending({ match: after });
    expect(goes[0]?.to).toBe(next === 'over' ? 'over' : 'choice');
    for (const { status, kind, at, program } of frames) {
      const reached = flat(program).filter(({ is }) => is === 'now');
      expect(reached.map(({ path }) => path)).toEqual(at === undefined ? [] : [at]);
      if (at !== undefined) expect(status).toBe('running');
      else if (status !== 'running' || kind === 'sweep')
        expect(flat(program).every(({ is }) => is === 'ahead')).toBe(true);
    }
  }
});

const flat = (nodes: readonly NodeRecord[]): readonly NodeRecord[] =>
  nodes.flatMap((node) => [node, ...flat(node.within)]);
