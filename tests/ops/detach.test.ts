import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { labRules, relic } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, type Replaced } from './conformance.ts';

const idol = { select: 'objects', in: ['board'], of: 'you', where: { type: 'relic' } } as const;
const on: Effect = { op: 'attach', what: idol, to: 'target' };
const off: Effect = { op: 'detach', what: idol };
const unequip: Scene = { ...AT_RAT, mine: { board: ['idol'] }, do: [on, off] };
const attached = { type: 'attached', object: 'idol', to: 'rat' };
const detached = { type: 'detached', object: 'idol', from: 'rat' };
const stuck: Replaced = { ...unequip, of: { on: 'detached', subject: {} }, rest: [attached] };

conformance({
  op: 'detach',
  works: { ...unequip, events: [attached, detached], it: { refs: ['idol'], amount: 1 } },
  none: { do: [off], notes: ['detach: no-candidate'] },
  gone: bounced({ op: 'detach', what: 'target' }, 'detached: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: stuck,
  prevented: stuck,
  seen: { ...unequip, shown: [attached, detached] },
  saved: interrupted(stuck),
  declined: ASKS_NOTHING,
  them: {
    ...unequip,
    do: [...unequip.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [attached, detached, { type: 'counted', bearer: 'idol', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['idol'], amount: 1, shares: [1] },
  },
  once: unequip,
  next: unequip,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('what is on nothing cannot come off', () => {
  const { events, notes, it } = playScene({ ...unequip, do: [off] });
  expect([events, notes, it]).toEqual([[], ['detached: already'], { refs: [], amount: 0 }]);
});

test('it stays where it is, the same object, on nothing', () => {
  const { lab } = playScene({ ...unequip, do: [on, { op: 'add', to: idol, fact: 'plus', by: 1 }, off] });
  const [object] = lab.objects(0, 'board');
  expect(object).toMatchObject({ card: 'idol', facts: { plus: 1 } });
  expect(object).not.toHaveProperty('attachedTo');
});

test('what it gave its bearer is gone, and what it has is there', () => {
  const mail = relic('mail', {
    abilities: [{ affects: 'bearer', patches: [{ patch: 'addStat', stat: 'attack', by: 5 }] }],
  });
  const hit: Effect = { op: 'damage', to: 'opponents', amount: { amount: 'stat', of: 'target', stat: 'attack' } };
  const { lab } = playScene({ ...unequip, cards: [mail], mine: { board: ['mail'] }, do: [on, hit, off, hit] });
  expect(lab.told('damaged')).toEqual(['damaged p1 6', 'damaged p1 1']);
});

test('also from a bearer that is gone', () => {
  const { events } = playScene({ ...unequip, do: [on, { op: 'destroy', what: 'target' }, off] });
  expect(events.slice(1)).toEqual([went('rat', 'board.1', 'discard.1', 'destroy'), detached]);
});

test('all that is on one comes off at once', () => {
  const attachments: Selector = { select: 'attached', of: 'target', get: 'attachments' };
  const { lab, it } = playScene({
    ...unequip,
    mine: { board: ['idol', 'idol'] },
    do: [on, { op: 'detach', what: attachments }],
  });
  expect(it).toEqual({ refs: ['idol', 'idol:2'], amount: 2 });
  expect(new Set(lab.events.flatMap((e) => (e.type === 'detached' ? [e.batch] : []))).size).toBe(1);
});

describe('what becomes of it a check of the ruleset says', () => {
  const rules = labRules('queue');
  const fallen = (where: object): Partial<typeof rules> => ({
    checks: [
      ...rules.checks,
      {
        name: 'fallen',
        find: { select: 'objects', in: ['board'], where: { type: 'relic', ...where } },
        do: [{ op: 'move', what: 'them', to: 'discard', how: 'fall' }],
      },
    ],
  });
  const loose = { if: { test: 'exists', of: { select: 'attached', of: 'candidate', get: 'bearer' }, max: 0 } } as const;
  const board = (where: object, nodes: readonly Effect[]) =>
    playScene({ ...unequip, rules: fallen(where), do: nodes }).lab.zone(0, 'board');

  test('of what is on nothing', () => {
    expect(board(loose, [on, off])).toEqual([]);
    expect(board({ any: [loose, { orphaned: true }] }, [on, { op: 'destroy', what: 'target' }])).toEqual([]);
  });

  test('what came off is no orphan: it has no bearer that is gone', () => {
    expect(board({ orphaned: true }, [on, off])).toEqual(['idol']);
    expect(board({ orphaned: true }, [on, { op: 'destroy', what: 'target' }])).toEqual([]);
    expect(board({ orphaned: true }, [on, off, { op: 'destroy', what: 'target' }])).toEqual(['idol']);
  });
});
