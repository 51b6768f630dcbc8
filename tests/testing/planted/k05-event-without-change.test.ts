import { expect, test } from 'vitest';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('a card that is put where it is has moved', () => {
  const from = { select: 'objects', in: ['board'], of: 'you' } as const;
  const settle = spell('settle', [{ op: 'move', what: 'target', to: 'board' }], { targets: [{ as: 'target', from }] });
  const wrong = () => wrongOf([settle, unit('a')]);
  expect(wrong()).toEqual([]);
  const found = faulty(EVENTS, 'moved', (right) => ({ ...right, changes: () => true }), wrong);
  expect(found[0]).toMatch(/each event a change: "moved" is told, and nothing has changed/);
});
