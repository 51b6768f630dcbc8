import type { TriggerView } from '../rules/trigger-view.ts';
import type { ChoiceView } from '../rules/views.ts';
import { eventWords, refWords, type SeatNames } from './render.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const words = (value: unknown, names: SeatNames): string => (isPlain(value) ? refWords(value, names) : String(value));

/** `play Ember Wolf`, `end`. */
const actionWords = (action: unknown, names: SeatNames): string =>
  isPlain(action) ? [String(action.name), ...(action.ref ? [words(action.ref, names)] : [])].join(' ') : '';

/** ` (ability 2, rat is dealt 1 damage)`: what tells a trigger from others of its source. */
function triggerWords(trigger: unknown, names: SeatNames): string {
  if (!isPlain(trigger)) return '';
  const { ability, event } = trigger as unknown as TriggerView;
  const place = ability.in === 'card' ? /^abilities\.(\d+)$/.exec(ability.path)?.[1] : undefined;
  const told = [
    ...(place === undefined ? [] : [`ability ${Number(place) + 1}`]),
    ...(event ? [eventWords(event, names)] : []),
  ];
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

/** What an answer's positions stand for, in their order: the candidates, items, recipients, sources or actions. */
export function optionWords({ request }: ChoiceView, names: SeatNames): readonly string[] {
  if (!request) return [];
  if (request.actions) return list(request.actions).map((a) => actionWords(a, names));
  const options = request.candidates ?? request.items ?? request.recipients;
  const triggers = list(request.triggers);
  if (options) return list(options).map((o, i) => words(o, names) + triggerWords(triggers[i], names));
  return list(request.sources).map((s) => (isPlain(s) ? words(s.ref, names) : ''));
}

/** What is asked of whom, and for what: `Ash Courier: cost, 1 of Kerb Pup, Fog Bank`. */
export function choiceWords(choice: ChoiceView, names: SeatNames): string {
  const source = choice.source === undefined ? '' : `${words(choice.source, names)}: `;
  const { request } = choice;
  if (!request) return `${source}${choice.purpose}, asked of ${choice.asks.map((p) => names[p] ?? p).join(' and ')}`;
  const { min, max } = request;
  const number = min === undefined ? '' : min === max ? `${String(min)} of ` : `${String(min)} to ${String(max)} of `;
  const options = optionWords(choice, names).join(', ');
  return `${source}${choice.purpose}, ${number}${options === '' ? request.shape : options}`;
}
