/** Faults that the engine once had with triggers, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Amount, Effect, Selector, TriggeredAbility } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { optionWords } from '../../effects/text/choice-words.ts';
import { relic, unit } from '../support/lab.ts';
import { labOf, playScene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };

describe('triggers', () => {
  const log = (name: string): Effect => ({ op: 'signal', name });
  const twice = relic('twice', {
    abilities: [
      { on: { on: 'damaged', subject: { controller: 'opponents' } }, do: [log('a')] },
      { on: { on: 'damaged', subject: { controller: 'opponents' } }, do: [log('b')] },
    ],
  });
  const ordered = (policy: 'pool' | 'priority') => {
    const lab = labOf({
      policy,
      cards: [twice],
      mine: { board: ['twice'] },
      theirs: { board: ['rat', 'ox'] },
      do: [{ op: 'damage', to: P1_UNITS, amount: 1 }],
    });
    lab.act('play cast');
    while (lab.choice.purpose !== 'trigger-order')
      lab.give(lab.choice.purpose === 'probe' ? [] : lab.offered.length - 1);
    return lab;
  };
  test.each(['pool', 'priority'] as const)(
    '%s: who orders triggers of one source sees what tells them apart',
    (policy) => {
      const lab = ordered(policy);
      const [choice] = viewOf(lab.match, playerId(0)).choices;
      const events = ['rat', 'ox'].map((card) => ({ type: 'damaged', target: { card }, amount: 1 }));
      const about = ['rat', 'ox'].map((card) => ({ it: [{ card }] }));
      expect(choice?.request?.['triggers']).toMatchObject(
        [0, 0, 1, 1].map((at, i) => ({
          ability: { in: 'card', name: 'twice', path: `abilities.${i % 2}` },
          event: events[at],
          about: about[at],
        })),
      );
      expect(choice && optionWords(choice, ['Ann', 'Bob'])).toEqual([
        'twice (ability 1, rat is dealt 1 damage by cast)',
        'twice (ability 2, rat is dealt 1 damage by cast)',
        'twice (ability 1, ox is dealt 1 damage by cast)',
        'twice (ability 2, ox is dealt 1 damage by cast)',
      ]);
      expect(viewOf(lab.match, playerId(1)).choices[0]?.request).toBeUndefined();
    },
  );

  test('a delayed trigger on a stay that is over does not hear the next one', () => {
    const imp = unit('imp', 1, 4, {
      abilities: [
        {
          action: 'use',
          do: [{ op: 'later', on: { on: 'died' }, always: true, do: [{ op: 'signal', name: 'avenged' }] }],
        },
      ],
    });
    const own = { select: 'objects', in: ['board'], of: 'you' } as const;
    const lab = labOf({
      cards: [imp],
      mine: { board: ['imp'] },
      do: [
        { op: 'move', what: own, to: 'hand' },
        { op: 'move', what: 'them', to: 'board' },
        { op: 'destroy', what: 'them' },
      ],
    });
    lab.act('use imp').act('play cast').pick();
    expect(lab.told('signalled')).toEqual(['signal after']);
  });

  test('without a stack nobody chooses targets for what does not hold any more', () => {
    const on = { on: 'signalled', name: 'go' } as const;
    const energy: Amount = { amount: 'fact', of: 'you', fact: 'energy' };
    const lab = labOf({
      cards: [
        relic('wire', {
          abilities: [
            { on, do: [{ op: 'set', of: 'you', fact: 'energy', to: 0 }] },
            {
              on,
              if: { test: 'compare', left: energy, is: '>', right: 0 },
              targets: [{ as: 'target', from: P1_UNITS }],
              do: [{ op: 'damage', to: 'target', amount: 1 }],
            },
          ],
        }),
      ],
      mine: { board: ['wire'] },
      theirs: { board: ['rat', 'ox'] },
      do: [{ op: 'add', to: 'you', fact: 'energy', by: 1 }, log('go')],
    });
    lab.act('play cast').pick();
    expect(lab.choice.purpose).toBe('window');
    expect(lab.told('finished').slice(-2)).toEqual(['resolved wire', 'fizzled wire']);
  });

  describe('abilities of the rules', () => {
    const hurt: TriggeredAbility = { on: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'hurt' }] };
    const heard = (ability: Partial<TriggeredAbility>, nodes: readonly Effect[]) =>
      playScene({
        rules: { abilities: [{ ...hurt, ...ability }] },
        theirs: { board: ['rat', 'ox'] },
        do: nodes,
      })
        .lab.told('signalled')
        .filter((told) => told !== 'signal after');
    const sweep: Effect = { op: 'damage', to: P1_UNITS, amount: 1 };

    test('"one or more" counts batches', () => {
      expect(heard({ once: true }, [sweep])).toEqual(['signal hurt']);
      expect(heard({ once: true }, [sweep, sweep])).toEqual(['signal hurt', 'signal hurt']);
    });

    test('a limit counts within a batch, a turn and the match', () => {
      const limit = { per: 'turn', times: 1 } as const;
      expect(heard({ limit }, [sweep, sweep])).toEqual(['signal hurt']);
      const lab = labOf({
        rules: {
          abilities: [
            { on: { on: 'began', step: 'main', whose: 'all' }, limit, do: [{ op: 'signal', name: 'turn' }] },
            {
              on: { on: 'began', step: 'main', whose: 'all' },
              limit: { per: 'match', times: 2 },
              do: [{ op: 'signal', name: 'twice' }],
            },
          ],
        },
        do: [],
      });
      lab.act('pass').reloaded().act('pass').act('pass');
      expect(lab.told('signalled').filter((s) => s === 'signal turn')).toHaveLength(4);
      expect(lab.told('signalled').filter((s) => s === 'signal twice')).toHaveLength(2);
    });
  });

  test('an ability that was granted twice is there twice, also for "one or more"', () => {
    const grant: Effect = {
      op: 'modify',
      what: { ...P1_UNITS, where: { name: 'ox' } },
      patches: [
        {
          patch: 'grant',
          ability: { on: { on: 'damaged', subject: {} }, once: true, do: [{ op: 'signal', name: 'hurt' }] },
        },
      ],
      until: { until: 'match' },
    };
    const { lab } = playScene({
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'repeat', times: 2, do: [grant] },
        { op: 'damage', to: P1_UNITS, amount: 1 },
      ],
    });
    expect(lab.told('signalled')).toEqual(['signal after', 'signal hurt', 'signal hurt']);
  });

  test.each<[string, TriggeredAbility['on'], readonly Effect[], number]>([
    ['a move: once', { on: 'entered', subject: {} }, [{ op: 'create', card: 'rat', to: 'board' }], 1],
    ['damage: so much', { on: 'damaged', subject: {} }, [{ op: 'damage', to: 'opponents', amount: 3 }], 3],
    [
      'a count: so much',
      { on: 'counted', fact: 'mana', subject: {} },
      [{ op: 'add', to: 'you', fact: 'mana', by: 2 }],
      2,
    ],
    ['a signal: as it says', { on: 'signalled', name: 'go' }, [{ op: 'signal', name: 'go', amount: 4 }], 4],
    ['a step: the number of the turn', { on: 'began', step: 'main', whose: 'all' }, [], 2],
  ])('the event and its result are the same amount: of %s', (_, on, nodes, amount) => {
    const log = (name: string, of: Amount): Effect => ({ op: 'signal', name, amount: of });
    const ear = relic('ear', {
      abilities: [{ on, do: [log('result', { amount: 'result', of: 'it' }), log('event', { amount: 'event' })] }],
    });
    const lab = labOf({ cards: [ear], mine: { board: ['ear'] }, do: nodes });
    if (nodes.length > 0) lab.act('play cast').pick();
    else lab.act('pass');
    const said = lab.events.flatMap((e) =>
      e.type === 'signalled' && e.amount !== undefined && e.name !== 'go' ? [[e.name, e.amount]] : [],
    );
    expect(said.slice(-2)).toEqual([
      ['result', amount],
      ['event', amount],
    ]);
  });
});
