import { expect, test } from 'vitest';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { faultIn } from '../../../testing/scenario/run.ts';
import { faulty } from '../../support/faulty.ts';
import { waysOf } from '../../support/finding.ts';
import { labRules, spell, unit } from '../../support/lab.ts';

test('a path that fails becomes a scenario as small as it can be, which fails in the same way', () => {
  const draws = spell('study', [{ op: 'draw' }]);
  const cards = [draws, unit('a'), unit('b', 2)] as const;
  const entry = { ruleset: labRules('queue'), cards };
  const { failures, fault } = faulty(
    EVENTS,
    'moved',
    (right) => ({
      ...right,
      apply: (tx, event) => {
        right.apply?.(tx, event);
        // What was drawn lies in the deck as well.
        if (event.how === 'draw') tx.setZone(event.from ?? event.to, [event.object.id]);
      },
    }),
    () => {
      const ways = waysOf([...cards]);
      const [failure] = ways.failures;
      return { failures: ways.failures, fault: failure ? faultIn(failure.scenario, entry) : null };
    },
  );
  const [failure] = failures;
  expect(failure).toMatchObject({ card: 'study', reproduces: true });
  expect(fault).toMatch(/is in two places/);
  expect(failure?.scenario.steps?.length).toBeLessThan(2);
  expect(failure && faultIn(failure.scenario, entry)).toBeNull();
});
