import { expect, test } from 'vitest';
import type { Selector } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { relic } from '../support/lab.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { AT_RAT, conformance, type Replaced } from './conformance.ts';

const one: Scene = { do: [{ op: 'nameCard', where: { type: 'unit' } }], answers: [{ value: [1] }] };
const named = { type: 'signalled', name: 'named', player: 0, subject: 'card ox' };
const unheard: Replaced = { ...one, of: { on: 'signalled', name: 'named', subject: {} } };
const units = ['card elk', 'card ox', 'card rat'];

conformance({
  op: 'nameCard',
  works: { ...one, events: [named], it: { refs: ['card ox'], amount: 1 } },
  none: { do: [{ op: 'nameCard', where: { type: 'lane' } }], notes: ['nameCard: no-candidate'] },
  gone: [null, 'cards of the game are no objects, and never go'],
  zero: [null, 'there is no amount in it'],
  replaced: unheard,
  prevented: unheard,
  seen: { ...one, shown: [named] },
  saved: [one],
  declined: [null, 'one card must be named'],
  them: {
    ...one,
    ...AT_RAT,
    do: [...one.do, { op: 'transform', what: 'target', like: 'them' }],
    events: [named, { type: 'transformed', object: 'rat', into: 'ox', card: 'rat' }],
    it: { refs: ['rat'], amount: 1 },
  },
  once: one,
  next: { ...one, do: [{ op: 'nameCard', where: { type: 'unit' }, by: 'opponents' }] },
  played: {
    ...one,
    asked: [{ purpose: 'name', requests: [{ by: 'p0', shape: 'select', candidates: units, min: 1, max: 1 }] }],
  },
  forced: { forced: { do: [{ op: 'nameCard', where: { name: 'ox' } }] }, asked: one },
});

test('any card of the game can be named, wherever it is, also one that is nowhere', () => {
  const { asked, lab } = playScene({ do: [{ op: 'nameCard' }], answers: [{ value: [0] }] });
  expect(asked).toMatchObject([
    { requests: [{ candidates: ['blank', 'cast', 'dud', 'elk', 'idol', 'ox', 'rat'].map((id) => `card ${id}`) }] },
  ]);
  expect(lab.state.objects.some((o) => o?.card === 'blank')).toBe(false);
});

test('who names it is asked, and what he names is told as his', () => {
  const { asked, events } = playScene({ ...one, do: [{ op: 'nameCard', where: { type: 'unit' }, by: 'opponents' }] });
  expect(asked).toMatchObject([{ requests: [{ by: 'p1', candidates: units }] }]);
  expect(events).toEqual([{ ...named, player: 1 }]);
});

test('whoever listens for a card that is named hears what it is like', () => {
  const ear = (id: string, stat: number) =>
    relic(id, {
      abilities: [
        {
          on: { on: 'signalled', name: 'named', subject: { stats: { attack: { min: stat } } } },
          do: [{ op: 'damage', to: 'everyone', amount: 1 }],
        },
      ],
    });
  const heard = (min: number) =>
    playScene({ ...one, cards: [ear('ear', min)], theirs: { board: ['ear'] } }).lab.told('damaged').length;
  expect([heard(2), heard(3)]).toEqual([2, 0]);
});

test('where hidden cards decide what may be named it is asked, also when only one may be', () => {
  const held: Selector = { select: 'objects', in: ['hand'], of: 'you', where: { type: 'relic' } };
  const where = {
    type: 'unit',
    if: {
      test: 'any',
      of: [
        { test: 'exists', of: held },
        { test: 'fits', of: 'candidate', where: { name: 'ox' } },
      ],
    },
  } as const;
  const offered = (hand: string[]) => {
    const lab = labOf({ do: [{ op: 'nameCard', where }], mine: { hand } }).act('play cast');
    expect(viewOf(lab.match, 1).choices).toMatchObject([{ purpose: 'name', asks: [0] }]);
    return lab.request.shape === 'select' ? lab.request.candidates.length : null;
  };
  expect([offered(['idol']), offered(['rat'])]).toEqual([3, 1]);
});
