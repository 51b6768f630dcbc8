import { describe, expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import type { FactDecl } from '../../effects/ruleset.ts';
import { Lab, labRules, relic, spell, unit } from '../support/lab.ts';

const units = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const hold: readonly Effect[] = [
  {
    op: 'modify',
    what: units,
    patches: [{ patch: 'addStat', stat: 'health', by: 3 }],
    until: { until: 'turn-end' },
  },
  { op: 'damage', to: units, amount: 2 },
];
const mourner = relic('mourner', {
  abilities: [{ on: { on: 'died', subject: { type: 'unit' } }, do: [{ op: 'signal', name: 'mourned' }] }],
});

/** A unit of one health with two damage, which lives until the end of the turn, where damage lasts as it is declared. */
function held(damage: FactDecl): Lab {
  const { facts } = labRules('queue');
  const lab = new Lab({
    rules: { facts: { ...facts, object: { ...facts.object, damage } } },
    cards: [spell('hold', hold), unit('a'), mourner],
    players: [{ hand: ['hold'], board: ['a', 'mourner'] }, {}],
  });
  lab.act('play hold');
  return lab;
}

describe('what ends with a turn', () => {
  test('has come to all it comes to before the next turn begins', () => {
    const lab = held({ min: 0 });
    lab.act('pass');
    expect(lab.told('modifierEnded', 'moved', 'signalled', 'began').slice(-5)).toEqual([
      'began',
      'modifierEnded',
      'destroy a',
      'signal mourned',
      'began',
    ]);
  });

  test('takes along damage that lasts a turn', () => {
    const lab = held({ min: 0, life: 'turn' });
    lab.act('pass');
    expect(lab.told('moved').filter((line) => line.startsWith('destroy'))).toEqual([]);
    expect(lab.state.objects.find((o) => o?.card === 'a')?.facts).toEqual({});
  });
});
