import type { Book } from '../effects/book.ts';
import type { Request } from '../effects/choices/choice.ts';
import { validateAnswer } from '../effects/choices/shapes.ts';
import type { PublicEvent } from '../effects/events/event.ts';
import { hashOf } from '../effects/hash.ts';
import type { Input } from '../effects/rules/input.ts';
import { eventFor } from '../effects/rules/sight.ts';
import { type View, viewOf } from '../effects/rules/views.ts';
import { choiceId, type PlayerId, playerId, zoneKey } from '../effects/state/ids.ts';
import { zoneOf } from '../effects/state/objects.ts';
import type { MatchState } from '../effects/state/state.ts';
import type { Message } from '../effects/state/tx.ts';
import type { Match } from '../search/match.ts';
import { readAnswer } from './scenario/answers.ts';
import { type Asked, askedOf, describe, notAsked, openLines } from './scenario/asked.ts';
import type { AnswerData, ChoiceLook, LookData, RejectCode } from './scenario/format.ts';
import { eventLine } from './scenario/lines.ts';
import { lookDiff } from './scenario/look.ts';
import { MODES } from './scenario/modes.ts';
import { listed, Names } from './scenario/names.ts';
import { actionRefusal, nameRefusal } from './scenario/rejecting.ts';
import type { Mode, Session } from './scenario/session.ts';
import { Watch } from './scenario/watch.ts';

/** Something is other than a test says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

const fail = (lines: readonly string[]): never => {
  throw new Mismatch(lines.join('\n'));
};

/** A match that a test plays, and looks at, by names. Everything that is wrong throws a `Mismatch`. */
export class Table {
  /** @internal */
  readonly names: Names;
  private readonly session: Session;
  private readonly watch: Watch;
  private lines: readonly string[];

  constructor(book: Book, state: MatchState, mode: Mode = MODES.search) {
    this.names = new Names({ book, state });
    this.session = mode(book, state);
    this.watch = new Watch(this.names);
    this.lines = this.told();
  }

  /** The match as the search driver has it. */
  get match(): Match {
    return this.session.match;
  }

  /** What happened since the last input, step by step. */
  get messages(): readonly Message[] {
    return this.session.messages;
  }

  /** Its state. */
  get state(): MatchState {
    return this.session.match.state;
  }

  /** Equal for equal states. */
  get hash(): string {
    return hashOf(this.state);
  }

  /** Events since the last input, as lines: `damaged bob/bear 2`. */
  events(): readonly string[] {
    return this.lines;
  }

  /** What a player is told of the events since the last input. */
  shown(player: string): readonly PublicEvent[] {
    const viewer = this.seat(player);
    const events = this.session.messages.flatMap((m) => m.events);
    return events.flatMap((event) => eventFor(this.match, event, viewer) ?? []);
  }

  /** All that a player may know. */
  view(player: string): View {
    return viewOf(this.match, this.seat(player));
  }

  /** The open choice in words, as one player is asked; `null` when he, or nobody, is asked anything. */
  choice(player?: string): ChoiceLook | null {
    const asked = askedOf(this.match, player === undefined ? undefined : this.seat(player));
    return asked ? describe(this.names, this.match, asked) : null;
  }

  /** Ids of the cards in a zone, the top last; of a shared zone without a player. */
  zone(player: string | null, zone: string): readonly string[] {
    const key = player === null ? zoneKey(zone) : zoneKey(zone, this.seat(player));
    return zoneOf(this.match, key).flatMap((id) => this.state.objects[id]?.card ?? []);
  }

  /** Takes an action of the open window: `play('ann', 'play', 'bear')`. */
  play(player: string, action: string, object?: string, ability?: string): void {
    this.answer(player, [action, object, ability].filter((part) => part !== undefined).join(' '));
  }

  /** A player's answer, which must be taken. */
  answer(player: string, data: AnswerData): void {
    const asked = this.asked(player);
    const read = readAnswer(this.names, this.match, asked.request, data);
    if ('problem' in read) fail([read.problem, ...this.reason(asked, data)]);
    else this.take({ type: 'answer', player: asked.request.player, choice: asked.choice.id, value: read.value });
  }

  /** Takes back the play that a player is putting together. */
  cancel(player: string): void {
    const asked = this.asked(player);
    this.take({ type: 'cancel', player: asked.request.player, choice: asked.choice.id });
  }

  /** A player leaves the match. */
  leave(player: string): void {
    this.take({ type: 'leave', player: this.seat(player) });
  }

  /** The input must be refused, for this reason if one is given, and change nothing. */
  rejects(player: string, data: AnswerData | 'cancel', because?: RejectCode): void {
    const before = this.hash;
    const codes = this.refusal(player, data);
    if (this.hash !== before) fail(['the answer was refused, and has changed the state']);
    if (because !== undefined && !codes.includes(because))
      fail([`expected to be refused because of "${because}", and it was because of ${codes.join(', ')}`]);
  }

  /** Everything the look says must be so. */
  expect(look: LookData): void {
    const lines = lookDiff(this.names, this.match, { events: this.lines, watch: this.watch }, look);
    if (lines.length > 0) fail(lines);
  }

  /** The open choice must be as the look says. */
  expectChoice(look: ChoiceLook): void {
    this.expect({ ...look });
  }

  /** What is asked and has not been answered, for people. */
  open(): readonly string[] {
    return openLines(this.names, this.match);
  }

  /** Ends what the match is played on, once it has been played; it stays readable. */
  stop(): void {
    this.session.stop();
  }

  /** Where a player sits. */
  seat(player: string): PlayerId {
    const seat = this.names.players.indexOf(player);
    if (seat < 0) fail([`there is no player "${player}"; there are ${listed(this.names.players)}`]);
    return playerId(seat);
  }

  private asked(player: string): Asked {
    return askedOf(this.match, this.seat(player)) ?? fail([notAsked(this.names, this.match, player)]);
  }

  private take(input: Input): void {
    const refused = this.session.send(input);
    if (refused) fail([`refused: ${refused.message} (${refused.hint})`]);
    this.lines = this.told();
  }

  private told(): readonly string[] {
    this.names.learn(this.match, this.session.messages);
    const events = this.session.messages.flatMap((m) => m.events);
    const followed = this.watch.take(this.match, events);
    if (followed.length > 0) fail(followed);
    return events.map((e) => eventLine(this.names, this.match, e));
  }

  /** Why an action that was named is not open. */
  private reason(asked: Asked, data: AnswerData): string[] {
    if (asked.request.shape !== 'act' || typeof data !== 'string') return [];
    const refusal = actionRefusal(this.names, this.match, asked, data);
    if ('problem' in refusal) return [refusal.problem];
    return refusal.detail === undefined ? [refusal.code] : [`${refusal.code}: ${refusal.detail}`];
  }

  /** Sends what must be refused. @returns all that it is refused for, from the general to the particular */
  private refusal(player: string, data: AnswerData | 'cancel'): readonly RejectCode[] {
    const seat = this.seat(player);
    const asked = askedOf(this.match, seat);
    const choice = asked?.choice.id ?? this.state.choices[0]?.id ?? choiceId('0');
    if (data === 'cancel') return this.mustRefuse({ type: 'cancel', player: seat, choice });
    if (!asked) return this.mustRefuse({ type: 'answer', player: seat, choice, value: 0 });
    const { request } = asked;
    const read = readAnswer(this.names, this.match, request, data);
    if ('value' in read) {
      const codes = this.mustRefuse({ type: 'answer', player: seat, choice, value: read.value });
      const verdict = validateAnswer(request, read.value);
      return verdict === true ? codes : [...codes, verdict.code];
    }
    if (!read.missing) return fail([read.problem]);
    const refusal =
      typeof data === 'string'
        ? actionRefusal(this.names, this.match, asked, data)
        : nameRefusal(this.names, this.match, asked, data);
    if ('problem' in refusal) return fail([refusal.problem]);
    return [...this.mustRefuse({ type: 'answer', player: seat, choice, value: beyond(request) }), refusal.code];
  }

  private mustRefuse(input: Input): readonly RejectCode[] {
    const refused = this.session.send(input);
    return refused ? [refused.code] : fail(['it was taken, and must be refused']);
  }
}

/** An answer that names something after the last of what is offered. */
function beyond(request: Request): unknown {
  if (request.shape === 'act') return request.actions.length;
  return request.shape === 'select' ? [request.candidates.length] : null;
}
