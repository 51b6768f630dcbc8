import type { Position } from '../env.ts';
import type { GameEvent } from '../events/event.ts';
import type { Frame, Origin, WaitingTrigger } from '../flow/frame.ts';
import { sightOf } from '../rules/sight.ts';
import type { FrameId } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Message } from '../state/tx.ts';
import { refWords } from './render.ts';

/** A reference in words, hidden or not: for the owner of a match. */
export const nameIn = (at: Position, ref: Ref): string =>
  refWords(
    sightOf(at, 'everything').ref(ref),
    at.state.players.map((player) => player.name),
  );

/** `ability 2`, `play`: which part of what it stands in does it. */
function partWords({ in: where, name, path }: Exclude<Origin, { in: 'play' }>): string {
  const [kind = '', what = ''] = path.split('.');
  const place = kind === 'abilities' ? `ability ${Number(what) + 1}` : kind;
  if (where === 'keyword') return `keyword ${name}${what === '0' ? '' : `, ${place}`}`;
  if (where === 'card') return place;
  return kind === 'abilities' ? `rule ${Number(what) + 1}` : kind === 'actions' ? what : path.replaceAll('.', ' ');
}

/** What effects there have been in a match, and what they were of. */
export class Causes {
  private readonly frames = new Map<FrameId, Frame>();

  learn(frames: readonly Frame[]): void {
    for (const frame of frames) if (!frame.draft) this.frames.set(frame.id, frame);
  }

  /** What an event, or a note, came from: `Ember Wolf: ability 1`; nothing where it is the course of the match. */
  of(at: Position, { frame, source }: Pick<GameEvent, 'frame' | 'source'>): string {
    const of = frame === undefined ? undefined : this.frames.get(frame);
    // The effect that a match begins with is told of by nobody.
    const what = of ? this.effectWords(at, of) : frame === undefined ? '' : 'setup';
    // What has moved since is another object by now: its effect tells what it was.
    const by = source && (source.kind !== 'object' || liveObject(at, source) || !of) ? nameIn(at, source) : '';
    if (by === '' || what.startsWith(by)) return what;
    return what === '' ? by : `${by}, in ${what}`;
  }

  private effectWords(at: Position, frame: Frame): string {
    const { source, origin, program, parent, kind } = frame;
    const name = source ? nameIn(at, source) : '';
    const known = origin ?? (program.in === 'play' ? undefined : program);
    if (known && known.in !== 'play')
      return [name, stepWords(at, known) ?? partWords(known)].filter(Boolean).join(': ');
    const outer = parent === undefined ? undefined : this.frames.get(parent);
    if (outer && outer !== frame) return this.effectWords(at, outer);
    if (kind === 'sweep') return 'a check';
    const instead = frame.event && origin === undefined ? 'in place of what would have happened' : 'a granted ability';
    return [name, instead].filter(Boolean).join(': ');
  }
}

/** `the step main` of the program of a step. */
function stepWords(at: Position, { in: where, path }: Exclude<Origin, { in: 'play' }>): string | null {
  const [, row] = /^phases\.(\d+)\./.exec(path) ?? [];
  return where === 'rules' && row !== undefined ? `step ${at.book.ruleset.phases[Number(row)]?.step}` : null;
}

/** An ability that was set off: `Mourner: ability 1`. */
export function triggerWords(at: Position, { origin, source }: WaitingTrigger): string {
  const part = origin.in === 'play' ? 'a delayed or granted ability' : partWords(origin);
  return source ? `${nameIn(at, source)}: ${part}` : part;
}

export const begunIn = (messages: readonly Message[]): readonly Frame[] => messages.flatMap(({ begun }) => begun);
