/** B75: a trigger whose condition has come to nothing and whose target is gone is over for the condition. */
import { expect, test } from 'vitest';
import type { Selector } from '../../effects/language.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const named = (name: string): Selector => ({ select: 'objects', in: ['board'], of: 'opponents', where: { name } });

/** Why a trigger did not resolve that asks for a rat and aims at an ox, when some of them went in response. */
function noted(gone: readonly string[]): readonly string[] {
  const lab = new Lab({
    policy: 'priority',
    cards: [
      relic('reckoner', {
        abilities: [
          {
            on: { on: 'acted', action: 'play', subject: { name: 'prod' } },
            if: { test: 'exists', of: named('rat') },
            targets: [{ as: 'target', from: named('ox') }],
            do: [{ op: 'destroy', what: 'target' }],
          },
        ],
      }),
      spell('prod', []),
      ...['rat', 'ox'].map((name) => spell(`no-${name}`, [{ op: 'destroy', what: named(name) }])),
      unit('rat'),
      unit('ox'),
    ],
    players: [{ board: ['reckoner'], hand: ['prod', 'no-rat', 'no-ox'] }, { board: ['rat', 'ox'] }],
  });
  lab.act('play prod');
  for (const name of gone) lab.act(`play no-${name}`).act('pass').act('pass');
  const before = lab.notes.length;
  lab.act('pass').act('pass');
  return lab.notes.slice(before).map(({ what, reason }) => `${what}: ${reason.code}`);
}

test.each([
  ['neither is gone', [], []],
  ['its target is', ['ox'], ['target: fizzled']],
  ['what its condition asks for is', ['rat'], ['if: condition-false']],
  ['both are', ['ox', 'rat'], ['if: condition-false']],
])('%s', (_, gone, why) => expect(noted(gone)).toEqual(why));
