/** Cardwright: an embeddable rules engine for card games. */
export type { Book } from './effects/book.ts';
export type { CardData, PlayData } from './effects/card-data.ts';
export type { Answer, AnswerOf, Choice, Request } from './effects/choices/choice.ts';
export {
  countAnswers,
  fallbackAnswer,
  listAnswers,
  requestWords,
  sampleAnswer,
  validateAnswer,
} from './effects/choices/shapes.ts';
export type { EffectiveCard } from './effects/effective/card.ts';
export { effective } from './effects/effective/derive.ts';
export { type Explanation, explain } from './effects/effective/explain.ts';
export type { Position } from './effects/env.ts';
export type { GameEvent, PublicEvent, PublicValue, SeenRef, Viewer } from './effects/events/event.ts';
export { hashOf } from './effects/hash.ts';
export type * from './effects/language.ts';
export { makeBook } from './effects/make-book.ts';
export type { Reason, Verdict } from './effects/reason.ts';
export type { Rejected } from './effects/rules/answering.ts';
export { type Asked, askedOf } from './effects/rules/asked.ts';
export { type AnsweredBy, type Input, readInput } from './effects/rules/input.ts';
export type { Deed } from './effects/rules/plan.ts';
export type { Preview } from './effects/rules/preview.ts';
export { type Draw, sample } from './effects/rules/sample.ts';
export { eventFor, fromHandle } from './effects/rules/sight.ts';
export { type ChoiceView, type ObjectView, type SeenRequest, type View, viewOf } from './effects/rules/views.ts';
export { type Hearing, type Refusal, whyNot, whyTriggered } from './effects/rules/why.ts';
export type { Keyword, Ruleset } from './effects/ruleset.ts';
export { type NotResumed, resume, type Save, save } from './effects/save/save.ts';
export { ENGINE_VERSION } from './effects/save/version.ts';
export type { MatchSetup, PlayerSetup } from './effects/state/begin.ts';
export { type CardId, type ObjectId, type PlayerId, playerId } from './effects/state/ids.ts';
export type { Ref } from './effects/state/refs.ts';
export type { GameObject, MatchState, Result } from './effects/state/state.ts';
export type { Message, Note } from './effects/state/tx.ts';
export { choiceWords, optionWords } from './effects/text/choice-words.ts';
export type { PhraseName } from './effects/text/kinds.ts';
export { eventWords } from './effects/text/render.ts';
export { cardWords, type ReadWords, readWords, wordsFor } from './effects/text/words.ts';
export type { News } from './machines/bus.ts';
export type { Clock } from './machines/clock.ts';
export type { Accepted } from './machines/driver.ts';
export { EngineError } from './machines/engine-error.ts';
export {
  type AnswerOptions,
  createMatch,
  type LiveMatch,
  type LiveOptions,
  type MatchOptions,
  type NotUndone,
  type PlayerOptions,
  type ResumeOptions,
  type Rewound,
  resumeMatch,
} from './machines/match.ts';
export type { Decide, Seat, StopSignal } from './machines/seat.ts';
