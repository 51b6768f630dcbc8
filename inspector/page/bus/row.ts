import type { EventRecord, StepRecord } from '../../protocol/messages.ts';

/** What heads the rows of an answer that one effect has brought about. */
export interface CauseRow extends RowBase {
  readonly kind: 'cause';
  /** What it came from, in words; empty: the course of the match. */
  readonly words: string;
  readonly frame: number | null;
  /** The batch that set it off. */
  readonly parent: number | null;
  /** It becomes pending with this row. */
  readonly begins: boolean;
}

export interface EventRow extends RowBase {
  readonly kind: 'event';
  readonly event: EventRecord;
  /** It is known which events happened together: for who sees everything. */
  readonly batched: boolean;
  /** Where it stands among the events that happened together. */
  readonly first: boolean;
  readonly last: boolean;
  /** Its own cause, where that is not what its heading says. */
  readonly cause: string;
}

/** What a step of the rules did besides its events. */
export interface NoteRow extends RowBase {
  readonly kind: 'sets-off' | 'idle';
  readonly words: string;
  readonly frame: number | null;
  /** The batch that it came with. */
  readonly batch: number | null;
}

export interface TurnRow extends RowBase {
  readonly kind: 'turn';
  readonly turn: StepRecord['turn'];
}

export interface AnswerRow extends RowBase {
  readonly kind: 'answer';
  readonly record: StepRecord;
}

interface RowBase {
  readonly key: string;
  /** The step that it is of. */
  readonly step: number;
  /** The row that heads it, by its place; -1 where there is none. */
  readonly under: number;
}

/** One line of the timeline. */
export type Row = TurnRow | AnswerRow | CauseRow | EventRow | NoteRow;

export const LEVELS: Readonly<Record<Row['kind'], number>> = {
  turn: 1,
  answer: 2,
  cause: 3,
  event: 4,
  'sets-off': 4,
  idle: 4,
};
