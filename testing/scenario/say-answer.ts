import type { Answer, AnswerOf, Request } from '../../effects/choices/choice.ts';
import type { Position } from '../../effects/env.ts';
import { openIn } from '../../effects/rules/open-requests.ts';
import type { AnswerData, StepData } from './format.ts';
import type { Names } from './names.ts';
import { labelOffer, offered, offerOf } from './offer.ts';

/** A legal answer to a request in words: what `readAnswer` reads as the same answer. */
export function sayAnswer(names: Names, at: Position, request: Request, answer: Answer): AnswerData {
  const offer = offered(names, at, request).names;
  const named = (places: readonly number[]): string[] => places.map((place) => offer[place] ?? '');
  // An answer is of the shape that its request has.
  switch (request.shape) {
    case 'act':
      return offer[answer as AnswerOf<'act'>] ?? '';
    case 'select':
      return named(answer as AnswerOf<'select'>);
    case 'arrange': {
      const piles = labelOffer(request.piles.map((pile) => pile.name)).names;
      return { arrange: table(piles, (answer as AnswerOf<'arrange'>).map(named)) };
    }
    case 'distribute':
      return { distribute: amounts(offer, answer as AnswerOf<'distribute'>) };
    case 'number':
      return { number: answer as AnswerOf<'number'> };
    case 'assign': {
      const targets = offerOf(names, at, request.targets).names;
      const to = (answer as AnswerOf<'assign'>).map((target) => (target === null ? '' : (targets[target] ?? '')));
      return { assign: table(offer, to) };
    }
    case 'pay': {
      const parts = labelOffer(request.parts.map((part) => part.name)).names;
      const rows = (answer as AnswerOf<'pay'>).map((row) => amounts(offer, row));
      return { pay: Object.fromEntries(parts.flatMap((part, i) => (rows[i] ? [[part, rows[i]]] : []))) };
    }
  }
}

/** What is said of each name; what is empty is left out. */
const table = <T extends { readonly length: number }>(keys: readonly string[], values: readonly T[]) =>
  Object.fromEntries(
    keys.flatMap((key, i): [string, T][] => (values[i] && values[i].length > 0 ? [[key, values[i]]] : [])),
  );

const amounts = (keys: readonly string[], values: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(keys.flatMap((key, i): [string, number][] => (values[i] ? [[key, values[i]]] : [])));

/** What a player has sent, and was taken. */
export type TakenInput =
  | { readonly type: 'answer'; readonly player: number; readonly choice: string; readonly value: unknown }
  | { readonly type: 'leave' | 'cancel'; readonly player: number };

/**
 * A taken input as the step of a scenario.
 * @param at the match before it
 */
export function sayStep(names: Names, at: Position, input: TakenInput): StepData {
  const player = names.players[input.player] ?? '';
  if (input.type !== 'answer') return { [input.type]: player };
  const asked = openIn(at).find(({ choice, request }) => choice.id === input.choice && request.player === input.player);
  if (!asked) throw new Error(`${player} is not asked anything in the choice ${input.choice}`);
  // It was taken, so it is an answer.
  return { [player]: sayAnswer(names, at, asked.request, input.value as Answer) };
}
