import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { heard, said } from './hearing.ts';

const units: Selector = { select: 'objects', in: ['board'], where: { type: 'unit' } };
const named = (name: string): Selector => ({ select: 'objects', in: ['board'], where: { name } });
const omen: Effect = { op: 'signal', name: 'omen' };
const energy = { amount: 'fact', of: 'you', fact: 'energy' } as const;
const charge: Effect = { op: 'add', to: 'you', fact: 'energy', by: 1 };

describe('how often', () => {
  test('"whenever" counts events, "one or more" counts batches', () => {
    const both = { do: [{ op: 'damage', to: units, amount: 1 }], on: { on: 'damaged', subject: {} } } as const;
    expect(said(heard(both))).toEqual(['rat 1', 'ox 1']);
    expect(said(heard({ ...both, more: { once: true } }))).toEqual(['rat 1']);
    expect(said(heard({ ...both, do: [...both.do, ...both.do], more: { once: true } }))).toEqual(['rat 1', 'rat 1']);
  });

  test('a limit counts uses in a turn, or in the match', () => {
    const thrice = { do: [omen, omen, omen], on: { on: 'signalled', name: 'omen' } } as const;
    expect(said(heard({ ...thrice, more: { limit: { per: 'turn', times: 2 } } }))).toEqual(['1', '1']);
    const turns = { on: { on: 'began', step: 'main', whose: 'all' }, acts: ['pass', 'pass', 'pass'] } as const;
    expect(said(heard({ ...turns, more: { limit: { per: 'turn', times: 1 } } }))).toHaveLength(4);
    expect(said(heard({ ...turns, more: { limit: { per: 'match', times: 2 } } }))).toHaveLength(2);
  });

  test('a limit counts within one batch', () => {
    const lab = heard({
      do: [{ op: 'damage', to: units, amount: 1 }],
      on: { on: 'damaged', subject: {} },
      more: { limit: { per: 'turn', times: 1 } },
    });
    expect(said(lab)).toEqual(['rat 1']);
  });

  test('a limit counts for each bearer of its own', () => {
    const on = { on: 'signalled', name: 'omen' } as const;
    const more = { limit: { per: 'turn', times: 1 } } as const;
    const apart = heard({ do: [omen, omen], on, more, theirs: { board: ['ear', 'ear'] } });
    expect(said(apart)).toEqual(['1', '1', '1']);
    const away: Effect = { op: 'move', what: named('ear'), to: 'exile' };
    const back: Effect = { op: 'move', what: { select: 'objects', in: ['exile'] }, to: 'board' };
    // Who has been away is another one.
    expect(said(heard({ do: [omen, away, back, omen], on, more }))).toEqual(['1', '1']);
  });
});

describe('conditions', () => {
  const rich = { test: 'compare', left: energy, is: '=', right: 1 } as const;
  const on = { on: 'signalled', name: 'omen' } as const;

  test('`while` is tested at the event only', () => {
    expect(said(heard({ do: [omen], on, more: { while: rich } }))).toEqual([]);
    expect(said(heard({ do: [charge, omen, charge], on, more: { while: rich } }))).toEqual(['1']);
  });

  test('`if` is tested at the event and again before it resolves', () => {
    expect(said(heard({ do: [omen, charge], on, more: { if: rich } }))).toEqual([]);
    expect(said(heard({ do: [charge, omen], on, more: { if: rich } }))).toEqual(['1']);
    const lab = heard({ do: [charge, omen, charge], on, more: { if: rich } });
    expect(said(lab)).toEqual([]);
    expect(lab.told('finished')).toEqual(['resolved cast', 'fizzled ear']);
    expect(lab.notes.map((n) => `${n.what}: ${n.reason.code}`)).toEqual(['if: condition-false']);
  });
});

describe('zones', () => {
  const on = { on: 'signalled', name: 'omen' } as const;

  test('an ability works in the zones of its type, or in those it states', () => {
    expect(said(heard({ do: [omen], on, more: { zones: ['hand'] } }))).toEqual([]);
    const buried = { do: [{ op: 'destroy', what: named('ear') }, omen], on } as const;
    expect(said(heard(buried))).toEqual([]);
    expect(said(heard({ ...buried, more: { zones: ['discard'] } }))).toEqual(['1']);
  });

  test('its own leaving is heard from where it was', () => {
    const lab = heard({ do: [{ op: 'destroy', what: named('ear') }], on: { on: 'died', subject: {} } });
    expect(said(lab)).toEqual(['ear 1']);
  });

  test('its own arrival is heard in its new place', () => {
    const lab = heard({
      do: [{ op: 'destroy', what: named('ear') }],
      on: { on: 'moved', how: ['destroy'], subject: {} },
      more: { zones: ['discard'] },
    });
    expect(said(lab)).toEqual(['ear 1']);
  });

  test('sources that leave together see each other leave', () => {
    const lab = heard({
      do: [{ op: 'destroy', what: { select: 'objects', in: ['board'] } }],
      on: { on: 'died', subject: {} },
    });
    expect(said(lab)).toEqual(['ear 1', 'rat 1', 'idol 1', 'ox 1', 'charm 1']);
  });
});

test('a trigger chooses its targets before it resolves, and without one it does nothing', () => {
  const aimed = {
    on: { on: 'signalled', name: 'omen' },
    more: { targets: [{ as: 'at', from: { select: 'objects', in: ['board'], where: { type: 'unit' } } }] },
  } as const;
  const lab = heard({ ...aimed, do: [omen] });
  expect(lab.choice.purpose).toBe('target');
  expect(lab.offered).toEqual(['rat', 'ox']);
  lab.pick('ox');
  expect(said(lab)).toEqual(['1']);
  const none = heard({ ...aimed, do: [{ op: 'destroy', what: units }, omen] });
  expect(said(none)).toEqual([]);
  expect(none.notes.map((n) => `${n.what}: ${n.reason.code}`)).toEqual(['target: no-target']);
});
