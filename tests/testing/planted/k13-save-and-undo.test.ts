import { expect, test } from 'vitest';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

const mend = spell('mend', [{ op: 'heal', to: 'you', amount: 1 }]);
const wrong = () => wrongOf([mend, unit('a')]);

test('something that is kept beside the state', () => {
  expect(wrong()).toEqual([]);
  let times = 0;
  const found = faulty(
    OPS,
    'heal',
    (right) =>
      'propose' in right
        ? { ...right, propose: (env, p, answers) => right.propose(env, { ...p, amount: 1 + (times++ % 5) }, answers) }
        : right,
    wrong,
  );
  expect(found[0]).toMatch(/another state/);
});

test('a state that is written on when the match goes on', () => {
  const found = faulty(
    EVENTS,
    'healed',
    (right) => ({
      ...right,
      apply: (tx, p) => {
        right.apply?.(tx, p);
        for (const object of tx.state.objects) if (object) Object.assign(object, { facts: { plus: 1 } });
      },
    }),
    wrong,
  );
  expect(found[0]).toMatch(/an answer has changed the state that it was given to/);
});

test('something that no save holds', () => {
  const found = faulty(
    EVENTS,
    'healed',
    (right) => ({
      ...right,
      apply: (tx, p) => {
        right.apply?.(tx, p);
        tx.setPlayer(tx.state.turn.active, { ...tx.state.players[0], healed: new Map([[1, 1]]) } as never);
      },
    }),
    wrong,
  );
  expect(found[0]).toMatch(/saved and resumed|sound/);
});
