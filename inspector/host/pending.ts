import type { DelayedTrigger, WaitingTrigger } from '../../effects/flow/frame.ts';
import { next } from '../../effects/flow/next.ts';
import { POLICIES } from '../../effects/flow/policies/policies.ts';
import { type Causes, nameIn, triggerWords } from '../../effects/text/cause-words.ts';
import { type Position, wordsFor } from '../../index.ts';
import type { DelayedRecord, PendingRecord, WaitingRecord } from '../protocol/pending.ts';
import { frameRecord } from './frame-record.ts';
import { goesFrom } from './goes.ts';

/** What is pending, from the inside. */
export function pendingOf(at: Position, causes: Causes): PendingRecord {
  const { state, book } = at;
  const { policy } = book.ruleset;
  causes.learn(state.frames);
  return {
    policy,
    rows: POLICIES[policy].rows,
    next: next(at),
    goes: goesFrom(at, causes),
    frames: state.frames.map((frame) => frameRecord(at, frame, causes)),
    waiting: state.waiting.map((trigger) => waitingRecord(at, trigger)),
    delayed: state.delayed.map((trigger) => delayedRecord(at, trigger)),
  };
}

const waitingRecord = (at: Position, trigger: WaitingTrigger): WaitingRecord => ({
  id: trigger.id,
  words: triggerWords(at, trigger),
  controller: trigger.controller,
  batch: trigger.event.batch,
  ...(trigger.during === undefined ? {} : { during: trigger.during }),
});

const delayedRecord = (
  at: Position,
  { id, controller, source, on, nodes, duration, once }: DelayedTrigger,
): DelayedRecord => ({
  id,
  controller,
  ...(source ? { source: nameIn(at, source) } : {}),
  on: wordsFor(at.book, 'trigger', on),
  words: nodes.map((node) => wordsFor(at.book, 'effect', node)).join(' '),
  until: duration.until,
  once,
});
