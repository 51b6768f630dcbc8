import type { SeenRef } from '../events/event.ts';
import type { TriggerView } from '../rules/trigger-view.ts';
import type { ChoiceView, SeenRequest } from '../rules/views.ts';
import { eventWords, refWords, type SeatNames } from './render.ts';

type OneOf = Extract<SeenRequest, { shape: 'act' }>['actions'][number];

/** `play Ember Wolf`, `end`. */
const actionWords = ({ name, ref }: OneOf, names: SeatNames): string =>
  ref ? `${name} ${refWords(ref, names)}` : name;

/** ` (ability 2, rat is dealt 1 damage)`: what tells a trigger from others of its source. */
function triggerWords({ ability, event }: TriggerView, names: SeatNames): string {
  const place = ability.in === 'card' ? /^abilities\.(\d+)$/.exec(ability.path)?.[1] : undefined;
  const told = [
    ...(place === undefined ? [] : [`ability ${Number(place) + 1}`]),
    ...(event ? [eventWords(event, names)] : []),
  ];
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

/** What an answer's positions stand for, in their order: the candidates, items, recipients, sources or actions. */
export function optionWords({ request }: ChoiceView, names: SeatNames): readonly string[] {
  const list = (refs: readonly SeenRef[]): readonly string[] =>
    refs.map((ref, i) => {
      const trigger = request?.triggers?.[i];
      return `${refWords(ref, names)}${trigger ? triggerWords(trigger, names) : ''}`;
    });
  switch (request?.shape) {
    case 'act':
      return request.actions.map((action) => actionWords(action, names));
    case 'select':
      return list(request.candidates);
    case 'arrange':
    case 'assign':
      return list(request.items);
    case 'distribute':
      return list(request.recipients);
    case 'pay':
      return list(request.sources.map((source) => source.ref));
    case 'number':
    case undefined:
      return [];
  }
}

/** `1 of `, `0 to 2 of `; nothing where it is not asked how many. */
function numberWords(request: SeenRequest): string {
  if (!('min' in request)) return '';
  const { min, max } = request;
  return min === max ? `${min} of ` : `${min} to ${max} of `;
}

/** What is asked of whom, and for what: `Ash Courier: cost, 1 of Kerb Pup, Fog Bank`. */
export function choiceWords(choice: ChoiceView, names: SeatNames): string {
  const source = choice.source === undefined ? '' : `${refWords(choice.source, names)}: `;
  const { request } = choice;
  if (!request) return `${source}${choice.purpose}, asked of ${choice.asks.map((p) => names[p] ?? p).join(' and ')}`;
  const options = optionWords(choice, names).join(', ');
  return `${source}${choice.purpose}, ${numberWords(request)}${options === '' ? request.shape : options}`;
}
