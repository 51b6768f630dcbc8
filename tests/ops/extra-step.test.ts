import { describe, expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import type { Condition, Effect } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import type { PhaseRow, PolicyName } from '../../effects/ruleset.ts';
import { Lab, labRules, spell } from '../support/lab.ts';
import type { Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const put = (step: string): Effect => ({ op: 'extraStep', step });
const [main, end] = labRules('queue').phases as [PhaseRow, PhaseRow];
const rules: NonNullable<Scene['rules']> = { phases: [{ ...main, extra: true }, end] };
const more: Scene = { rules, do: [put('main')] };
const added = { type: 'stepAdded', step: 'main' };

conformance({
  op: 'extraStep',
  works: { ...more, events: [added], it: { refs: [], amount: 1 } },
  none: { rules, do: [put('end')], notes: ['stepAdded: forbidden'] },
  gone: [null, 'steps do not go away'],
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...more, shown: [added] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...more,
    do: [...more.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [added, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: more,
  next: more,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const log = (name: string): Effect => ({ op: 'signal', name });
const step = (name: string, next: PhaseRow['next'], row: Partial<PhaseRow> = {}): PhaseRow => ({
  step: name,
  enter: [log(name)],
  next,
  ...row,
});
const window = main.window as NonNullable<PhaseRow['window']>;
const asked: Condition = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'energy' }, is: '>', right: 0 };

/**
 * A turn of dawn, main (with a window), dusk and night. From dusk it is back to main as long as there is energy. Dawn,
 * main and rest, which no edge leads to, can be put in.
 */
const PHASES: readonly PhaseRow[] = [
  step('dawn', [{ to: 'main' }], { extra: true }),
  step('main', [{ to: 'dusk' }], { extra: true, window }),
  step('dusk', [{ when: asked, to: 'main' }, { to: 'night' }]),
  step('night', [{ to: 'dawn', turn: 'next' }]),
  step('rest', [{ to: 'dusk' }], { extra: true }),
];

const CARDS = [
  spell('dawn', [put('dawn')]),
  spell('more', [put('main')]),
  spell('rest', [put('rest')]),
  spell('both', [put('rest'), put('dawn')]),
  spell('turn', [{ op: 'extraTurn' }]),
  spell('charge', [{ op: 'add', to: 'you', fact: 'energy', by: 1 }]),
  spell('bless', [
    {
      op: 'modify',
      what: { select: 'objects', in: ['hand'] },
      patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
      until: { until: 'step-end', step: 'main' },
    },
  ]),
];
/** The same, where one step puts in another once a turn, when it is entered. */
const puttingIn = (name: string, at: string, phases = PHASES): readonly PhaseRow[] => {
  const first: Condition = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'noted' }, is: '=', right: 0 };
  const once: Effect = { op: 'if', cond: first, do: [{ op: 'add', to: 'you', fact: 'noted', by: 1 }, put(name)] };
  return phases.map((row) => (row.step === at ? { ...row, enter: [...(row.enter ?? []), once] } : row));
};

function begun(phases: readonly PhaseRow[] = PHASES, policy: PolicyName = 'queue'): Lab {
  const hand = CARDS.map((c) => c.id);
  return new Lab({ policy, rules: { phases }, cards: CARDS, players: [{ hand }, { hand }] });
}

const began = (lab: Lab): number => lab.events.filter((e) => e.type === 'began').length;

/** The steps that come after these plays, until so many windows are over. */
function steps(lab: Lab, plays: readonly string[], windows = 1): string {
  const since = lab.events.length;
  for (const name of plays) {
    lab.act(`play ${name}`);
    while (lab.state.frames.length > 0) lab.act('pass');
  }
  for (let k = 0; k < windows; k++) for (const before = began(lab); began(lab) === before; ) lab.act('pass');
  const told = lab.events.slice(since).flatMap((e) => (e.type === 'began' ? [e.newTurn ? `| ${e.step}` : e.step] : []));
  return told.join(' ');
}

describe.each(['queue', 'fold', 'pool', 'priority'] as const)('by the policy %s', (policy) => {
  const at = (phases = PHASES) => begun(phases, policy);
  const NIGHT = 'dusk night | dawn main';

  test('without any a turn goes its way', () => {
    expect(steps(at(), [], 2)).toBe(`${NIGHT} ${NIGHT}`);
  });

  test('one without a window comes when the step is over, then the turn goes on where it was', () => {
    expect(steps(at(), ['rest'])).toBe(`rest ${NIGHT}`);
    expect(steps(at(), ['dawn'])).toBe(`dawn ${NIGHT}`);
  });

  test('one with a window opens it once more', () => {
    const lab = at();
    expect(steps(lab, ['more'])).toBe('main');
    expect(lab.state.turn).toMatchObject({ step: 'main', detour: 'main', extraSteps: [] });
    expect(steps(lab, [])).toBe(NIGHT);
    expect(lab.state.turn).not.toHaveProperty('detour');
  });

  test('several come in the order in which they were put in', () => {
    expect(steps(at(), ['both'])).toBe(`rest dawn ${NIGHT}`);
    expect(steps(at(), ['dawn', 'more', 'rest'], 2)).toBe(`dawn main rest ${NIGHT}`);
  });

  test('one that is put in by one that was put in comes after those before it', () => {
    const lab = at();
    expect(steps(lab, ['more', 'dawn'])).toBe('main');
    expect(steps(lab, ['rest'])).toBe(`dawn rest ${NIGHT}`);
  });

  test('one that is put in from a step without a window', () => {
    expect(steps(at(puttingIn('rest', 'dusk')), [])).toBe('dusk rest night | dawn main');
    expect(steps(at(puttingIn('main', 'dusk')), [], 2)).toBe('dusk main night | dawn main');
  });

  test('the ways out of the step that was left are looked at when the turn goes on', () => {
    expect(steps(at(puttingIn('rest', 'dusk')), ['charge'])).toBe('dusk rest main');
    const dry = PHASES.map((row) =>
      row.step === 'rest' ? { ...row, enter: [{ op: 'set', of: 'you', fact: 'energy', to: 0 } as const] } : row,
    );
    expect(steps(at(puttingIn('rest', 'dusk', dry)), ['charge'])).toBe('dusk rest night | dawn main');
  });

  test('one that is put in at the last step comes before the next turn', () => {
    expect(steps(at(puttingIn('rest', 'night')), [])).toBe('dusk night rest | dawn main');
    const lab = at(puttingIn('main', 'night'));
    expect(steps(lab, [])).toBe('dusk night main');
    expect(lab.state.turn).toMatchObject({ number: 1, active: 0, detour: 'night' });
    expect(steps(lab, [])).toBe('| dawn main');
    expect(lab.state.turn).toMatchObject({ number: 2, active: 1 });
  });

  test('one at the last step before an extra turn', () => {
    const lab = at(puttingIn('rest', 'night'));
    expect(steps(lab, ['turn'])).toBe('dusk night rest | dawn main');
    expect(lab.state.turn).toMatchObject({ number: 2, active: 0, extraTurns: [] });
  });

  test('what is put in is for this turn only', () => {
    const lab = at();
    expect(steps(lab, ['rest', 'dawn'])).toBe(`rest dawn ${NIGHT}`);
    expect(steps(lab, [], 2)).toBe(`${NIGHT} ${NIGHT}`);
  });

  test('it is the same when it is saved and read in the middle', () => {
    const plain = at(puttingIn('rest', 'night'));
    const saved = at(puttingIn('rest', 'night'));
    for (const plays of [['more', 'dawn'], ['both'], []]) {
      expect(steps(saved.reloaded(), plays)).toBe(steps(plain, plays));
      expect(hashOf(saved.reloaded().state)).toBe(hashOf(plain.state));
    }
  });
});

test('what is put in is seen to come by everyone', () => {
  const lab = begun().act('play both');
  for (const viewer of [0, 1, 'spectator' as const])
    expect(viewOf(lab.match, viewer).turn).toEqual({
      number: 1,
      active: 0,
      step: 'main',
      extraSteps: ['rest', 'dawn'],
    });
});

test('what happens in a step that was put in happens once for each', () => {
  const lab = begun();
  steps(lab, ['both', 'rest']);
  expect(lab.told('signalled').slice(2)).toEqual(
    ['rest', 'dawn', 'rest', 'dusk', 'night', 'dawn', 'main'].map((s) => `signal ${s}`),
  );
});

test('what lasts until a step ends does so where it is left for one that was put in', () => {
  const lab = begun().act('play bless');
  expect(lab.state.modifiers).toHaveLength(1);
  steps(lab, ['more']);
  expect(lab.state.modifiers).toEqual([]);
});

test('a step that puts itself in without end is a forced loop', () => {
  const phases = PHASES.map((row) => (row.step === 'rest' ? { ...row, enter: [put('rest')] } : row));
  const lab = begun(phases).act('play rest').act('pass');
  expect(lab.state.result?.reason).toMatch(/^loop/);
});

test('where the player whose turn it is leaves, what was put in passes by', () => {
  const lab = new Lab({
    rules: { phases: PHASES },
    cards: CARDS,
    players: [{ hand: ['more', 'rest'] }, {}, {}],
  });
  lab.act('play more').act('play rest').leave(0);
  expect(lab.state.turn).toMatchObject({ number: 2, active: 1, step: 'main', extraSteps: [] });
});
