import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actChoice } from '../../effects/choices/act.choice.ts';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { conformance, refs } from './conformance.ts';

type Request = RequestOf<'act'>;

const actions = (n: number): Request['actions'] =>
  refs(n).map((ref, i) => (i === 0 ? { name: 'pass' } : { name: 'play', ref }));

conformance({
  shape: 'act',
  requests: fc.record({
    actions: fc.array(
      fc.record(
        {
          name: fc.constantFrom('pass', 'play', 'attack'),
          ref: fc.constantFrom(...refs(3)),
          ability: fc.constant('tap'),
        },
        { requiredKeys: ['name'] },
      ),
      { maxLength: 5 },
    ),
  }),
  universe: () => [-2, -1, 0, 1, 2, 3, 4, 5, 6],
  legal: (request: Request, at) => at in request.actions,
  canonical: (_, at) => at,
  strict: { actions: actions(3) },
  wrong: {
    'a position before the first': [-1, 'not-a-candidate'],
    'a position after the last': [3, 'not-a-candidate'],
    'the position in a list': [[0], 'malformed'],
    'the name of an action': ['play', 'malformed'],
    'the action itself': [{ name: 'pass' }, 'malformed'],
  },
  zero: [[{ actions: [] }, []]],
  large: { request: { actions: actions(60) }, count: 60, first: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
});

describe('act', () => {
  it('takes the first action when a clock runs out', () => {
    expect(actChoice.fallback({ actions: actions(4) })).toBe(0);
  });

  it('says what was expected', () => {
    expect(actChoice.validate({ actions: actions(2) }, 2)).toEqual({
      code: 'not-a-candidate',
      detail: 'expected positions from 0 to 1, got 2',
    });
    expect(actChoice.validate({ actions: [] }, 0)).toEqual({
      code: 'not-a-candidate',
      detail: 'nothing is offered, got 0',
    });
  });

  it('names each kind of action once', () => {
    expect(actChoice.words({ actions: actions(4) })).toBe('Choose an action: pass, play.');
  });

  it('shows an action with its ability and as it may be shown', () => {
    const [ref] = refs(1);
    if (!ref) throw new Error('no reference');
    const shown = actChoice.redact({ actions: [{ name: 'pass' }, { name: 'use', ref, ability: 'tap' }] }, () => 'h1');
    expect(shown).toEqual({ actions: [{ name: 'pass' }, { name: 'use', ref: 'h1', ability: 'tap' }] });
    expect(actChoice.redact({ actions: actions(2), least: 1 }, () => 'h1')).toMatchObject({ least: 1 });
  });
});
