/** Cardwright: an embeddable rules engine for card games. */
export type { Book, BookCard } from './effects/book.ts';
export type { CardData, DeckData, PlayData, SetData } from './effects/card-data.ts';
export type {
  Answer,
  AnswerOf,
  Asker,
  Choice,
  Request,
  RequestOf,
  ShapeName,
  Shown,
  ShownRequest,
} from './effects/choices/choice.ts';
export {
  countAnswers,
  fallbackAnswer,
  listAnswers,
  requestWords,
  sampleAnswer,
  validateAnswer,
} from './effects/choices/shapes.ts';
export type { EffectiveCard, LiveAbility } from './effects/effective/card.ts';
export { effective } from './effects/effective/derive.ts';
export { type ExplainLine, type Explanation, explain } from './effects/effective/explain.ts';
export type { Position } from './effects/env.ts';
export type {
  EventMeta,
  EventType,
  Fact,
  GameEvent,
  PublicEvent,
  PublicForm,
  PublicValue,
  SeenRef,
  Viewer,
} from './effects/events/event.ts';
export { hashOf } from './effects/hash.ts';
export type * from './effects/language.ts';
export { makeBook } from './effects/make-book.ts';
export type { Constraints, Quality, Total } from './effects/ops/constraints.ts';
export type { Reason, ReasonCode, Verdict } from './effects/reason.ts';
export type { Rejected } from './effects/rules/answering.ts';
export { type Asked, askedOf } from './effects/rules/asked.ts';
export { type AnsweredBy, type Input, readInput } from './effects/rules/input.ts';
export type { Answers } from './effects/rules/open-requests.ts';
export type { Deed } from './effects/rules/plan.ts';
export type { Preview } from './effects/rules/preview.ts';
export { type Draw, sample } from './effects/rules/sample.ts';
export { eventFor, fromHandle } from './effects/rules/sight.ts';
export type { TriggerView } from './effects/rules/trigger-view.ts';
export {
  type ChoiceView,
  type ObjectView,
  type PendingView,
  type PlayerView,
  type SeenRequest,
  type TurnView,
  type View,
  viewOf,
  type ZoneView,
} from './effects/rules/views.ts';
export { type Hearing, type Refusal, whyNot, whyTriggered } from './effects/rules/why.ts';
export type * from './effects/ruleset.ts';
export { type NotResumed, resume } from './effects/save/resume.ts';
export { type Save, save } from './effects/save/save.ts';
export type { Stamp, StampProblem } from './effects/save/stamp.ts';
export { ENGINE_VERSION } from './effects/save/version.ts';
export type { MatchSetup, PlayerSetup } from './effects/state/begin.ts';
export {
  type CardId,
  type ChoiceId,
  cardId,
  type FrameId,
  type ModifierId,
  type ObjectId,
  type PlayerId,
  playerId,
  type ZoneKey,
} from './effects/state/ids.ts';
export type { ScriptedDraw } from './effects/state/random.ts';
export type { ObjectRef, Ref } from './effects/state/refs.ts';
export type { GameObject, MatchState, Result } from './effects/state/state.ts';
export type { Message, Note } from './effects/state/tx.ts';
export { choiceWords, optionWords } from './effects/text/choice-words.ts';
export type { PhraseName, RecordName } from './effects/text/kinds.ts';
export { eventWords, type SeatNames } from './effects/text/render.ts';
export { cardWords, type ReadWords, readWords, wordsFor } from './effects/text/words.ts';
export type { FamilyName } from './effects/vocabulary.ts';
export { createMatch, type LiveOptions, type MatchOptions, type PlayerOptions } from './machines/begin.ts';
export type { News } from './machines/bus.ts';
export type { Clock } from './machines/clock.ts';
export type { Accepted, OnFault } from './machines/driver.ts';
export { EngineError } from './machines/engine-error.ts';
export type { AnswerOptions, LiveMatch, NotUndone, Rewound } from './machines/match.ts';
export { type ResumeOptions, resumeMatch } from './machines/resume.ts';
export type { Decide, Seat, StopSignal } from './machines/seat.ts';
