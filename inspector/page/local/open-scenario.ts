import { formatProblem } from '../../../cards/tools/problem.ts';
import type { Book, Message } from '../../../index.ts';
import { liveFrom } from '../../../machines/begin.ts';
import { problemWords, scenarioProblems } from '../../../testing/scenario/check.ts';
import { give } from '../../../testing/scenario/live-modes.ts';
import { parseScenarios, type Scenario } from '../../../testing/scenario/parse.ts';
import { atEnd, takeStep } from '../../../testing/scenario/run.ts';
import type { Mode } from '../../../testing/scenario/session.ts';
import { bookFor, position, type RegistryEntry } from '../../../testing/scenario/setup.ts';
import { SetupError } from '../../../testing/scenario/setup-error.ts';
import { Table } from '../../../testing/table.ts';
import { Chronicle } from '../../host/chronicle.ts';
import { gameOf, type LocalMatch, local } from './local-match.ts';
import type { Choose, NamedText } from './read-file.ts';
import { type Fault, Unreadable } from './unreadable.ts';

/** More problems of one file are not told. */
const MOST_PROBLEMS = 8;

/**
 * Plays a scenario of a game that the page knows, as far as it goes. `null` where none of several was chosen.
 * @throws {Unreadable} if it cannot even begin
 */
export async function scenarioLocal({ name, text }: NamedText, choose: Choose): Promise<LocalMatch | null> {
  const parsed = parseScenarios(text, name);
  if (!parsed.ok) throw problems(parsed.problems.map(formatProblem));
  const { scenarios } = parsed;
  const at = scenarios.length > 1 ? await choose(scenarios.map(({ data }) => data.scenario)) : 0;
  const scenario = at === null ? undefined : scenarios[at];
  return scenario ? played(scenario) : null;
}

const problems = (lines: readonly string[]): Unreadable =>
  new Unreadable({ is: 'problems', problems: lines.slice(0, MOST_PROBLEMS) });

const entries = new WeakMap<Book, RegistryEntry>();

function entryOf(book: Book): RegistryEntry {
  const entry = entries.get(book) ?? { ruleset: book.ruleset, cards: [...book.cards.values()].map(({ data }) => data) };
  entries.set(book, entry);
  return entry;
}

function played(scenario: Scenario): LocalMatch {
  const { data, file, locate } = scenario;
  const entry = entryOf(gameOf(data.ruleset).book());
  const unsound = scenarioProblems(data, { [data.ruleset]: entry });
  if (unsound.length > 0)
    throw problems(
      unsound.map((problem) => {
        const { line, column } = locate(problem.path, problem.at);
        return `${[file, line, column].join(':')} ${problemWords(problem)}`;
      }),
    );
  const shown = new Shown();
  let step = 0;
  let table: Table;
  try {
    const book = bookFor(entry, data.cards ?? [], data.setup);
    table = new Table(book, position(book, data.setup, data), shown.mode);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const { line, column } = locate(error.path);
    throw problems([`${[file, line, column].join(':')} ${error.message}`]);
  }
  let fault: Fault | null = null;
  const { steps = [], ruleset, cards, seed, draws, setup, end } = data;
  try {
    for (const given of steps) {
      step += 1;
      takeStep(table, given);
    }
    step += 1;
    atEnd(table, end);
  } catch (error) {
    const { line } = locate(step > steps.length ? ['end'] : ['steps', step - 1]);
    fault = { is: 'fails', step: step > steps.length ? 0 : step, line, message: wordsOf(error) };
  }
  const began = { ruleset, setup, seed: seed ?? 1, ...(cards ? { cards } : {}), ...(draws ? { draws } : {}) };
  return local(shown.chronicle, { began, fault });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A way to play a scenario on actors, that is looked at from its beginning on. */
class Shown {
  private known: Chronicle | null = null;

  get chronicle(): Chronicle {
    if (!this.known) throw new Error('It has not begun.');
    return this.known;
  }

  readonly mode: Mode = (book, state) => {
    let messages: readonly Message[] = [];
    const match = liveFrom({ book, state }, (news) => {
      messages = news.type === 'settled' ? news.messages : [];
    });
    this.known = new Chronicle(match, messages);
    return {
      get match() {
        return match.position;
      },
      get messages() {
        return messages;
      },
      send: (input) => {
        const taken = give(match, input);
        return taken.ok ? null : taken;
      },
      stop: () => match.stop(),
    };
  };
}
