import type { Answer } from '../../../effects/choices/choice.ts';
import type { Input } from '../../../effects/rules/input.ts';
import { openIn } from '../../../effects/rules/open-requests.ts';
import { choiceAsSeen, playAsking } from '../../../effects/rules/seen-choice.ts';
import { playerId } from '../../../effects/state/ids.ts';
import type { Match } from '../../../search/match.ts';

/**
 * What somebody does at an open choice. Choices are known by their place and not by their numbers, so that a step means
 * the same in every state that is the same but for numbering.
 */
export type Step =
  | { readonly do: 'answer'; readonly at: number; readonly answer: Answer }
  | { readonly do: 'cancel'; readonly at: number };

/** The input that a step is in a match; `null` where nothing is open at its place. */
export function inputOf(match: Match, step: Step): Input | null {
  const open = openIn(match)[step.at];
  if (!open) return null;
  const { choice, request } = open;
  const player = step.do === 'cancel' ? (playAsking(match, choice)?.controller ?? request.player) : request.player;
  const { id } = choiceAsSeen(match, choice, playerId(player));
  return step.do === 'cancel'
    ? { type: 'cancel', player, choice: id }
    : { type: 'answer', player, choice: id, value: step.answer };
}

export const stepKey = (step: Step): string => JSON.stringify(step);
