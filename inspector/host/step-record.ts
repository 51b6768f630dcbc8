import { begunIn, Causes, triggerWords } from '../../effects/text/cause-words.ts';
import { inputWords } from '../../effects/text/input-words.ts';
import { reasonWords } from '../../effects/text/reason-words.ts';
import {
  eventFor,
  eventWords,
  type GameEvent,
  type LiveMatch,
  type Message,
  type Position,
  type PublicEvent,
  type PublicValue,
  type Viewer,
} from '../../index.ts';
import type { BeatRecord, EventRecord, StepRecord } from '../protocol/messages.ts';
import type { Step } from './chronicle.ts';
import { changesBetween } from './difference.ts';
import { viewerOf, viewersOf } from './grant.ts';
import { wayTo } from './ways.ts';

/** Steps as they are told to one who sees everything: with causes, private forms, and why things changed nothing. */
export class OwnersBook {
  private readonly match: LiveMatch;
  private causes = new Causes();
  /** The step whose causes were learned last. */
  private last: Step | null = null;

  constructor(match: LiveMatch) {
    this.match = match;
  }

  record(step: Step): StepRecord {
    const { messages, parent, position } = step;
    const before = parent?.position ?? position;
    // On another branch the same numbers stand for other effects.
    if (parent !== this.last) this.learnWayTo(parent);
    this.causes.learn(begunIn(messages));
    this.last = step;
    return {
      ...plainRecord(position, step.id, parent?.id ?? null),
      inputs: step.inputs.map((input) => ({
        player: input.player,
        by: 'by' in input && input.by !== undefined ? input.by : 'player',
        words: inputWords(before, input),
      })),
      events: messages.flatMap((message) => message.events.map((event) => this.event(position, event))),
      beats: messages.map((message) => this.beat(position, message)),
      ...(parent ? { changes: changesBetween(before.state, position.state) } : {}),
    };
  }

  private learnWayTo(step: Step | null): void {
    this.causes = new Causes();
    for (const { messages } of step ? wayTo(step) : []) this.causes.learn(begunIn(messages));
  }

  private event(position: Position, event: GameEvent): EventRecord {
    const form = eventFor(position, event, 'everything') ?? { type: event.type };
    const others = viewersOf(this.match, { sees: 'everything', answers: false }).slice(1);
    const forms = others.map((name) => [name, eventFor(position, event, viewerOf(this.match, name) ?? 0)] as const);
    return {
      ...eventRecord(this.match, event, form),
      cause: this.causes.of(position, event),
      fact: event,
      forms: Object.fromEntries(forms),
    };
  }

  private beat(position: Position, { events, triggers, begun, notes }: Message): BeatRecord {
    return {
      events: events.length,
      triggers: triggers.map((trigger) => triggerWords(position, trigger)),
      begun: begun.map(({ id, cause: { batch } }) => ({
        id,
        words: this.causes.of(position, { frame: id }),
        ...(batch === undefined ? {} : { parent: batch }),
      })),
      notes: notes.map(({ frame, what, reason }) => ({
        ...(frame === undefined ? {} : { frame }),
        words: `${what}: ${reasonWords(reason)}`,
      })),
    };
  }
}

export interface TellingOptions {
  readonly viewer: Viewer;
  readonly id: number;
  /** The match was brought there: nothing has happened, but answers were taken back. */
  readonly rewound: boolean;
}

/** A step as a player or a spectator is told it, under a number of his own: what he may know, and nothing else. */
export function toldRecord(match: LiveMatch, step: Step, { viewer, id, rewound }: TellingOptions): StepRecord {
  const { position } = step;
  const events = (rewound ? [] : step.messages).flatMap((message) =>
    message.events.flatMap((event) => {
      const form = eventFor(position, event, viewer);
      return form ? [form] : [];
    }),
  );
  return {
    ...plainRecord(position, id, id === 0 ? null : id - 1),
    ...(rewound ? { rewound: true as const } : {}),
    // Numbers of batches and effects count what he must not know of: his own begin anew.
    events: events.map((form, n) => ({ ...eventRecord(match, { batch: id, n, type: form.type }, form), cause: '' })),
  };
}

function plainRecord({ state }: Position, id: number, parent: number | null) {
  const { number, active, step } = state.turn;
  return { id, parent, turn: { number, active, step }, over: state.result !== null };
}

type Numbered = Pick<GameEvent, 'batch' | 'n' | 'type' | 'parent' | 'frame'>;

function eventRecord(match: LiveMatch, event: Numbered, form: PublicEvent): Omit<EventRecord, 'cause'> {
  const { batch, n, type, parent, frame } = event;
  const named = namedIn(form);
  return {
    batch,
    n,
    type,
    ...(parent === undefined ? {} : { parent }),
    ...(frame === undefined ? {} : { frame }),
    words: eventWords(form, match.players),
    objects: named.objects,
    players: named.players,
    form,
  };
}

const SEATS: ReadonlySet<string> = new Set(['player', 'owner', 'controller']);

/** Whom and what an event speaks of. */
function namedIn(form: PublicEvent): { readonly objects: readonly string[]; readonly players: readonly number[] } {
  const objects = new Set<string>();
  const players = new Set<number>();
  const look = (slot: string, value: PublicValue | undefined): void => {
    if (typeof value === 'number' && SEATS.has(slot)) players.add(value);
    if (typeof value !== 'object' || value === null) return;
    if ('length' in value) for (const one of value) look(slot, one);
    else if ('object' in value) objects.add(value.object);
    else if ('player' in value) players.add(value.player);
  };
  for (const [slot, value] of Object.entries(form)) look(slot, value);
  return { objects: [...objects], players: [...players] };
}
