import { ENGINE_VERSION, type LiveMatch, type PlayerId, playerId, type Viewer, viewOf } from '../../index.ts';
import { MachineTeller } from '../protocol/machines.ts';
import type { Grant, HostMessage, PageMessage, QuestionName, ViewerName } from '../protocol/messages.ts';
import { PROTOCOL } from '../protocol/messages.ts';
import type { Chronicle, Step, Told } from './chronicle.ts';
import { gameWords } from './game-words.ts';
import { viewerOf, viewersOf } from './grant.ts';
import type { Means } from './means.ts';
import { QUESTIONS } from './questions/index.ts';
import { Refused } from './refused.ts';
import { sceneOf } from './scene.ts';
import { OwnersBook, toldRecord } from './step-record.ts';

/** More steps are told in several messages. */
const STEPS_AT_ONCE = 50;

export interface DeskOptions {
  readonly grant: Grant;
  readonly means?: Means;
  readonly send: (message: HostMessage) => void;
  /** Comes when more can be sent; while a long match is told everything else waits for it. At once when left out. */
  readonly ready?: () => Promise<void>;
}

/**
 * One inspector at a match: it is told what it may see, and asks. Who does not see everything gets steps with numbers of
 * his own: not even that somebody did something that he must not know of is told. Whatever goes wrong here, the match does
 * not hear of it.
 */
export class Desk {
  readonly chronicle: Chronicle;
  readonly grant: Grant;
  readonly means: Means;
  private readonly send: (message: HostMessage) => void;
  private readonly ready: (() => Promise<void>) | null;
  private readonly owners: OwnersBook | null;
  /** Of who does not see everything: the steps that he was told of, by his own numbers, and what he saw last. */
  private readonly told: Step[] = [];
  private sight = '';
  /** Of who sees everything: how many steps of the chronicle he was told of, and whether he is being told of them. */
  private next = 0;
  private catchingUp = false;
  /** A scene is to be shown as soon as it can be sent. */
  private toShow = false;
  private looking: { readonly name: ViewerName; readonly step: number | null } | null = null;
  private leave: (() => void) | null = null;
  private machines: MachineTeller | null = null;

  /** @throws {RangeError} if there is no such viewer */
  constructor(chronicle: Chronicle, { grant, means = {}, send, ready }: DeskOptions) {
    if (viewerOf(chronicle.match, grant.sees) === null) throw new RangeError(`There is no viewer "${grant.sees}".`);
    this.chronicle = chronicle;
    this.grant = grant;
    this.means = means;
    this.send = send;
    this.ready = ready ?? null;
    this.owners = grant.sees === 'everything' ? new OwnersBook(chronicle.match) : null;
  }

  get match(): LiveMatch {
    return this.chronicle.match;
  }

  /** Takes a message. Never throws; comes when all has been told that it asks for. */
  async receive(message: PageMessage): Promise<void> {
    switch (message.type) {
      case 'xstate.inspecting':
        return this.guarded(() => this.inspected());
      case 'xstate.event':
        return;
      case 'cardwright.hello':
        return this.guarded(() => this.welcome());
      case 'cardwright.look':
        return this.guarded(() => this.look(message.viewer, message.step));
      case 'cardwright.ask':
        return this.answer(message);
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
    const step = this.owners ? this.chronicle.step(id) : this.told[id];
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

  private get own(): Viewer {
    return this.viewer(this.grant.sees);
  }

  /** Actors are for the owner: that a play is being put together stands in them. */
  private inspected(): void {
    if (!this.owners) return;
    this.machines?.close();
    this.machines = new MachineTeller(this.match, this.send, (error) => this.failed(null, error));
  }

  private welcome(): void {
    const { match, grant, chronicle } = this;
    this.leave?.();
    this.leave = chronicle.listen((told) => this.guarded(() => this.hear(told)));
    this.told.length = 0;
    this.next = 0;
    this.looking = null;
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
    if (this.owners) return this.tellOwner(this.owners);
    this.tellStep(chronicle.current, false);
    this.settled();
  }

  private hear(told: Told): void {
    if (this.owners) {
      // How it began is told once more as soon as it is known.
      if (told.type === 'step' && told.step.id < this.next) this.next = told.step.id;
      return this.tellOwner(this.owners);
    }
    if (told.type !== 'stopped') {
      if (told.type === 'step' && told.step.id === 0) this.told.length = 0;
      const rewound = told.type === 'stands' && !told.again;
      if (!this.tellStep(told.step, rewound)) return;
    }
    this.settled();
  }

  /** Tells the owner of all steps that he has not been told of, and then where the match stands. */
  private tellOwner(book: OwnersBook): void {
    if (this.catchingUp) return;
    const { steps } = this.chronicle;
    while (this.next < steps.length) {
      const some = steps.slice(this.next, this.next + STEPS_AT_ONCE);
      this.next += some.length;
      this.send({ type: 'cardwright.steps', steps: some.map((step) => book.record(step)) });
      if (this.ready && this.next < steps.length) return this.goOnLater(book, this.ready());
    }
    this.settled();
  }

  private goOnLater(book: OwnersBook, ready: Promise<void>): void {
    this.catchingUp = true;
    const goOn = (): void => {
      this.catchingUp = false;
      if (this.leave) this.guarded(() => this.tellOwner(book));
    };
    // Where nothing can be sent any more the connection is closed.
    ready.then(goOn, goOn);
  }

  /** Tells a step to one who does not see everything, if he can tell that something has happened. */
  private tellStep(step: Step, rewound: boolean): boolean {
    const viewer = this.own;
    const record = toldRecord(this.match, step, { viewer, id: this.told.length, rewound });
    const sight = JSON.stringify(viewOf(step.position, viewer));
    if (this.told.length > 0 && record.events.length === 0 && sight === this.sight) return false;
    this.sight = sight;
    this.told.push(step);
    this.send({ type: 'cardwright.steps', steps: [record] });
    return true;
  }

  /** All steps are told: it is told where the match stands, and what is seen there. */
  private settled(): void {
    this.send({ type: 'cardwright.stands', step: this.stands });
    if (this.chronicle.isStopped) this.send({ type: 'cardwright.stopped' });
    // Also where another step is looked at: it is live no more, or again.
    if (this.ready) this.showLater(this.ready);
    else this.show();
  }

  /** Where bots answer faster than can be looked at, not every scene is shown. */
  private showLater(ready: () => Promise<void>): void {
    if (this.toShow || !this.looking) return;
    this.toShow = true;
    const show = (): void => {
      this.toShow = false;
      if (this.leave) this.guarded(() => this.show());
    };
    ready().then(show, show);
  }

  private look(name: ViewerName, step: number | null): void {
    this.viewer(name);
    if (step !== null) this.step(step);
    this.looking = { name, step };
    this.show();
  }

  private show(): void {
    if (!this.looking || this.catchingUp) return;
    const { name } = this.looking;
    const id = this.looking.step ?? this.stands;
    const at = this.step(id).position;
    const live = id === this.stands && at.state.result === null && !this.chronicle.isStopped;
    const scene = sceneOf(this.match, { at, step: id, name, viewer: this.viewer(name), live });
    this.send({ type: 'cardwright.scene', scene });
  }

  private mayAsk(name: QuestionName): boolean {
    const wants = QUESTIONS[name].for;
    if ((name === 'paths' || name === 'stopPaths') && !this.means[name]) return false;
    if ((wants === 'owner' || wants === 'steers') && !this.owners) return false;
    return this.grant.answers || (wants !== 'answers' && wants !== 'steers');
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
      const told = await tell(this, about);
      this.guarded(() => this.send({ type: 'cardwright.told', id, told }));
    } catch (error) {
      this.failed(id, error);
    }
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failed(null, error);
    }
  }

  /** What is refused is told to the one who asks; of faults nobody but the owner may know more: they can name cards. */
  private failed(id: number | null, error: unknown): void {
    const known = this.owners !== null || error instanceof Refused;
    const message = known ? wordsOf(error) : 'Something has gone wrong with that.';
    try {
      this.send({ type: 'cardwright.failed', id, message });
    } catch {
      // Then nothing can be told at all.
    }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
