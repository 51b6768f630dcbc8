import type { Book } from '../book.ts';
import type { Answer } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Rejected } from './answering.ts';
import { type Answers, type OpenRequest, openRequests } from './open-requests.ts';
import { type Preview, preview } from './preview.ts';
import { type Draw, sample } from './sample.ts';
import { type ChoiceView, type View, viewOf } from './views.ts';

/** Something that a player is asked, with all that he may know and do about it, and nothing else. */
export interface Asked extends Answers {
  readonly player: PlayerId;
  /** What he is asked, as he sees it. */
  readonly choice: ChoiceView;
  readonly view: View;
  /** The game that is played, which everyone knows. */
  readonly book: Book;
  /** A match that looks the same to him: what he does not know is dealt anew. */
  readonly sample: (draw: Draw) => Position;
  /** What an answer would do, as far as he can foresee it. */
  readonly preview: (answer: Answer, draw: Draw) => Preview | Rejected;
}

/** Looks only at what it is asked for. */
class AskedOf implements Asked {
  readonly player: PlayerId;
  readonly choice: ChoiceView;
  // Out of reach for who is asked: they know everything.
  readonly #at: Position;
  readonly #open: OpenRequest;

  constructor(at: Position, open: OpenRequest, choice: ChoiceView) {
    this.#at = at;
    this.#open = open;
    this.choice = choice;
    this.player = open.request.player;
  }

  get view(): View {
    return viewOf(this.#at, this.player);
  }

  get book(): Book {
    return this.#at.book;
  }

  get count(): number {
    return this.#open.count;
  }

  get answers(): Iterable<Answer> {
    return this.#open.answers;
  }

  get fallback(): Answer {
    return this.#open.fallback;
  }

  readonly random = (draw: Draw): Answer => this.#open.random(draw);

  readonly sample = (draw: Draw): Position => ({ book: this.#at.book, state: sample(this.#at, this.player, draw) });

  readonly preview = (answer: Answer, draw: Draw): Preview | Rejected => {
    const { player, choice } = this;
    return preview(this.#at, { type: 'answer', player, choice: choice.id, value: answer }, draw);
  };
}

/** All that a player is asked now. */
export function askedOf(at: Position, player: PlayerId): readonly Asked[] {
  const { choices } = viewOf(at, player);
  return openRequests(at).flatMap((open) => {
    const choice = choices.find((c) => c.id === open.choice.id);
    return open.request.player === player && choice ? [new AskedOf(at, open, choice)] : [];
  });
}
