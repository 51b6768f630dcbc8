import type { PublicEvent } from '../../../effects/events/event.ts';
import { hashOf } from '../../../effects/hash.ts';
import type { Input } from '../../../effects/rules/input.ts';
import { eventFor } from '../../../effects/rules/sight.ts';
import { viewOf } from '../../../effects/rules/views.ts';
import { playerId } from '../../../effects/state/ids.ts';
import type { MatchState } from '../../../effects/state/state.ts';
import type { Message } from '../../../effects/state/tx.ts';
import { treeOf, treeOfState } from '../../../machines/actor-tree.ts';
import { liveFrom } from '../../../machines/begin.ts';
import type { LiveMatch } from '../../../machines/match.ts';
import { answer, type Match } from '../../../search/match.ts';
import { give } from '../../scenario/live-modes.ts';
import type { Edge } from '../graph/graph.ts';
import { isFree } from '../graph/model.ts';
import { inputOf } from '../graph/step.ts';
import type { Walk } from './walks.ts';

/** Where a walk has come to something else than the model. */
export interface Astray {
  /** The answers up to there. */
  readonly edges: readonly Edge[];
  readonly message: string;
}

/**
 * Takes a walk on live actors, through the handle of a match, and compares with the model after each answer: the state, what
 * happened, what each player is told of it, the actors. Each answer that no walk has given before is taken back once, which
 * must leave nothing of it, and given again.
 */
export function walkLive(begun: Match, { edges, fresh }: Walk): Astray | null {
  const live = new Live(begun);
  let model = begun;
  try {
    const wrong = live.differs(model, null);
    if (wrong) return { edges: [], message: wrong };
    for (const [at, edge] of edges.entries()) {
      const input = inputOf(model, edge.step);
      const taken = input && answer(model, input);
      const done = edges.slice(0, at + 1);
      if (!input || !taken?.ok)
        return { edges: done, message: 'an answer that was listed is refused when it is given again' };
      const message =
        (at >= fresh ? live.takeBack(input, model.state) : null) ??
        live.take(input) ??
        live.differs(taken.match, taken.messages);
      if (message) return { edges: done, message };
      model = taken.match;
    }
    const left = live.unfinished(model);
    return left ? { edges, message: left } : null;
  } catch (error) {
    return { edges, message: `the engine failed: ${error instanceof Error ? error.message : error}` };
  } finally {
    live.stop();
  }
}

/** One match on live actors, with all that it has told. */
class Live {
  private readonly match: LiveMatch;
  private messages: readonly Message[] = [];
  private readonly told: PublicEvent[][];
  private readonly begun = new Set<number>();
  private readonly finished = new Set<number>();

  constructor({ book, state }: Match) {
    this.match = liveFrom({ book, state }, (news) => {
      this.messages = news.type === 'settled' ? news.messages : [];
    });
    this.told = this.match.players.map((name) => {
      const heard: PublicEvent[] = [];
      this.match.eventsFor(name).subscribe((event) => {
        if (event.type !== 'rewound') heard.push(event as PublicEvent);
      });
      return heard;
    });
  }

  stop(): void {
    this.match.stop();
  }

  take(input: Input): string | null {
    for (const heard of this.told) heard.length = 0;
    const taken = give(this.match, input);
    return taken.ok ? null : `the live driver refuses an answer that the search driver takes: ${taken.message}`;
  }

  /** Gives an answer and takes it back: all must be as before. */
  takeBack(input: Input, before: MatchState): string | null {
    const refused = this.take(input);
    if (refused) return refused;
    const back = this.match.undo();
    if (!back.ok) return `an answer cannot be taken back: ${back.message}`;
    return same(this.match.position.state, before) ? null : 'an answer that was taken back has left something of it';
  }

  /** What is other than in the model; `messages` are what the last answer has led to there. */
  differs({ book, state }: Match, messages: readonly Message[] | null): string | null {
    if (!same(this.match.position.state, state))
      return 'the live driver has come to another state than the search driver';
    if (hashOf(treeOf(this.match)) !== hashOf(treeOfState(state)))
      return `the live actors are not one for each pending effect and open choice: ${words(treeOf(this.match))}`;
    if (!messages) return null;
    if (!same(this.messages, messages))
      return 'on the live driver other things have happened than on the search driver';
    for (const { id, kind } of messages.flatMap((message) => message.begun))
      if (kind === 'trigger' || kind === 'play') this.begun.add(id);
    const events = messages.flatMap((message) => message.events);
    for (const event of events)
      if (event.type === 'finished') {
        if (this.finished.has(event.of)) return `the effect ${event.of} has come to its end twice`;
        this.finished.add(event.of);
      }
    const blind = this.match.players.find(
      (name, seat) => !same(this.match.view(name), viewOf({ book, state }, playerId(seat))),
    );
    if (blind !== undefined) return `${blind} sees something else on the live driver`;
    const stranger = this.told.findIndex((heard, seat) => {
      const forms = events.flatMap((event) => eventFor({ book, state }, event, playerId(seat)) ?? []);
      return !same(heard, forms);
    });
    return stranger < 0
      ? null
      : `${this.match.players[stranger]} is told something else than happened as far as he may know`;
  }

  /** Whether an effect that began has not come to its end, although nothing is pending any more. */
  unfinished(match: Match): string | null {
    if (!isFree(match)) return null;
    const left = [...this.begun].filter((id) => !this.finished.has(id));
    return left.length === 0 ? null : `nothing is pending, and the effect ${left[0]} has never come to its end`;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const words = (tree: object): string => Object.keys(tree).join(', ');
