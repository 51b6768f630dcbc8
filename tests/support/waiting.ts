import type { Effect } from '../../effects/language.ts';
import type { PolicyName, Ruleset } from '../../effects/ruleset.ts';
import { Lab, relic, spell, unit } from './lab.ts';

/** Where there is no stack: what is set off waits as a trigger until it is taken up. */
export const STACKLESS: readonly PolicyName[] = ['queue', 'fold', 'pool'];

export const DRUMS = { select: 'frames', kind: 'trigger', where: { name: 'drum' } } as const;

/**
 * Three hear `omen` at the same time: `first` does what is given, when two drums of the other player still wait, which
 * each deal 1 damage to him who is their opponent.
 */
export function omen(policy: PolicyName, nodes: readonly Effect[], rules: Partial<Ruleset> = {}): Lab {
  const hears = { on: { on: 'signalled', name: 'omen' } } as const;
  const lab = new Lab({
    policy,
    rules,
    cards: [
      unit('first', 1, 9, { abilities: [{ ...hears, do: nodes }] }),
      unit('drum', 1, 9, { abilities: [{ ...hears, do: [{ op: 'damage', to: 'opponents', amount: 1 }] }] }),
      relic('ward', {
        abilities: [
          { instead: { replace: 'prevent', of: { on: 'finished', how: 'countered', subject: { name: 'drum' } } } },
        ],
      }),
      spell('omen', [{ op: 'signal', name: 'omen' }]),
    ],
    players: [{ hand: ['omen'], board: ['first'] }, { board: ['drum', 'drum'] }],
  });
  return lab.act('play omen');
}
