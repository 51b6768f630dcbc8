import { expect, test } from 'vitest';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { liveObject, zoneOf } from '../../../effects/state/objects.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('a token that stays where it goes', () => {
  const conjure = spell('conjure', [
    { op: 'create', card: 'imp', to: 'board', as: 'made' },
    { op: 'destroy', what: 'made' },
  ]);
  const wrong = () => wrongOf([conjure, unit('imp', 1, 1, { token: true })]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    EVENTS,
    'moved',
    (right) => ({
      ...right,
      apply: (tx, p) => {
        const object = liveObject(tx, p.object);
        right.apply?.(tx, p);
        if (!object || tx.state.objects[object.id]) return;
        tx.setObject(object.id, { ...object, zone: p.to, inc: p.inc ?? object.inc });
        tx.setZone(p.to, [...zoneOf(tx, p.to), object.id]);
      },
    }),
    wrong,
  );
  expect(found[0]).toMatch(/no token that has left play is still there: imp/);
});
