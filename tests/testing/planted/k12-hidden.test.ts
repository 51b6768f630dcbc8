import { expect, test } from 'vitest';
import { EVENT_SHOWN } from '../../../effects/events/shown.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('an event that tells everyone which card was drawn', () => {
  const wrong = () => wrongOf([spell('study', [{ op: 'draw' }]), unit('a'), unit('b', 2)]);
  expect(wrong()).toEqual([]);
  const found = faulty(EVENT_SHOWN, 'moved', (right) => (p, sight) => ({ ...right(p, sight), card: p.card }), wrong);
  expect(found[0]).toMatch(/nobody learns what he may not know: what \d is told of "moved" differs/);
});
