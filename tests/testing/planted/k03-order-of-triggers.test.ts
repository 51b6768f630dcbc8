import { expect, test } from 'vitest';
import { ROWS } from '../../../effects/flow/rows.ts';
import { faulty } from '../../support/faulty.ts';
import { brokenInPlay } from '../../support/finding.ts';
import { NEUTRAL } from '../../support/games.ts';

const [arena] = NEUTRAL;

test('simultaneous triggers by seat and not by turn', () => {
  const broken = () => arena && brokenInPlay(arena, 3);
  expect(broken()).toBeNull();
  const found = faulty(
    ROWS.take,
    'run',
    (right) => (tx) => {
      tx.set(
        'waiting',
        tx.state.waiting.toSorted((a, b) => a.controller - b.controller),
      );
      right?.(tx);
    },
    broken,
  );
  expect(found).toMatch(/simultaneous triggers come in turn order/);
});
