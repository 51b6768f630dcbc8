import { describe, expect, test } from 'vitest';
import type { Mode } from '../../effects/language.ts';
import { eventFor, fromHandle } from '../../effects/rules/sight.ts';
import { whyNot, whyTriggered } from '../../effects/rules/why.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer } from '../../search/index.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

describe('why not', () => {
  const lab = new Lab({
    cards: [
      spell('dear', [{ op: 'draw', count: 1 }], {}, 99),
      spell('bolt', [{ op: 'damage', to: 'aim', amount: 1 }], {
        targets: [{ as: 'aim', from: { select: 'objects', in: ['board'], where: { type: 'unit' } }, min: 1, max: 1 }],
      }),
      relic('idol', { abilities: [{ id: 'pray', action: 'use', if: { test: 'turn', whose: 'opponents' }, do: [] }] }),
    ],
    players: [{ hand: ['dear', 'bolt'], board: ['idol'] }, { hand: ['dear'] }],
  });

  test('says which cost, target or condition it is, of all that is not offered', () => {
    const refused = whyNot(lab.match, playerId(0)).map(({ action, object, reason }) => [
      action,
      object && 'card' in object ? object.card : undefined,
      reason.code,
    ]);
    expect(refused).toEqual([
      ['play', 'dear', 'unpayable'],
      ['play', 'bolt', 'no-target'],
      ['use', 'idol', 'condition-false'],
    ]);
  });

  test('says what is wrong with the first mode, where there is none left', () => {
    const modes = (...of: readonly Mode[]): string | undefined => {
      const card = unit('card', 1, 1, { abilities: [{ action: 'use', modes: of, do: [] }] });
      const [refusal] = whyNot(new Lab({ cards: [card], players: [{ board: ['card'] }, {}] }).match, playerId(0));
      return refusal?.reason.code;
    };
    const dear: Mode = { name: 'dear', costs: [{ cost: 'resource', resource: 'mana', amount: 99 }], do: [] };
    const never: Mode = { name: 'never', if: { test: 'turn', whose: 'opponents' }, do: [] };
    expect([modes(dear, never), modes(never, dear), modes(dear, { name: 'free', do: [] })]).toEqual([
      'unpayable',
      'condition-false',
      undefined,
    ]);
  });

  test('says nothing to who is not asked', () => {
    expect(whyNot(lab.match, playerId(1))).toEqual([]);
  });
});

describe('why an ability was set off by an event, or was not', () => {
  const hurt = { on: 'damaged', subject: { type: 'unit' } } as const;
  const lab = new Lab({
    cards: [
      spell('bolt', [{ op: 'damage', to: { select: 'objects', in: ['board'], where: { name: 'rat' } }, amount: 1 }]),
      unit('rat', 1, 9),
      relic('any', { abilities: [{ id: 'any', on: hurt, do: [{ op: 'signal', name: 'ow' }] }] }),
      relic('never', {
        abilities: [{ id: 'never', on: hurt, while: { test: 'not', of: { test: 'exists', of: 'self' } }, do: [] }],
      }),
      relic('grave', { abilities: [{ id: 'grave', on: hurt, zones: ['discard'], do: [] }] }),
      relic('deaf', { abilities: [{ id: 'deaf', on: { on: 'healed' }, do: [] }] }),
      relic('once', {
        abilities: [{ id: 'once', on: hurt, limit: { times: 1, per: 'turn' }, do: [{ op: 'signal', name: 'ow' }] }],
      }),
    ],
    players: [{ hand: ['bolt', 'bolt'], board: ['rat', 'any', 'never', 'grave', 'deaf', 'once'] }, {}],
  });

  /** Plays a bolt; of each relic what it says to the damage. */
  function bolt(): Readonly<Record<string, unknown>> {
    const at = lab.offered.indexOf('play bolt');
    const { choice } = lab;
    const taken = answer(lab.match, { type: 'answer', player: 0, choice: choice.id, value: at });
    if (!taken.ok) throw new Error(taken.message);
    lab.match = taken.match;
    for (const message of taken.messages)
      for (const event of message.events) {
        if (event.type !== 'damaged') continue;
        expect(eventFor(taken.match, event, 0)).not.toBeNull();
        return Object.fromEntries(
          ['any', 'never', 'grave', 'deaf', 'once'].map((card) => {
            const [hearing] = whyTriggered(taken.match, lab.ref(card), { event, message });
            return [card, hearing?.verdict === true || hearing?.verdict.code];
          }),
        );
      }
    throw new Error('Nothing was damaged.');
  }

  test('each by the predicate that decides', () => {
    expect(bolt()).toEqual({
      any: true,
      never: 'condition-false',
      grave: 'wrong-zone',
      deaf: 'condition-false',
      once: true,
    });
    expect(bolt()).toMatchObject({ any: true, once: 'limit' });
  });

  test('of what is gone, or has no such ability, there is nothing to say', () => {
    const event = lab.events[0];
    const message = { events: [], triggers: [], begun: [], notes: [] };
    if (!event) throw new Error('Nothing has happened.');
    expect(whyTriggered(lab.match, lab.ref('rat'), { event, message })).toEqual([]);
    expect(whyTriggered(lab.match, { kind: 'object', id: lab.ref('rat').id, inc: 9999 }, { event, message })).toEqual(
      [],
    );
    expect(fromHandle(lab.match, '#9999')).toBeNull();
  });
});
