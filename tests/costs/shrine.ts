import type { Choice } from '../../effects/choices/choice.ts';
import { payable } from '../../effects/costs/payment.ts';
import type { GameEvent } from '../../effects/events/event.ts';
import type { Cost } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

/** What using the shrine costs, and how its questions are answered. */
export interface Offering {
  readonly costs: readonly Cost[];
  readonly answers?: readonly (readonly string[] | { readonly value: unknown })[];
}

export const PRAYED = ['signal prayed'];

/** A shrine on the board beside ox and elk, with rat and dud in hand; its player has 10 mana and 2 energy. */
export function offering({ costs }: Offering): { readonly lab: Lab; readonly verdict: Verdict } {
  const lab = new Lab({
    cards: [
      relic('shrine', { abilities: [{ id: 'pray', action: 'use', costs, do: [{ op: 'signal', name: 'prayed' }] }] }),
      spell('gain', [{ op: 'add', to: 'you', fact: 'energy', by: 2 }]),
      spell('dud', []),
      unit('rat'),
      unit('ox'),
      unit('elk'),
    ],
    players: [{ hand: ['gain', 'rat', 'dud'], board: ['shrine', 'ox', 'elk'] }, {}],
  });
  lab.act('play gain');
  const env = lab.env(0, lab.ref('shrine'));
  return { lab, verdict: payable(env, { costs }) };
}

/** Uses the shrine; gives what was asked, the events of the payment, and what was said after it. */
export function shrine(lab: Lab, answers: NonNullable<Offering['answers']>) {
  const choices: Choice[] = [];
  const before = lab.events.length;
  lab.act('use shrine');
  for (const answer of answers) {
    choices.push(lab.choice);
    if (lab.events.length > before) throw new Error('Something was paid before all was picked.');
    if ('value' in answer) lab.give(answer.value);
    else lab.pick(...answer);
  }
  const acted = lab.events.find((e) => e.type === 'acted' && e.action === 'use');
  if (!acted) throw new Error(`The shrine was not used; open is ${lab.choice.purpose}.`);
  const paid = lab.events.filter((e): e is GameEvent => e.batch === acted.batch && e !== acted);
  return { choices, paid, after: lab.told('signalled') };
}

/** What the opponent sees while something is being picked. */
export function hidden(costs: readonly Cost[], pick: string): string {
  const { lab } = offering({ costs: [...costs, ...costs] });
  const seen = () => JSON.stringify(viewOf(lab.match, playerId(1)));
  const before = seen();
  lab.act('use shrine').pick(pick);
  return seen() === before ? before : 'something showed';
}
