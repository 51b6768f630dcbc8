import type { SeenRef } from '../../effects/events/event.ts';
import type { ChoiceView, SeenRequest } from '../../effects/rules/views.ts';
import { optionWords } from '../../effects/text/choice-words.ts';
import { refWords } from '../../effects/text/render.ts';
import { detailsOf } from './object-words.ts';
import { placeOf, seatNames, type Table, zoneWords } from './table.ts';

/** Something that is offered, in words. */
export interface Option {
  /** What it is called, and what may be typed for it. */
  readonly label: string;
  /** What else may be typed for it. */
  readonly also?: string;
  /** Where it is, and what it is like. */
  readonly details: string;
}

/** What stands for an answer's positions, in their order. */
export function optionsOf(table: Table, choice: ChoiceView): readonly Option[] {
  const { request } = choice;
  if (!request) return [];
  const refs = refsOf(request);
  const labels = optionWords(choice, seatNames(table));
  return labels.map((label, i) => {
    const action = request.shape === 'act' ? request.actions[i] : undefined;
    const rival = action?.ability !== undefined && labels.some((other, k) => other === label && k !== i);
    return optionOf(table, rival ? `${label}: ${action.ability}` : label, refs[i]);
  });
}

/** What items may be assigned to. */
export const targetsOf = (table: Table, refs: readonly SeenRef[]): readonly Option[] =>
  refs.map((ref) => optionOf(table, refWords(ref, seatNames(table)), ref));

/** Options that are nothing but names: piles, parts. */
export const namedOptions = (names: readonly string[]): readonly Option[] =>
  names.map((label) => ({ label, details: '' }));

function refsOf(request: SeenRequest): readonly (SeenRef | undefined)[] {
  switch (request.shape) {
    case 'act':
      return request.actions.map((action) => action.ref);
    case 'select':
      return request.candidates;
    case 'arrange':
    case 'assign':
      return request.items;
    case 'distribute':
      return request.recipients;
    case 'pay':
      return request.sources.map((source) => source.ref);
    case 'number':
      return [];
  }
}

function optionOf(table: Table, label: string, ref: SeenRef | undefined): Option {
  if (ref && 'cell' in ref)
    return { label, also: `${zoneWords(table, ref.zone)} ${label}`, details: zoneWords(table, ref.zone) };
  const place = ref && 'object' in ref ? placeOf(table, ref.object) : null;
  if (!place) return { label, details: '' };
  const zone = zoneWords(table, place.zone);
  const where = place.object.cell === undefined ? zone : `${zone}, ${place.object.cell}`;
  const details = detailsOf(table, place.object);
  return { label, also: `${zone.split(' ')[0]} ${label}`, details: `${where}${details && `; ${details}`}` };
}
