import type { Position } from '../../effects/env.ts';
import type { GameEvent, Viewer } from '../../effects/events/event.ts';
import { eventFor, handleOf } from '../../effects/rules/sight.ts';
import { type View, viewOf } from '../../effects/rules/views.ts';
import type { ObjectId, ZoneKey } from '../../effects/state/ids.ts';
import { objectId, playerId } from '../../effects/state/ids.ts';
import { refOf } from '../../effects/state/objects.ts';
import type { ObjectRef } from '../../effects/state/refs.ts';
import { type Followed, Handles, type Sighting } from './handles.ts';
import type { Names } from './names.ts';
import { HIDDEN, toldLine } from './told.ts';

/** Who looks on besides the players. */
export const SPECTATOR = 'spectator';

/** All that one viewer has been shown so far. */
interface Witness {
  readonly viewer: Viewer;
  readonly handles: Handles;
  /** Every word that was in it, and where it first was. */
  readonly words: Map<string, string>;
  /** What he was told since the last input. */
  lines: readonly string[];
}

/** What every player and a spectator are told and see, input by input. */
export class Watch {
  private readonly names: Names;
  private readonly witnesses: ReadonlyMap<string, Witness>;
  private readonly objects = new Map<string, ObjectRef>();

  constructor(names: Names) {
    this.names = names;
    const viewers: [string, Viewer][] = names.players.map((name, i) => [name, playerId(i)]);
    this.witnesses = new Map(
      [...viewers, [SPECTATOR, SPECTATOR] as const].map(([name, viewer]) => [
        name,
        { viewer, handles: new Handles(), words: new Map(), lines: [] },
      ]),
    );
  }

  /** Shows everyone what an input has led to. @returns a handle for each who can follow a card by one, in words */
  take(at: Position, events: readonly GameEvent[]): readonly string[] {
    for (const event of events) for (const ref of refsIn(event)) this.objects.set(handleOf(ref), ref);
    for (const object of at.state.objects) if (object) this.objects.set(handleOf(refOf(object)), refOf(object));
    return [...this.witnesses].flatMap(([name, witness]) => {
      const [first] = this.show(witness, at, events);
      return first ? [this.following(name, first)] : [];
    });
  }

  /** What a viewer was told since the last input, as lines. */
  told(name: string): readonly string[] {
    return this.witnesses.get(name)?.lines ?? [];
  }

  /** Where a viewer has first been shown a word, if he has. */
  shown(name: string, word: string): string | undefined {
    return this.witnesses.get(name)?.words.get(word);
  }

  view(name: string, at: Position): View | undefined {
    const witness = this.witnesses.get(name);
    return witness && viewOf(at, witness.viewer);
  }

  private show(witness: Witness, at: Position, events: readonly GameEvent[]): Followed[] {
    const { viewer, handles, words } = witness;
    const note = (value: unknown, where: string): void => {
      for (const word of wordsIn(value)) if (!words.has(word)) words.set(word, where);
    };
    const forms = events.flatMap((event) => eventFor(at, event, viewer) ?? []);
    witness.lines = forms.map((form) =>
      toldLine(this.names, form, (handle, card) => {
        const ref = this.objects.get(handle);
        return ref ? this.names.full(at, ref) : card;
      }),
    );
    forms.forEach((form, i) => {
      note(form, `told: ${witness.lines[i]}`);
    });
    const { zones, ...rest } = viewOf(at, viewer);
    for (const [zone, value] of Object.entries(zones)) note(value, `in ${this.names.zone(zone as ZoneKey)}`);
    for (const [part, value] of Object.entries(rest)) note(value, `in the view's ${part}`);
    return [...forms.flatMap((form) => handles.told(at, form)), ...handles.viewed(at, viewOf(at, viewer))];
  }

  private following(viewer: string, { handle, before, now, shuffled }: Followed): string {
    const at = ({ zone, card }: Sighting): string => `${card ?? HIDDEN} in ${this.names.zone(zone)}`;
    const since = shuffled ? ', since when that was shuffled' : '';
    return `${viewer} can follow a card: the handle ${handle} was ${at(before)}${since}; now it is ${at(now)}`;
  }
}

function* wordsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* wordsIn(part);
}

/** Every stay of an object that an event speaks of. */
function* refsIn(event: GameEvent): Iterable<ObjectRef> {
  const ref = (id: number, inc: number): ObjectRef => ({ kind: 'object', id: objectId(id), inc });
  if (event.type === 'created') yield ref(event.id ?? 0, event.inc ?? 0);
  if (event.type === 'moved' && event.inc !== undefined) yield ref(event.object.id, event.inc);
  yield* objectsIn(event);
}

function* objectsIn(value: unknown): Iterable<ObjectRef> {
  if (typeof value !== 'object' || value === null) return;
  const { kind, id, inc } = value as { readonly kind?: unknown; readonly id?: ObjectId; readonly inc?: number };
  if (kind === 'object' && id !== undefined && inc !== undefined) yield { kind, id, inc };
  for (const part of Object.values(value)) yield* objectsIn(part);
}
