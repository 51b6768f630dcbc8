import { expect, test } from 'vitest';
import type { Modifier } from '../../../effects/effective/stored-modifier.ts';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

const from = { select: 'objects', in: ['board'] } as const;
const lift = spell(
  'lift',
  [
    {
      op: 'modify',
      what: 'target',
      patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
      until: { until: 'turn-end' },
    },
    { op: 'move', what: 'target', to: 'hand' },
  ],
  { targets: [{ as: 'target', from }] },
);
const wrong = () => wrongOf([lift, unit('a')]);

test('a modifier that follows a card which has left', () => {
  expect(wrong()).toEqual([]);
  const found = faulty(
    EVENTS,
    'moved',
    (right) => ({
      ...right,
      apply: (tx, p) => {
        right.apply?.(tx, p);
        const follow = ({ affects, ...modifier }: Modifier): Modifier => ({
          ...modifier,
          affects:
            'refs' in affects
              ? {
                  refs: affects.refs.map((ref) =>
                    ref.kind === 'object' && ref.id === p.object.id ? { ...ref, inc: p.inc ?? ref.inc } : ref,
                  ),
                }
              : affects,
        });
        tx.set('modifiers', tx.state.modifiers.map(follow));
      },
    }),
    wrong,
  );
  expect(found[0]).toMatch(/modifiers stay as they were made, and no longer than they last/);
});

test('a modifier that does not end', () => {
  const found = faulty(EVENTS, 'modifierEnded', (right) => ({ ...right, apply: () => {} }), wrong);
  expect(found[0]).toMatch(/modifiers stay as they were made, and no longer than they last/);
});
