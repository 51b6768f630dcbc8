import type { Book } from '../../../effects/book.ts';
import { openIn } from '../../../effects/rules/open-requests.ts';
import type { Message } from '../../../effects/state/tx.ts';
import type { Match } from '../../../search/match.ts';
import type { Names } from '../../scenario/names.ts';
import { takeStep } from '../../scenario/run.ts';
import { bookFor, position, type RegistryEntry } from '../../scenario/setup.ts';
import { SetupError } from '../../scenario/setup-error.ts';
import { Table } from '../../table.ts';
import type { Actions, May } from '../graph/model.ts';
import type { Step } from '../graph/step.ts';
import type { Doing, Sketch } from './sketch.ts';

/** A position that has been brought to its first choice. */
export interface Begun {
  readonly match: Match;
  /** As it was before the last thing happened that brought it there: laid out, or before the last step that leads to it. */
  readonly before: Match;
  readonly messages: readonly Message[];
  /** What everything is called in it, as in a scenario that begins with it. */
  readonly names: Names;
}

/** Brings a position to where choices are to be gone through; `null` where it cannot be, such as for want of room. */
export function beginSketch(entry: RegistryEntry, sketch: Sketch, on: (book: Book) => Book): Begun | null {
  const { setup, cards, seed, draws, lead = [] } = sketch;
  try {
    const book = on(bookFor(entry, cards, setup));
    const state = position(book, setup, { seed, draws });
    const table = new Table(book, state);
    let before: Match = { book, state };
    for (const step of lead) {
      before = table.match;
      takeStep(table, step);
    }
    return { before, match: table.match, messages: table.messages, names: table.names };
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

const TESTS: Readonly<Record<Doing, (card: string) => May>> = {
  any: () => (match, step) => !passes(match, step),
  pass: () => passes,
  card: (card) => (match, step) => {
    const ref = actionOf(match, step)?.ref;
    return ref?.kind === 'object' && match.state.objects[ref.id]?.card === card;
  },
};

/** What may be done in a position for a card. */
export const actionsOf = ({ doing }: Sketch, card: string): Actions => ({
  inTurn: doing.map((what) => TESTS[what](card)),
  meanwhile: (match, step) => passes(match, step) || TESTS.card(card)(match, step),
});

function actionOf(match: Match, step: Step) {
  const request = openIn(match)[step.at]?.request;
  return request?.shape === 'act' && step.do === 'answer' ? request.actions[step.answer as number] : undefined;
}

function passes(match: Match, step: Step): boolean {
  const action = actionOf(match, step);
  return action !== undefined && match.book.ruleset.actions[action.name]?.kind === 'pass';
}
