import type { Book } from '../../effects/book.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Input } from '../../effects/rules/input.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import { firstState } from '../../effects/state/setup.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import { answer, begin } from '../../search/index.ts';
import type { Match } from '../../search/match.ts';
import { drawAt } from '../draw.ts';
import { brokenAt } from '../invariants/index.ts';
import type { Draw } from '../invariants/invariant.ts';
import { Alongside } from './alongside.ts';
import { chosen } from './choosing.ts';
import type { Outlandish } from './nonsense.ts';
import { refuse } from './refusing.ts';
import type { Seen } from './seen.ts';

/** One input of a match, and what it led to: nothing where that failed. */
export interface Move {
  readonly before: Match;
  readonly input: Input;
  readonly messages?: readonly Message[];
}

/** What was done in all matches together. */
export interface Counts {
  answers: number;
  /** Inputs that were refused, as they must be. */
  refused: number;
  /** How often a match went on from its save. */
  resumed: number;
  /** How often an input was taken back on the live driver. */
  undone: number;
  /** Rests at which everything was looked at that must hold. */
  checked: number;
}

/** One of so many rests is looked at whole, besides those that show something new. */
const CHECKED = 8;
/** After one of so many inputs the match goes on from its save. */
const RESUMED = 12;
/** Of so many inputs one is taken back on the live driver. */
const UNDONE = 12;
/** So many choices that are closed are remembered, to be answered too late. */
const STALE = 5;

/** What a trial is made with. */
export interface TrialOptions {
  readonly setup: MatchSetup;
  /** Whether it is also played on the live driver. */
  readonly live: boolean;
  readonly draw: Draw;
  readonly seen: Seen;
  readonly counts: Counts;
  readonly outlandish: Outlandish;
}

/** One random match, in which everything is tried. Whatever goes wrong is thrown, and `moves` says after what. */
export class Trial {
  /** The state before anything happened. */
  readonly state: MatchState;
  readonly setup: MatchSetup;
  /** What happened before the first input. */
  opening: readonly Message[] = [];
  readonly moves: Move[] = [];
  readonly book: Book;
  private readonly options: TrialOptions;
  private readonly stale: string[] = [];
  private alongside: Alongside | null = null;
  private match: Match;

  constructor(book: Book, options: TrialOptions) {
    this.book = book;
    this.options = options;
    this.setup = options.setup;
    this.state = firstState(book, options.setup);
    this.match = { book, state: this.state };
  }

  /**
   * Plays it to its end, or until it has taken so many answers, or the time is over.
   * @returns whether it has taken too many answers
   */
  play(most: number, timeIsOver: () => boolean): boolean {
    try {
      this.begin();
      for (let k = 0; k < most; k++) if (!this.step() || timeIsOver()) return false;
      return true;
    } finally {
      this.alongside?.stop();
    }
  }

  private begin(): void {
    const begun = begin(this.book, this.state);
    this.match = begun.match;
    this.opening = begun.messages;
    if (this.options.live) {
      this.alongside = new Alongside(this.book, this.state);
      this.alongside.compare(begun.match, begun.messages);
    }
    this.rest(begun.messages, true);
  }

  /** One input. @returns whether there was one to give */
  private step(): boolean {
    const { draw, seen, counts, outlandish } = this.options;
    const { match, alongside, stale } = this;
    counts.refused += refuse(match, alongside?.live ?? null, { draw, outlandish, stale });
    const input = chosen(match, seen, draw);
    if (!input) return false;
    this.take(input);
    counts.answers += 1;
    if (draw(UNDONE) === 0 && alongside?.undo(match)) {
      counts.undone += 1;
      this.moves.pop();
      this.match = match;
    } else if (draw(RESUMED) === 0) this.resume();
    return true;
  }

  private take(input: Input): void {
    const { match: before, moves } = this;
    moves.push({ before, input });
    const taken = answer(before, input);
    if (!taken.ok) throw new Error(`an answer that was offered is refused: ${taken.message}`);
    const { match, messages } = taken;
    moves[moves.length - 1] = { before, input, messages };
    this.match = match;
    this.alongside?.follow(input, match, messages);
    if (input.type === 'answer') this.stale.unshift(input.choice);
    this.stale.length = Math.min(this.stale.length, STALE);
    this.rest(messages, match.state.result !== null, before);
  }

  private rest(messages: readonly Message[], whole: boolean, before?: Match): void {
    const { seen, draw, counts } = this.options;
    const { match } = this;
    const fresh = seen.note(match, messages);
    if (draw(CHECKED) !== 0 && !fresh && !whole) return;
    counts.checked += 1;
    const how = brokenAt({ match, messages, ...(before ? { before } : {}) }, drawAt(match.state));
    if (how !== null) throw new Error(how);
  }

  /** Goes on from the save, on both drivers. */
  private resume(): void {
    const { book, match } = this;
    const got = resume(book, JSON.parse(JSON.stringify(save(match))));
    if (!got.ok) throw new Error(`its save cannot be resumed: ${got.message}`);
    if (hashOf(got.position.state) !== hashOf(match.state)) throw new Error('it is another match once it is resumed');
    this.match = got.position;
    this.alongside?.resume(book);
    this.options.counts.resumed += 1;
  }
}
