import type { AskOf, QuestionName, ToldOf } from '../../protocol/messages.ts';
import type { Desk } from '../desk.ts';

/** What a part of a question must be, as it comes from outside; of a `value` the rulebook says whether it makes sense. */
export type Kind = 'number' | 'text' | 'value';

/** A question that an inspector may ask of a match. */
export interface QuestionDef<Q extends QuestionName> {
  readonly name: Q;
  /** `owner`: for who sees everything; `answers`: for who may answer; `steers`: for who may do both. */
  readonly for?: 'owner' | 'answers' | 'steers';
  readonly about: { readonly [K in keyof AskOf<Q>]: Kind };
  /** @throws {Refused} where there is nothing to tell */
  readonly tell: (desk: Desk, about: AskOf<Q>) => ToldOf<Q> | Promise<ToldOf<Q>>;
}

export const defineQuestion = <Q extends QuestionName>(def: QuestionDef<Q>): QuestionDef<Q> => def;
