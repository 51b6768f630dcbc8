/** What a viewer is told of events, as lines that are made of the public form alone and leave nothing of it out. */
import type { EventType, PublicEvent } from '../../effects/events/event.ts';
import type { PlayerId, ZoneKey } from '../../effects/state/ids.ts';
import { zoneName, zonePlayer } from '../../effects/state/ids.ts';
import type { Names } from './names.ts';

/** Stands for a card whose face the viewer does not see. */
export const HIDDEN = 'hidden';

/** How a line speaks of an object whose face is shown. */
export type NameSeen = (handle: string, card: string) => string;

interface Form {
  /** Slots are fields; of `{a|b}` the first there is; what is in brackets is left out when a slot in it is empty. */
  readonly line: string;
  /** Fields that are not told: what a line of this type is about does not need them, and no face is in them. */
  readonly quiet?: readonly string[];
}

/** Of a type that is not here every field is told, after its name. */
const FORMS: { readonly [T in EventType]?: Form } = {
  acted: { line: '{player} {action}[ {object}][ -> {targets}]' },
  arranged: { line: '{zone} top {top} bottom {bottom}', quiet: ['player'] },
  attached: { line: '{object} -> {to}' },
  began: { line: '{player} {step}[ {newTurn} {turn}]', quiet: ['turn'] },
  copied: { line: '{player}[ {object}]' },
  counted: { line: '{bearer} {fact} {by}', quiet: ['to'] },
  created: { line: '{object} {to}[:{cell}]', quiet: ['owner'] },
  damaged: { line: '{target} {amount}', quiet: ['battle'] },
  departed: { line: '{player}' },
  detached: { line: '{object}[ from {from}]' },
  ended: { line: '{winners} {reason}' },
  finished: { line: '{object|player} {how}', quiet: ['frame', 'player'] },
  healed: { line: '{target} {amount}' },
  lost: { line: '{player} {why}' },
  modified: { line: '[{affects}]', quiet: ['duration'] },
  modifierEnded: { line: '[spent {spent}]' },
  moved: { line: '{object} {from} -> {to}[:{cell}] ({how})', quiet: ['owner'] },
  noted: { line: '{object} {under} {refs}', quiet: ['count'] },
  picked: { line: '{refs}', quiet: ['count', 'player'] },
  piled: { line: '{player} {first} | {second}' },
  revealed: { line: '{objects|count} to {audience}', quiet: ['count'] },
  rolled: { line: '{label} {value}', quiet: ['sides', 'player'] },
  scheduled: { line: '{player} {on}' },
  shuffled: { line: '{zone}' },
  signalled: { line: '{name}[ {subject|player}][ {amount}]', quiet: ['player'] },
  stepAdded: { line: '{step}' },
  transformed: { line: '{object} -> {now}' },
  turned: { line: '{object} {faceDown}' },
  turnAdded: { line: '{player}' },
  unscheduled: { line: '{why}' },
};

const SEATS: ReadonlySet<string> = new Set(['player', 'owner', 'audience', 'winners']);
const ZONES: ReadonlySet<string> = new Set(['from', 'to', 'zone']);
const SLOT = /\{([\w|]+)\}/g;

/** One event as a viewer was told it, such as `moved hidden ann/hand -> ann/deck (return)`. */
export function toldLine(names: Names, form: PublicEvent, nameSeen: NameSeen): string {
  const { line, quiet = [] }: Form = FORMS[form.type as EventType] ?? { line: '' };
  const told = new Set<string>(['type', ...quiet]);
  const said = new Set<string>();
  const word = (slot: string): string => valueWords(slot, form[slot], { names, nameSeen, form });
  const slots = (text: string): string =>
    text.replace(SLOT, (_, either: string) => {
      const slot = either.split('|').find((s) => form[s] !== undefined) ?? either;
      told.add(slot);
      said.add(word(slot)).add(facesOf(form[slot]).join(' '));
      return word(slot);
    });
  const there = (part: string): boolean =>
    [...part.matchAll(SLOT)].every(([, either = '']) => either.split('|').some((s) => form[s] !== undefined));
  const main = slots(line.replace(/\[([^\]]*)\]/g, (_, part: string) => (there(part) ? part : '')));
  const more = Object.keys(form).filter((slot) => !told.has(slot) && !said.has(word(slot)));
  return [form.type, main, ...more.map((slot) => `${slot} ${word(slot)}`)].filter((part) => part !== '').join(' ');
}

interface Telling {
  readonly names: Names;
  readonly nameSeen: NameSeen;
  readonly form: PublicEvent;
}

function valueWords(slot: string, value: unknown, telling: Telling): string {
  if (Array.isArray(value))
    return value.map((v) => valueWords(slot, v, telling)).join(' ') || (SEATS.has(slot) ? 'nobody' : 'nothing');
  if (typeof value === 'object' && value !== null) return refWords(value, telling);
  if (typeof value === 'number' && SEATS.has(slot)) return telling.names.player(value as PlayerId);
  if (typeof value === 'number' && slot === 'by') return value > 0 ? `+${value}` : `${value}`;
  if (typeof value === 'string' && ZONES.has(slot)) return zoneWords(value as ZoneKey, telling);
  if (slot === 'newTurn') return 'turn';
  if (slot === 'faceDown') return value === true ? 'down' : 'up';
  return `${value}`;
}

/** A zone; the player's name is left out where the card's name says it. */
function zoneWords(key: ZoneKey, { names, form }: Telling): string {
  const named = facesOf(form.object).length > 0 && zonePlayer(key) === form.owner;
  return named ? zoneName(key) : names.zone(key);
}

function refWords(value: object, { names, nameSeen }: Telling): string {
  const ref = value as Readonly<Record<string, unknown>>;
  if (typeof ref.object === 'string') return typeof ref.card === 'string' ? nameSeen(ref.object, ref.card) : HIDDEN;
  if (ref.hidden === true) return HIDDEN;
  if (typeof ref.player === 'number') return names.player(ref.player as PlayerId);
  if (typeof ref.cell === 'string') return `${names.zone(ref.zone as ZoneKey)}/${ref.cell}`;
  if (ref.effect !== undefined) return 'effect';
  if (ref.hidden === true) return HIDDEN;
  return String(ref.card ?? ref.word ?? JSON.stringify(value));
}

/** Cards whose faces are in what a viewer was told of one thing or several. */
function facesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(facesOf);
  if (typeof value !== 'object' || value === null || !('card' in value)) return [];
  return [String(value.card)];
}
