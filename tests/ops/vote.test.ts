import { describe, expect, test } from 'vitest';
import type { Condition, Effect, Mode } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer } from '../../search/index.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { AT_RAT, conformance, type Replaced } from './conformance.ts';

const feast: Mode = { name: 'feast', do: [{ op: 'heal', to: 'you', amount: 2 }] };
const famine: Mode = { name: 'famine', do: [{ op: 'damage', to: 'everyone', amount: 1 }] };
const feud: Mode = { name: 'feud', do: [{ op: 'damage', to: 'opponents', amount: 3 }] };
const modes = [feast, famine, feud];
const RICH: Condition = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'mana' }, is: '>', right: 99 };

const vote = (more: Partial<Extract<Effect, { op: 'vote' }>> = {}): Effect => ({ op: 'vote', modes, ...more });
const both: Scene = { do: [vote()], answers: [['feud'], ['feud']] };
const damaged = { type: 'damaged', target: 'p1', amount: 3, by: 'cast.1' };
const healed = { type: 'healed', target: 'p0', amount: 2 };
const hurt = ['p0', 'p1'].map((target) => ({ type: 'damaged', target, amount: 1, by: 'cast.1' }));
const it = { refs: ['p1'], amount: 3, shares: [3] };
const fed: Replaced = { ...both, of: { on: 'damaged', subject: {} }, notes: ['damage: replaced'] };
const words = (by: string) => ({ by, shape: 'select', candidates: modes.map((m) => m.name), min: 1, max: 1 });
const asked = { purpose: 'vote', requests: [words('p0'), words('p1')] };

conformance({
  op: 'vote',
  works: { ...both, events: [damaged], it },
  none: { do: [vote({ modes: modes.map((m) => ({ ...m, if: RICH })) })], notes: ['vote: no-candidate'] },
  gone: {
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'hand' },
      vote({ modes: [{ name: 'hit', do: [{ op: 'damage', to: 'target', amount: 1 }] }] }),
    ],
    events: [went('rat', 'board.1', 'hand.1', 'move')],
    notes: ['damaged: gone'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: fed,
  prevented: fed,
  seen: { ...both, shown: [damaged] },
  saved: [
    both,
    {
      ...both,
      do: [vote({ secret: true })],
      answers: [
        { value: [2], player: 1 },
        { value: [2], player: 0 },
      ],
    },
  ],
  declined: [null, 'who votes votes for one'],
  them: {
    ...both,
    do: [...both.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p1'], amount: 1, shares: [1] },
  },
  once: both,
  next: { ...both, do: [vote({ by: 'opponents' })], answers: [['feud']] },
  played: { ...both, asked: [asked, asked] },
  forced: {
    forced: { do: [vote({ modes: [feud] })] },
    asked: { do: [vote({ by: 'you' })], answers: [['feud']] },
  },
});

const THREE: Partial<Scene> = { more: [{}] };
const voted = (
  votes: readonly string[],
  more: Partial<Extract<Effect, { op: 'vote' }>> = {},
  scene: Partial<Scene> = THREE,
) => playScene({ ...scene, do: [vote(more)], answers: votes.map((word) => [word]) });

describe('counts votes', () => {
  test('the most wins, whoever voted for it', () => {
    expect(voted(['feast', 'feud', 'feud']).events).toEqual([damaged, { ...damaged, target: 'p2' }]);
  });

  test('of a tie all are done, in the order in which they are written', () => {
    expect(voted(['famine', 'feast'], {}, {}).events).toEqual(
      [...hurt, healed].toSorted((a) => (a === healed ? -1 : 0)),
    );
    expect(voted(['feast', 'famine'], {}, {}).events).toEqual(voted(['famine', 'feast'], {}, {}).events);
  });

  test('a tie goes to the mode that wins it', () => {
    expect(voted(['famine', 'feast'], { tie: 'feast' }, {}).events).toEqual([healed]);
    expect(voted(['famine', 'feast'], { tie: 'famine' }, {}).events).toEqual(hurt);
  });

  test('also where nobody voted for that, and not where there is no tie', () => {
    expect(voted(['famine', 'feast'], { tie: 'feud' }, {}).events).toEqual([damaged]);
    expect(voted(['feast', 'feast'], { tie: 'feud' }, {}).events).toEqual([healed]);
  });

  test('a mode that is not voted on wins no tie', () => {
    const { events } = voted(['famine', 'feast'], { modes: [feast, famine, { ...feud, if: RICH }], tie: 'feud' }, {});
    expect(events).toEqual([healed, ...hurt]);
  });

  test('a mode that does nothing can win', () => {
    const { events, notes, it: came } = voted(['peace', 'peace'], { modes: [{ name: 'peace', do: [] }, feud] }, {});
    expect([events, notes, came]).toEqual([[], [], { refs: [], amount: 0 }]);
  });
});

describe('who votes', () => {
  test('players vote in turn, and see what was voted before', () => {
    const lab = labOf({ ...THREE, do: [vote()] }).act('play cast');
    lab.pick('feast');
    const answers = (viewer: number) => viewOf(lab.match, viewer).choices[0]?.answers;
    expect(answers(1)).toEqual([{ player: 0, chosen: [{ word: 'feast' }] }]);
    expect(viewOf(lab.match, 1).choices[0]?.asks).toEqual([1, 2]);
    expect(viewOf(lab.match, 2).choices[0]?.request).toBeUndefined();
  });

  test('in secret all at once, and no vote shows before all are in', () => {
    const lab = labOf({ ...THREE, do: [vote({ secret: true })] }).act('play cast');
    const views = (of: typeof lab) => JSON.stringify([1, 2, 'spectator' as const].map((v) => viewOf(of.match, v)));
    const other = labOf({ ...THREE, do: [vote({ secret: true })] }).act('play cast');
    lab.give([0], 0);
    other.give([2], 0);
    expect(views(lab)).toBe(views(other));
    expect(viewOf(lab.match, 2).choices[0]?.request).toBeDefined();
    lab.give([1], 2);
    lab.give([1], 1);
    expect(lab.told('damaged')).toHaveLength(3);
  });

  test('only those who are said to, each for himself; "you" stays who controls it', () => {
    const { asked: questions, events } = voted(['feast', 'feud'], { by: 'opponents' });
    expect(questions).toMatchObject([{ requests: [{ by: 'p1' }, { by: 'p2' }] }, {}]);
    expect(events).toEqual([healed, damaged, { ...damaged, target: 'p2' }]);
  });

  test('nobody votes for nothing', () => {
    expect(voted([], { by: { select: 'objects', in: ['board'] } }).notes).toEqual(['vote: no-candidate']);
  });

  test('who leaves has no vote: those who stay vote anew', () => {
    const lab = labOf({ ...THREE, do: [vote()] })
      .act('play cast')
      .pick('feud')
      .pick('feast');
    lab.leave(1);
    const asks = () => lab.choice.requests.map((r, i) => [r.player, lab.choice.answers[i] !== null]);
    expect(asks()).toEqual([
      [0, false],
      [2, false],
    ]);
    lab.pick('feud').pick('feud');
    expect(lab.told('damaged')).toEqual(['damaged p2 3']);
  });

  test('who has left before is not asked', () => {
    const lab = labOf({ ...THREE, do: [vote()] });
    lab.leave(2);
    lab.act('play cast');
    expect(lab.choice.requests.map((r) => r.player)).toEqual([0, 1]);
  });
});

describe('what is voted on', () => {
  test('a mode whose condition does not hold is not', () => {
    const { asked: questions } = voted(['feast', 'feast'], { modes: [feast, { ...famine, if: RICH }, feud] }, {});
    expect(questions).toMatchObject([{ requests: [{ candidates: ['feast', 'feud'] }, {}] }, {}]);
  });

  test('where hidden cards decide, all are asked whatever there is to vote on', () => {
    const relics = { select: 'objects', in: ['hand'], of: 'you', where: { type: 'relic' } } as const;
    const only: Mode = { ...feud, if: { test: 'exists', of: relics } };
    for (const [held, offered] of [
      ['idol', [0]],
      ['rat', []],
    ] as const) {
      const lab = labOf({ do: [vote({ modes: [only] })], mine: { hand: [held] } }).act('play cast');
      expect(viewOf(lab.match, 'spectator').choices).toMatchObject([{ purpose: 'vote', asks: [0, 1] }]);
      lab.give(offered);
      lab.give(offered);
      expect(lab.choice.purpose).toBe('probe');
      expect(lab.told('damaged')).toHaveLength(offered.length);
    }
  });

  test('a vote for what is not offered is refused', () => {
    const lab = labOf({ do: [vote({ modes: [feast, feud] })] }).act('play cast');
    for (const value of [[2], [], [0, 1], [0, 0], 'feast'])
      expect(lab.refused({ type: 'answer', player: 0, choice: lab.choice.id, value })).not.toBeNull();
    const early = answer(lab.match, { type: 'answer', player: playerId(1), choice: lab.choice.id, value: [0] });
    expect(early.ok).toBe(false);
  });
});
