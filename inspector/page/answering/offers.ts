import type { SeenRef } from '../../../index.ts';
import type { AskedRecord, Scene } from '../../protocol/messages.ts';
import { type Moment, questionKey } from './answering.ts';
import { labelsOf, spotsOf, targetLabels } from './labels.ts';
import type { Spot } from './putting.ts';
import { isSingle } from './select.ts';
import { type Draft, puttingOf } from './shapes.ts';

/** Something that can be pointed at on the table to answer a question, or to take it back from an answer. */
export interface Offer extends Spot {
  /** The step that it is offered at. */
  readonly step: number;
  readonly asked: AskedRecord;
  /** In the engine's words. */
  readonly label: string;
  /** It is part of the answer so far. */
  readonly picked: boolean;
  /** Pointing at it answers the question. */
  readonly atOnce: boolean;
}

/** What a reference is found by on the table: an object by its handle, a player, a cell. */
export function placeOf(ref: SeenRef): string | null {
  if ('object' in ref) return ref.object;
  if ('player' in ref) return `player ${ref.player}`;
  return 'cell' in ref ? `cell ${ref.zone} ${ref.cell}` : null;
}

/** What has been picked for a question so far. */
export const draftIn = (drafts: Readonly<Record<string, Draft>>, moment: Moment): Draft =>
  drafts[questionKey(moment)] ?? puttingOf(moment.asked.choice.request).start(moment.asked.choice.request);

/** All that is offered in a scene, by places of the table. */
export function offersIn(
  { step, asked: questions }: Scene,
  drafts: Readonly<Record<string, Draft>>,
  players: readonly string[],
): ReadonlyMap<string, readonly Offer[]> {
  const places = new Map<string, Offer[]>();
  for (const asked of questions) {
    const { request } = asked.choice;
    const putting = puttingOf(request);
    const draft = draftIn(drafts, { step, asked });
    const atOnce =
      request.shape === 'act' || (request.shape === 'select' && isSingle(request) && questions.length === 1);
    const labels = { main: labelsOf(asked), targets: targetLabels(request, players) };
    for (const { spot, ref } of spotsOf(request)) {
      const place = ref && placeOf(ref);
      if (!place || !putting.open(request, draft, spot)) continue;
      const label = labels[spot.list][spot.position] ?? '';
      const offer = { ...spot, step, asked, label, picked: putting.holds(draft, spot), atOnce };
      places.set(place, [...(places.get(place) ?? []), offer]);
    }
  }
  return places;
}
