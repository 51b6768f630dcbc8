import type { Position } from '../../effects/env.ts';
import type { Input } from '../../effects/rules/input.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import type { Message, Note } from '../../effects/state/tx.ts';
import { begunIn, Causes, triggerWords } from '../../effects/text/cause-words.ts';
import { inputWords } from '../../effects/text/input-words.ts';
import { reasonWords } from '../../effects/text/reason-words.ts';
import { toldLines } from './told.ts';

/** What an answer came to. */
export interface Came {
  /** What was answered; nothing at the beginning. */
  readonly inputs: readonly Input[];
  readonly after: Position;
  readonly messages: readonly Message[];
}

/** The first line of a log that is a file: what is played, and by whom. */
export const headLine = ({ book, state }: Position, seed: number): string =>
  `${book.ruleset.name} ${book.ruleset.version}, seed ${seed}: ${state.players.map(({ name }) => name).join(', ')}`;

/** The whole of a match for its owner: hidden or not, with what it came from, and why what was done changed nothing. */
export class Log {
  private readonly causes = new Causes();
  private before: Position | null = null;

  lines({ inputs, after, messages }: Came): readonly string[] {
    const { before } = this;
    this.before = after;
    this.causes.learn(begunIn(messages));
    return [
      ...inputs.map((input) => inputWords(before ?? after, input)),
      ...messages.flatMap((message) => this.stepLines(after, message)),
    ];
  }

  /** Answers were taken back. */
  rewound(to: Position): readonly string[] {
    this.before = to;
    return ['An answer was taken back: the match stands as before it.'];
  }

  private stepLines(at: Position, { events, triggers, notes }: Message): readonly string[] {
    const names = at.state.players.map((player) => player.name);
    const happened = events.flatMap((event) => {
      const told = eventFor(at, event, 'everything');
      if (!told) return [];
      const [last = '', ...before] = [...toldLines(told, names)].reverse();
      return [...before.reverse(), withCause(last, this.causes.of(at, event))];
    });
    return [
      ...happened,
      ...triggers.map((trigger) => `   ! ${triggerWords(at, trigger)} (set off)`),
      ...notes.map((note) => this.noteLine(at, note)),
    ];
  }

  private noteLine(at: Position, { what, reason, frame }: Note): string {
    const cause = this.causes.of(at, frame === undefined ? {} : { frame });
    return withCause(`   - ${what} changes nothing: ${reasonWords(reason)}`, cause);
  }
}

const withCause = (line: string, cause: string): string => (cause === '' ? line : `${line}   [${cause}]`);
