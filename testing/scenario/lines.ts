/** Events as lines: the type and what it is about. */
import type { Position } from '../../effects/env.ts';
import type { EventType, GameEvent } from '../../effects/events/event.ts';
import { eventDef } from '../../effects/events/registry.gen.ts';
import type { PlayerId, ZoneKey } from '../../effects/state/ids.ts';
import { objectId, zoneName, zonePlayer } from '../../effects/state/ids.ts';
import type { Ref } from '../../effects/state/refs.ts';
import type { Names } from './names.ts';

interface Telling {
  readonly ref: (ref: Ref) => string;
  readonly refs: (refs: readonly Ref[]) => string;
  readonly player: (player: PlayerId) => string;
  readonly players: (players: readonly PlayerId[]) => string;
  /** A zone; the player's name is left out where it is the one that is expected. */
  readonly zone: (key: ZoneKey, of?: PlayerId) => string;
}

type Line<T extends EventType> = (
  event: Extract<GameEvent, { type: T }>,
  tell: Telling,
) => readonly (string | number)[];

/** What is told of each type besides its name; of a type that is not here its roles are told. */
const LINES: { readonly [T in EventType]?: Line<T> } = {
  acted: (e, t) => [
    t.player(e.player),
    e.action,
    ...(e.object ? [t.ref(e.object)] : []),
    ...(e.targets && e.targets.length > 0 ? ['->', t.refs(e.targets)] : []),
  ],
  arranged: (e, t) => [t.zone(e.zone), 'top', e.top.length, 'bottom', e.bottom.length],
  attached: (e, t) => [t.ref(e.object), '->', t.ref(e.to)],
  began: (e, t) => [t.player(e.player), e.step, ...(e.newTurn ? ['turn', e.turn] : [])],
  copied: (e, t) => [t.player(e.player), ...(e.object ? [t.ref(e.object)] : [])],
  counted: (e, t) => [t.ref(e.bearer), e.fact, signed(e.by)],
  created: (e, t) => [
    t.ref({ kind: 'object', id: objectId(e.id ?? 0), inc: e.inc ?? 0 }),
    t.zone(e.to, e.owner) + inCell(e.cell),
  ],
  detached: (e, t) => [t.ref(e.object), ...(e.from ? ['from', t.ref(e.from)] : [])],
  ended: (e, t) => [e.winners.length === 0 ? 'nobody' : t.players(e.winners), e.reason],
  finished: (e, t) => [e.object ? t.ref(e.object) : t.player(e.player), e.how],
  lost: (e, t) => [t.player(e.player), e.why],
  modified: ({ modifier }, t) => ('refs' in modifier.affects ? [t.refs(modifier.affects.refs)] : []),
  modifierEnded: (e) => (e.spent === undefined ? [] : ['spent', e.spent]),
  moved: (e, t) => [
    t.ref(e.object),
    (e.from === undefined ? '?' : t.zone(e.from, e.owner)) + inCell(e.fromCell),
    '->',
    t.zone(e.to, e.owner) + inCell(e.cell),
    `(${e.how})`,
  ],
  noted: (e, t) => [t.ref(e.object), e.under, t.refs(e.refs)],
  picked: (e, t) => [t.refs(e.refs ?? [])],
  piled: (e, t) => [t.player(e.player), t.refs(e.first), '|', t.refs(e.second)],
  revealed: (e, t) => [t.refs(e.objects), 'to', t.players(e.audience)],
  rolled: (e) => [e.label, e.value ?? 0],
  scheduled: ({ trigger }, t) => [t.player(trigger.controller), trigger.on.on],
  shuffled: (e, t) => [t.zone(e.zone)],
  signalled: (e, t) => [
    e.name,
    ...(e.subject ? [t.ref(e.subject)] : e.player === undefined ? [] : [t.player(e.player)]),
    ...(e.amount === undefined ? [] : [e.amount]),
  ],
  stepAdded: (e) => [e.step],
  transformed: (e, t) => [t.ref(e.object), '->', e.into],
  turned: (e, t) => [t.ref(e.object), e.faceDown ? 'down' : 'up'],
  turnAdded: (e, t) => [t.player(e.player)],
  unscheduled: (e) => [e.why],
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
const inCell = (cell: string | undefined): string => (cell === undefined ? '' : `:${cell}`);

/** One event as a line, such as `damaged bob/bear 2`. */
export function eventLine(names: Names, at: Position, event: GameEvent): string {
  const ref = (r: Ref): string => names.full(at, r);
  const tell: Telling = {
    ref,
    refs: (refs) => refs.map(ref).join(' ') || 'nothing',
    player: (player) => names.player(player),
    players: (players) => players.map((p) => names.player(p)).join(' ') || 'nobody',
    zone: (key, of) => (zonePlayer(key) === of ? zoneName(key) : names.zone(key)),
  };
  // The pair fits: the event's own type names its line.
  const line = LINES[event.type] as ((event: GameEvent, tell: Telling) => readonly (string | number)[]) | undefined;
  return [event.type, ...(line ? line(event, tell) : byRoles(event, tell))].join(' ');
}

function byRoles(event: GameEvent, tell: Telling): readonly (string | number)[] {
  const { subject, player, amount } = eventDef(event).roles(event);
  return [
    ...(subject ? [tell.ref(subject)] : player === undefined ? [] : [tell.player(player)]),
    ...(amount === undefined ? [] : [amount]),
  ];
}

/** A line as it is compared: how much space is between the words does not matter. */
export const normalLine = (line: string): string => line.trim().replace(/\s+/g, ' ');
