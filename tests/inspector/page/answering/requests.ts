import fc from 'fast-check';
import type { RequestIn, ShapeName } from '../../../../effects/choices/choice.ts';
import { playerId } from '../../../../index.ts';
import { refs } from '../../../choices/conformance.ts';

const player = playerId(0);
const lists = (n: number, of: fc.Arbitrary<number>) => fc.array(of, { minLength: n, maxLength: n });
const some = (n: number) => fc.subarray([...Array(n).keys()]);
const bound = fc.integer({ min: 0, max: 3 });
const size = fc.integer({ min: 0, max: 4 });

const act: fc.Arbitrary<RequestIn<'act'>> = size.map((n) => ({
  shape: 'act',
  player,
  actions: refs(n).map((ref) => ({ name: 'play', ref })),
}));

const select: fc.Arbitrary<RequestIn<'select'>> = size.chain((n) => {
  const labels = lists(n, fc.integer({ min: 0, max: 2 })).map((all) => all.map((label) => `${label}`));
  return fc.record(
    {
      shape: fc.constant('select' as const),
      player: fc.constant(player),
      candidates: fc.constant(refs(n)),
      min: bound,
      max: bound,
      groups: labels,
      same: labels,
      weights: lists(n, bound),
      sum: fc.record({ min: bound, max: fc.integer({ min: 2, max: 6 }) }, { requiredKeys: [] }),
    },
    { requiredKeys: ['shape', 'player', 'candidates', 'min', 'max'] },
  );
});

const arrange: fc.Arbitrary<RequestIn<'arrange'>> = size.chain((n) => {
  const pile = fc.record(
    {
      name: fc.constantFrom('top', 'bottom'),
      min: bound,
      max: fc.constantFrom(1, 2, 4),
      ordered: fc.boolean(),
      only: some(n),
    },
    { requiredKeys: ['name', 'min', 'max', 'ordered'] },
  );
  return fc.record({
    shape: fc.constant('arrange' as const),
    player: fc.constant(player),
    items: fc.constant(refs(n)),
    piles: fc.array(pile, { minLength: 1, maxLength: 3 }),
  });
});

const distribute: fc.Arbitrary<RequestIn<'distribute'>> = size.chain((n) =>
  fc.record(
    {
      shape: fc.constant('distribute' as const),
      player: fc.constant(player),
      recipients: fc.constant(refs(n)),
      total: fc.integer({ min: 0, max: 5 }),
      each: fc.record({ min: fc.integer({ min: 0, max: 1 }), max: lists(n, bound) }, { requiredKeys: [] }),
      upTo: fc.constant(true as const),
    },
    { requiredKeys: ['shape', 'player', 'recipients', 'total'] },
  ),
);

const number: fc.Arbitrary<RequestIn<'number'>> = fc.record(
  {
    shape: fc.constant('number' as const),
    player: fc.constant(player),
    min: fc.integer({ min: -3, max: 3 }),
    max: fc.integer({ min: -3, max: 12 }),
    step: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['shape', 'player', 'min', 'max'] },
);

const assign: fc.Arbitrary<RequestIn<'assign'>> = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .chain(([n, m]) =>
    fc.record(
      {
        shape: fc.constant('assign' as const),
        player: fc.constant(player),
        items: fc.constant(refs(n)),
        targets: fc.constant(refs(m)),
        min: bound,
        max: bound,
        allowed: fc.array(some(m), { minLength: n, maxLength: n }),
        capacity: lists(m, bound),
        need: lists(m, bound),
      },
      { requiredKeys: ['shape', 'player', 'items', 'targets', 'min', 'max'] },
    ),
  );

const pay: fc.Arbitrary<RequestIn<'pay'>> = fc.integer({ min: 0, max: 3 }).chain((n) =>
  fc.record({
    shape: fc.constant('pay' as const),
    player: fc.constant(player),
    parts: fc.array(fc.record({ name: fc.constantFrom('red', 'any'), amount: bound, from: some(n) }), { maxLength: 2 }),
    sources: lists(n, bound).map((most) => refs(n).map((ref, i) => ({ ref, max: most[i] ?? 0 }))),
  }),
);

/** Small requests of each shape, with all its options; also some without any legal answer. */
export const REQUESTS: { readonly [S in ShapeName]: fc.Arbitrary<RequestIn<S>> } = {
  act,
  select,
  arrange,
  distribute,
  number,
  assign,
  pay,
};
