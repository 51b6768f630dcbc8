/** Faults that the engine once had with replacements, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { relic, unit } from '../support/lab.ts';
import { playScene } from '../support/scene.ts';

const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

describe('replacements', () => {
  test('prevent: so much of what goes down', () => {
    const { events } = playScene({
      cards: [
        relic('ward', {
          abilities: [{ instead: { replace: 'prevent', of: { on: 'counted', fact: 'mana', subject: {} }, amount: 2 } }],
        }),
      ],
      theirs: { board: ['ward'] },
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -3 }],
    });
    expect(events).toEqual([{ type: 'counted', bearer: 'p0', fact: 'mana', by: -1, to: 9 }]);
  });
  const damage = (amount: number, to: Selector = 'you'): Effect => ({ op: 'damage', to, amount });
  const shield = (uses: number): Effect => ({
    op: 'modify',
    what: 'you',
    patches: [
      {
        patch: 'grant',
        ability: { instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } } },
      },
    ],
    until: { until: 'match' },
    uses,
  });

  test('a shield prevents no more than it has left, also of two events of one batch', () => {
    const { lab } = playScene({ do: [shield(2), { op: 'together', do: [damage(2), damage(2)] }] });
    expect(lab.fact(0, 'health')).toBe(18);
  });

  test('a replacement for once a turn applies to one event of a batch', () => {
    const { lab } = playScene({
      cards: [
        relic('ward', {
          abilities: [
            { instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } }, limit: { per: 'turn', times: 1 } },
          ],
        }),
      ],
      theirs: { board: ['ward'] },
      do: [damage(1, 'everyone')],
    });
    expect(lab.told('damaged')).toHaveLength(1);
  });

  test('the limit of a replacement that a player was given counts', () => {
    const { lab } = playScene({
      do: [
        {
          op: 'modify',
          what: 'you',
          patches: [
            {
              patch: 'grant',
              ability: {
                instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } },
                limit: { per: 'turn', times: 1 },
              },
            },
          ],
          until: { until: 'match' },
        },
        damage(1),
        damage(1),
      ],
    });
    expect(lab.fact(0, 'health')).toBe(19);
  });

  test('counters that come with an arrival add to what is kept from before', () => {
    const { lab } = playScene({
      cards: [
        unit('vow', 1, 4, {
          abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { sworn: 1 } } }],
        }),
      ],
      mine: { hand: ['vow'] },
      do: [
        { op: 'add', to: { ...hand, where: { name: 'vow' } }, fact: 'sworn', by: 2 },
        { op: 'move', what: { ...hand, where: { name: 'vow' } }, to: 'board' },
      ],
    });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({ sworn: 3 });
  });

  test('an event that is no amount is one also to what replaces it', () => {
    const { lab } = playScene({
      cards: [
        relic('grave', {
          abilities: [
            {
              instead: {
                replace: 'instead',
                of: { on: 'died', subject: {} },
                do: [{ op: 'add', to: 'you', fact: 'mana', by: { amount: 'event' } }],
              },
            },
          ],
        }),
      ],
      mine: { board: ['rat', 'grave'] },
      do: [{ op: 'destroy', what: { select: 'objects', in: ['board'], where: { name: 'rat' } } }],
    });
    expect(lab.fact(0, 'mana')).toBe(11);
  });

  test('what is done "as" an event happens is not done when the event is prevented after all', () => {
    const { events } = playScene({
      cards: [
        relic('also', {
          abilities: [
            { instead: { replace: 'also', of: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'also' }] } },
          ],
        }),
        relic('stop', { abilities: [{ instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } } }] }),
      ],
      theirs: { board: ['also', 'stop'] },
      do: [{ op: 'damage', to: 'opponents', amount: 1 }],
    });
    expect(events).toEqual([]);
  });

  test('nor when nothing is left of the event', () => {
    const also = relic('also', {
      abilities: [
        { instead: { replace: 'also', of: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'also' }] } },
      ],
    });
    const less = relic('less', {
      abilities: [{ instead: { replace: 'change', of: { on: 'damaged', subject: {} }, plus: -1 } }],
    });
    const hit = (amount: number) =>
      playScene({ cards: [also, less], theirs: { board: ['also', 'less'] }, do: [damage(amount, 'opponents')] });
    expect(hit(2).lab.told('damaged', 'signalled')).toEqual(['damaged p1 1', 'signal also', 'signal after']);
    const { events, notes } = hit(1);
    expect([events, notes]).toEqual([[], ['damaged: zero']]);
  });
});
