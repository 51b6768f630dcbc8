import { requestWords } from '../../effects/choices/shapes.ts';
import { openRequests } from '../../effects/rules/open-requests.ts';
import { playerId } from '../../effects/state/ids.ts';
import { placesNamed } from '../../effects/text/places-named.ts';
import type { LiveMatch } from '../../machines/match.ts';
import type { Io } from '../io.ts';
import { boardLines } from '../terminal/board.ts';
import type { Lines } from '../terminal/lines.ts';
import { type Option, optionsOf, targetsOf } from '../terminal/options.ts';
import { howWords, type Question, questionLines } from '../terminal/question.ts';
import { readAnswer } from '../terminal/read-answer.ts';
import type { Table } from '../terminal/table.ts';
import { sentence } from '../terminal/words.ts';
import { explainLines } from './explain.ts';
import { refusedLines, whyLines } from './why.ts';

/** How a match in the terminal came to its end. */
export type Left = 'over' | 'quit' | 'no-more-input' | 'broken-off';

const COMMANDS = ['undo', 'cancel', 'explain', 'why', 'look', 'log', 'help', 'quit'] as const;
type Word = (typeof COMMANDS)[number];

export interface Seating {
  readonly match: LiveMatch;
  readonly seat: number;
  readonly io: Io;
  readonly lines: Lines;
  /** All that the person has been told so far. */
  readonly told: readonly string[];
  /** Comes when something has happened in the match; fails where it cannot go on. */
  readonly changed: () => Promise<void>;
}

/** A person who plays at the terminal. */
export class Person {
  private readonly of: Seating;
  private readonly name: string;
  private left: Left | null = null;

  constructor(of: Seating) {
    this.of = of;
    this.name = of.match.players[of.seat] ?? '';
  }

  /** Plays until the match is over, or the person leaves. */
  async play(): Promise<Left> {
    const { match, lines } = this.of;
    let shown = -1;
    while (!match.result) {
      const question = this.question();
      if (!question) {
        await this.of.changed();
        continue;
      }
      if (shown !== match.revision) this.show(question, question.request.shape === 'act' || shown < 0);
      shown = match.revision;
      const line = await lines.next();
      if (line === null) return 'no-more-input';
      this.hear(line, question);
      if (this.left) return this.left;
    }
    return 'over';
  }

  private get table(): Table {
    const { match, seat } = this.of;
    return { view: match.view(this.name), ruleset: match.position.book.ruleset, seat };
  }

  /** What the person is asked now. */
  private question(): Question | null {
    const { match, seat } = this.of;
    const choice = match.choices(this.name).find((c) => c.request !== undefined);
    const open = openRequests(match.position).find(
      (o) => o.choice.id === choice?.id && o.request.player === playerId(seat),
    );
    if (!choice?.request || !open) return null;
    return {
      choice,
      request: choice.request,
      options: optionsOf(this.table, choice),
      words: requestWords(open.request),
    };
  }

  private say(...lines: readonly string[]): void {
    for (const line of lines) this.of.io.out(line);
  }

  private show(question: Question, withBoard: boolean): void {
    const { table } = this;
    this.say('', ...(withBoard ? boardLines(table) : []), ...questionLines(table, question));
  }

  private hear(typed: string, question: Question): void {
    const line = typed.trim();
    const command = commandOf(line, question);
    if (command) this.obey(command.word, command.rest, question);
    else if (line === '') this.say(`Type ${howWords(question)}. \`help\` tells more.`);
    else this.answer(line, question);
  }

  private answer(line: string, question: Question): void {
    const { choice, request, options } = question;
    const read = readAnswer(this.table, request, options, line);
    if ('problem' in read) {
      const refused = request.shape === 'act' ? refusedLines(this.of.match, this.table, options, line) : [];
      if (refused.length > 0) return this.say(...refused.map((words) => `No: ${words}.`));
      return this.say(`${sentence(read.problem)} Type ${howWords(question)}.`);
    }
    const taken = this.of.match.answer(this.name, choice.id, read.value);
    if (taken.ok) return;
    const targets = request.shape === 'assign' ? targetsOf(this.table, request.targets) : [];
    const labels = (list: readonly Option[]): readonly string[] => list.map(({ label }) => label);
    this.say(`No: ${placesNamed(taken.message, labels(options), labels(targets))}. ${sentence(taken.hint)}`);
  }

  private obey(word: Word, rest: string, question: Question): void {
    const { match, told } = this.of;
    switch (word) {
      case 'undo': {
        const taken = match.takeBack(this.name);
        return this.say(taken.ok ? 'Your latest answer is taken back.' : `No: ${taken.message}`);
      }
      case 'cancel': {
        const taken = match.cancel(this.name, question.choice.id);
        return this.say(taken.ok ? 'The play is taken back.' : `No: ${taken.message}. ${sentence(taken.hint)}`);
      }
      case 'explain':
        return this.say(...(rest === '' ? ['Say what: `explain NAME`.'] : explainLines(match, this.table, rest)));
      case 'why':
        return this.say(...whyLines(match, this.table, question.options, rest));
      case 'look':
        return this.show(question, true);
      case 'log':
        return this.say(...told);
      case 'help':
        return this.say(...helpLines(question));
      case 'quit':
        this.left = 'quit';
    }
  }
}

/** A command that was typed. What is offered by the same word comes first, unless there is a `/` before it. */
function commandOf(line: string, { options }: Question): { readonly word: Word; readonly rest: string } | null {
  const [, slash = '', first = '', rest = ''] = /^(\/?)(\S+)\s*(.*)$/.exec(line) ?? [];
  const word = COMMANDS.find((command) => command === first.toLowerCase());
  if (!word) return null;
  const offered = options.some(({ label }) => label.toLowerCase() === line.toLowerCase());
  return slash === '' && offered ? null : { word, rest: rest.trim() };
}

const helpLines = (question: Question): readonly string[] => [
  `An answer here is ${howWords(question)}.`,
  'Names may be cut short as long as only one thing can be meant; case does not matter.',
  '  undo          takes back your latest answer, if it has shown nothing to anybody',
  '  cancel        takes back the play that you are putting together',
  '  explain NAME  what the numbers of a card come from, and what its keywords mean',
  '  why           why you cannot do what is not offered; `why play NAME` of one thing',
  '  look          shows the table again',
  '  log           all that you have been told so far',
  '  quit          ends the match',
  'Where something offered has the name of a command, put a `/` before the command.',
];
