import type { Observable } from 'rxjs';
import type { Answer } from '../effects/choices/choice.ts';
import { type Explanation, explain } from '../effects/effective/explain.ts';
import type { Position } from '../effects/env.ts';
import type { GameEvent, PublicEvent, Viewer } from '../effects/events/event.ts';
import type { Rejected } from '../effects/rules/answering.ts';
import { askedOf } from '../effects/rules/asked.ts';
import type { AnsweredBy, Input } from '../effects/rules/input.ts';
import { type Preview, preview } from '../effects/rules/preview.ts';
import { seeded } from '../effects/rules/seeded.ts';
import { eventFor, fromHandle, knowsSource, seesFace } from '../effects/rules/sight.ts';
import { mayTakeBack } from '../effects/rules/taking-back.ts';
import { type ChoiceView, type View, viewOf } from '../effects/rules/views.ts';
import { type Refusal, whyNot } from '../effects/rules/why.ts';
import { type Save, save } from '../effects/save/save.ts';
import { type PlayerId, playerId } from '../effects/state/ids.ts';
import type { Result } from '../effects/state/state.ts';
import type { News } from './bus.ts';
import type { Accepted, Driver } from './driver.ts';
import { flattened } from './streams.ts';

/** An answer was taken back: the match stands where it stood before. */
export interface Rewound {
  readonly type: 'rewound';
}

/** Why nothing was taken back. */
export interface NotUndone {
  readonly ok: false;
  readonly code: 'over' | 'nothing' | 'unknown-player' | 'not-yours' | 'seen';
  readonly message: string;
}

/** More about an answer. */
export interface AnswerOptions {
  /** The match's `revision` when the choice was looked at: what was answered before an undo is refused as stale. */
  readonly revision?: number;
  /** Who or what has found it. */
  readonly by?: Exclude<AnsweredBy, 'clock'>;
}

/** A match that runs on actors. Players are called by their names. */
export class LiveMatch {
  /** All that happens, hidden or not, after the answer that it came of is settled. For the owner of the match alone. */
  readonly events$: Observable<GameEvent | Rewound>;
  /** The same with all that led to it, answer by answer: for tools and logs. For the owner of the match alone. */
  readonly news$: Observable<News>;
  readonly #driver: Driver;
  readonly #draw = seeded(0);

  /** Of `createMatch` and `resumeMatch`. */
  constructor(driver: Driver) {
    this.#driver = driver;
    this.news$ = driver.bus.news$;
    this.events$ = flattened<News, GameEvent | Rewound>(this.news$, (news) =>
      news.type === 'rewound' ? [REWOUND] : news.messages.flatMap(({ events }) => events),
    );
  }

  /** The root of the actors, for people at home in XState. */
  get actor(): Driver['actor'] {
    return this.#driver.actor;
  }

  /** Goes up with all that changes the match, an undo as well. */
  get revision(): number {
    return this.#driver.history.revision;
  }

  /** The whole match as a value: what the rulebook's functions and the search driver take. For the owner alone. */
  get position(): Position {
    return this.#driver.position;
  }

  /** The names of the players in turn order. */
  get players(): readonly string[] {
    return this.position.state.players.map(({ name }) => name);
  }

  /** How it ended; `null` while it goes on. */
  get result(): Result | null {
    return this.position.state.result;
  }

  /** All inputs since it was created or resumed, without those that were taken back. */
  get inputs(): readonly Input[] {
    return [...this.#driver.history.inputs];
  }

  /** How it ends, once it has. Rejects if it is stopped before. */
  ended(): Promise<Result> {
    const stopped = new Error('The match has been stopped before its end.');
    return new Promise((resolve, reject) => {
      if (this.result) return resolve(this.result);
      const hearing = this.news$.subscribe({
        next: ({ position: { state } }) => {
          if (!state.result) return;
          resolve(state.result);
          hearing.unsubscribe();
        },
        complete: () => reject(stopped),
      });
    });
  }

  /**
   * What a player, `spectator`, or `everything` is told. Of an answer that was taken back only who can tell the difference.
   * @throws {RangeError} if there is no such viewer
   */
  eventsFor(viewer: string): Observable<PublicEvent | Rewound> {
    const seat = this.#viewer(viewer);
    return flattened(this.news$, (news) => told(news, seat));
  }

  /** All that a player, `spectator`, or `everything` may know. @throws {RangeError} if there is no such viewer */
  view(viewer: string): View {
    return viewOf(this.position, this.#viewer(viewer));
  }

  /** What a player may answer now, as he sees it. @throws {RangeError} if there is no such player */
  choices(player: string): readonly ChoiceView[] {
    return askedOf(this.position, this.#player(player)).map(({ choice }) => choice);
  }

  /** The legal answers of a player to a choice, lazily; none where he is not asked. Without a choice: to the first. */
  answers(player: string, choice?: string): Iterable<Answer> {
    const asked = askedOf(this.position, this.#player(player));
    return asked.find((a) => choice === undefined || a.choice.id === choice)?.answers ?? [];
  }

  /**
   * A player's answer to a choice. What is illegal, late or nonsense is refused, and changes nothing.
   * @throws {EngineError} where the engine, a ruleset or a card fails; the match is as it was before
   */
  answer(player: string, choice: string, value: unknown, options?: AnswerOptions): Accepted | Rejected {
    const { revision, by = 'player' } = options ?? {};
    const { history } = this.#driver;
    if (revision !== undefined && !(revision >= history.openSince(choice) && revision <= history.revision)) return LATE;
    return this.#take(player, (seat) => ({ type: 'answer', player: seat, choice, value, by }));
  }

  /** Takes back a play that a player is still putting together. */
  cancel(player: string, choice: string): Accepted | Rejected {
    return this.#take(player, (seat) => ({ type: 'cancel', player: seat, choice }));
  }

  /** A player leaves the match. */
  leave(player: string): Accepted | Rejected {
    return this.#take(player, (seat) => ({ type: 'leave', player: seat }));
  }

  /** What an answer would do, as far as the player can foresee it. */
  preview(player: string, choice: string, value: unknown): Preview | Rejected {
    return preview(this.position, { type: 'answer', player: this.#seat(player), choice, value }, this.#draw);
  }

  /**
   * What the values of a card are made of, by its handle, for a player, `spectator` or `everything`; `null` where it is
   * gone, or he does not see its face. @throws {RangeError} if there is no such viewer
   */
  explain(viewer: string, handle: string): Explanation | null {
    const seat = this.#viewer(viewer);
    const ref = fromHandle(this.position, handle);
    if (!ref || !seesFace(this.position, ref, seat)) return null;
    return explain(this.position, ref, (source) => knowsSource(this.position, source, seat));
  }

  /** What a player cannot do in his window, and why not. @throws {RangeError} if there is no such player */
  whyNot(player: string): readonly Refusal[] {
    return whyNot(this.position, this.#player(player));
  }

  /** Takes back the latest answer, whoever gave it. For the owner of the match alone. */
  undo(): Accepted | NotUndone {
    if (this.#driver.isStopped) return STOPPED;
    const done = this.#driver.undo('owner');
    return done ? { ok: true, revision: this.revision } : NOTHING;
  }

  /**
   * A player takes back the latest answer, if it was his own, and neither somebody was shown anything by it nor something
   * random has happened, nor he could have learnt from it what he did not know.
   */
  takeBack(player: string): Accepted | NotUndone {
    const seat = this.#seat(player);
    if (seat < 0) return no('unknown-player', this.#unknown(player));
    if (this.#driver.isStopped) return STOPPED;
    const { latest } = this.#driver.history;
    if (!latest) return NOTHING;
    const [input, more] = latest.inputs;
    const own = input && !more && input.player === seat && input.type !== 'leave' && byHand(input);
    if (!own) return no('not-yours', 'The latest answer was not yours.');
    // Looked at once: on other deals it could come out otherwise, and who asks again and again would be told.
    latest.free ??= mayTakeBack({ input, before: latest.position, after: this.position }, this.#draw);
    if (!latest.free) return no('seen', 'It has shown something, or something random has happened.');
    return this.#driver.undo(playerId(seat)) ? { ok: true, revision: this.revision } : NOTHING;
  }

  /** The match as JSON, in the middle of a choice as well. `with-cards`: it also carries its cards. */
  save(withCards?: 'with-cards'): Save {
    return save(this.position, withCards);
  }

  /** Ends all actors and clocks. What was played stays readable; the streams complete. */
  stop(): void {
    this.#driver.stop();
  }

  #take(player: string, input: (seat: number) => Input): Accepted | Rejected {
    const taken = this.#driver.take(input(this.#seat(player)));
    return taken.ok || taken.code !== 'unknown-player' || this.#seat(player) >= 0
      ? taken
      : { ...taken, hint: `there are ${this.players.join(', ')}` };
  }

  /** A seat by its name; -1 if there is none, which the rulebook refuses. */
  #seat(player: string): number {
    return this.position.state.players.findIndex(({ name }) => name === player);
  }

  #unknown(name: string): string {
    return `There is no player "${name}"; there are ${this.players.join(', ')}.`;
  }

  #player(name: string): PlayerId {
    const seat = this.#seat(name);
    if (seat < 0) throw new RangeError(this.#unknown(name));
    return playerId(seat);
  }

  #viewer(name: string): Viewer {
    return name === 'spectator' || name === 'everything' ? name : this.#player(name);
  }
}

const REWOUND: Rewound = { type: 'rewound' };

/** What a viewer is told of news. */
function told(news: News, viewer: Viewer): readonly (PublicEvent | Rewound)[] {
  const { position } = news;
  if (news.type === 'settled')
    return news.messages.flatMap(({ events }) => events.flatMap((event) => eventFor(position, event, viewer) ?? []));
  // What was taken back may have been hidden from him altogether: the picks of a play.
  const [before, after] = [news.from, position].map((at) => JSON.stringify(viewOf(at, viewer)));
  return before === after ? [] : [REWOUND];
}

const byHand = (input: Input): boolean => !('by' in input && input.by === 'clock');

const no = (code: NotUndone['code'], message: string): NotUndone => ({ ok: false, code, message });

const STOPPED = no('over', 'The match has been stopped. Go on with it from its save.');
const NOTHING = no('nothing', 'There is no answer that could be taken back.');

const LATE: Rejected = {
  ok: false,
  code: 'stale',
  message: 'the match has gone on since, or answers were taken back',
  hint: 'look at the open choices once more',
};
