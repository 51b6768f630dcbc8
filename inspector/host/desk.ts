import {
  ENGINE_VERSION,
  type LiveMatch,
  type MatchSetup,
  type PlayerId,
  type Position,
  playerId,
  type Viewer,
  viewOf,
} from '../../index.ts';
import { MachineTeller } from '../protocol/machines.ts';
import type { Grant, HostMessage, PageMessage, QuestionName, StepRecord, ViewerName } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import type { PathsRecord } from '../protocol/paths.ts';
import type { Chronicle, Step, Told } from './chronicle.ts';
import { gameWords } from './game-words.ts';
import { viewerOf, viewersOf } from './grant.ts';
import { QUESTIONS } from './questions/index.ts';
import { Refused } from './questions/question.ts';
import { sceneOf } from './scene.ts';
import { OwnersBook, toldRecord } from './step-record.ts';

/** More steps are told in several messages. */
const STEPS_AT_ONCE = 50;

/** What a host can do besides, where it was given the means. */
export interface Means {
  /** Finds the choice graphs of a card. */
  readonly paths?: (card: string) => Promise<PathsRecord>;
  /** Setup of the match, for replays and scenarios. */
  readonly setup?: MatchSetup;
}

export interface DeskOptions {
  readonly grant: Grant;
  readonly means?: Means;
  readonly send: (message: HostMessage) => void;
}

/**
 * One inspector at a match: it is told what it may see, and asks. Who does not see everything gets steps with numbers of
 * his own: not even that somebody did something that he must not know of is told.
 */
export class Desk {
  readonly chronicle: Chronicle;
  readonly grant: Grant;
  readonly means: Means;
  private readonly send: (message: HostMessage) => void;
  private readonly owners: OwnersBook | null;
  /** The steps that it was told of, by its own numbers. */
  private readonly told: Step[] = [];
  private looking: { readonly name: ViewerName; readonly step: number | null } | null = null;
  private leave: (() => void) | null = null;
  private machines: MachineTeller | null = null;

  /** @throws {RangeError} if there is no such viewer */
  constructor(chronicle: Chronicle, { grant, means = {}, send }: DeskOptions) {
    if (viewerOf(chronicle.match, grant.sees) === null) throw new RangeError(`There is no viewer "${grant.sees}".`);
    this.chronicle = chronicle;
    this.grant = grant;
    this.means = means;
    this.send = send;
    this.owners = grant.sees === 'everything' ? new OwnersBook(chronicle.match) : null;
  }

  get match(): LiveMatch {
    return this.chronicle.match;
  }

  receive(message: PageMessage): void {
    switch (message.type) {
      case 'xstate.inspecting':
        return this.inspected();
      case 'cardwright.hello':
        return this.welcome();
      case 'cardwright.look':
        return this.look(message.viewer, message.step);
      case 'cardwright.ask':
        void this.answer(message);
        return;
    }
  }

  close(): void {
    this.leave?.();
    this.leave = null;
    this.machines?.close();
    this.machines = null;
  }

  /** A step by the number that it was told under. @throws {Refused} if there is none */
  step(id: number): Step {
    const step = this.told[id];
    if (!step) throw new Refused(`There is no step ${id}.`);
    return step;
  }

  /** The step that the match stands at, by the number it was told under. */
  get stands(): number {
    return this.owners ? this.chronicle.current.id : this.told.length - 1;
  }

  /** Who is looked as. @throws {Refused} if that is not for this connection */
  viewer(name: ViewerName): Viewer {
    const viewer = viewersOf(this.match, this.grant).includes(name) ? viewerOf(this.match, name) : null;
    if (viewer === null) throw new Refused(`You may not look as "${name}".`);
    return viewer;
  }

  /** A player whom the connection may speak for. @throws {Refused} if it may not */
  player(seat: number): { readonly seat: PlayerId; readonly name: string } {
    const name = this.match.players[seat];
    if (name === undefined) throw new Refused(`There is no seat ${seat}.`);
    this.viewer(name);
    return { seat: playerId(seat), name };
  }

  /** Actors are for the owner: that a play is being put together stands in them. */
  private inspected(): void {
    if (!this.owners) return;
    this.machines?.close();
    this.machines = new MachineTeller(this.match, this.send);
  }

  private welcome(): void {
    const { match, grant } = this;
    this.leave?.();
    this.told.length = 0;
    this.send({
      type: 'cardwright.welcome',
      protocol: PROTOCOL,
      engine: ENGINE_VERSION,
      game: gameWords(match.position.book),
      players: match.players,
      viewers: viewersOf(match, grant),
      grant,
      questions: Object.values(QUESTIONS).flatMap(({ name }) => (this.mayAsk(name) ? [name] : [])),
    });
    const first = this.owners ? this.chronicle.steps : [this.chronicle.current];
    for (let at = 0; at < first.length; at += STEPS_AT_ONCE) this.tellSteps(first.slice(at, at + STEPS_AT_ONCE));
    this.stand();
    this.leave = this.chronicle.listen((told) => this.hear(told));
  }

  private hear(told: Told): void {
    if (told.type === 'stopped') return this.send({ type: 'cardwright.stopped' });
    if (this.owners) {
      if (told.type === 'step' || !this.told[told.step.id]) this.tellSteps([told.step]);
    } else {
      if (!this.canTell(told)) return;
      this.tellSteps([told.type === 'step' ? told.step : { ...told.step, messages: [] }]);
    }
    this.stand();
  }

  /** Whether one who does not see everything can tell that something has happened. */
  private canTell({ step }: Extract<Told, { readonly step: Step }>): boolean {
    const viewer = this.viewer(this.grant.sees);
    const last = this.told.at(-1);
    if (!last) return true;
    const record = toldRecord(this.match, step, { viewer, id: 0 });
    const look = (at: Position): string => JSON.stringify(viewOf(at, viewer));
    return record.events.length > 0 || look(last.position) !== look(step.position);
  }

  private tellSteps(steps: readonly Step[]): void {
    const records = steps.map((step): StepRecord => {
      if (this.owners) {
        this.told[step.id] = step;
        return this.owners.record(step);
      }
      this.told.push(step);
      return toldRecord(this.match, step, { viewer: this.viewer(this.grant.sees), id: this.told.length - 1 });
    });
    this.send({ type: 'cardwright.steps', steps: records });
  }

  private stand(): void {
    this.send({ type: 'cardwright.stands', step: this.stands });
    // Also where another step is looked at: it is live no more, or again.
    this.show();
  }

  private look(name: ViewerName, step: number | null): void {
    try {
      this.viewer(name);
      if (step !== null) this.step(step);
      this.looking = { name, step };
      this.show();
    } catch (error) {
      this.send({ type: 'cardwright.failed', id: null, message: wordsOf(error) });
    }
  }

  private show(): void {
    if (!this.looking) return;
    const { name } = this.looking;
    const id = this.looking.step ?? this.stands;
    const live = id === this.stands && this.match.result === null;
    const at = this.step(id).position;
    const scene = sceneOf(this.match, { at, step: id, name, viewer: this.viewer(name), live });
    this.send({ type: 'cardwright.scene', scene });
  }

  private mayAsk(name: QuestionName): boolean {
    const wants = QUESTIONS[name].for;
    if (name === 'paths' && !this.means.paths) return false;
    if (wants === 'owner') return this.owners !== null;
    return wants !== 'answers' || this.grant.answers;
  }

  private async answer({
    id,
    question,
    about,
  }: Extract<PageMessage, { readonly type: 'cardwright.ask' }>): Promise<void> {
    try {
      if (!this.mayAsk(question)) throw new Refused('That is not for this connection.');
      // One of a kind: what is asked belongs to the question that is named.
      const tell = QUESTIONS[question].tell as (desk: Desk, about: unknown) => unknown;
      this.send({ type: 'cardwright.told', id, told: await tell(this, about) });
    } catch (error) {
      this.send({ type: 'cardwright.failed', id, message: wordsOf(error) });
    }
  }
}

/** What is thrown for the one who asks is told him; of faults only the owner may know more. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
