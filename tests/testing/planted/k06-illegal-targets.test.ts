import { expect, test } from 'vitest';
import { ROWS } from '../../../effects/flow/rows.ts';
import { topFrame } from '../../../effects/flow/scope.ts';
import { faulty } from '../../support/faulty.ts';
import { brokenInPlay } from '../../support/finding.ts';
import { NEUTRAL } from '../../support/games.ts';

const [, stackgame] = NEUTRAL;

test('targets that are not looked at again', () => {
  const broken = () => stackgame && brokenInPlay(stackgame, 3);
  expect(broken()).toBeNull();
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      const top = topFrame(tx);
      if (top?.status === 'starting') tx.setFrame({ ...top, status: 'running' });
      right?.(tx);
    },
    broken,
  );
  expect(found).toMatch(/an effect whose targets are all gone does not resolve/);
});
