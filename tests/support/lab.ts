import type { Book } from '../../effects/book.ts';
import type { CardData } from '../../effects/card-data.ts';
import type { Answer, Choice, Request } from '../../effects/choices/choice.ts';
import { type Env, envOf } from '../../effects/env.ts';
import type { GameEvent, PublicEvent, Viewer } from '../../effects/events/event.ts';
import type { Results } from '../../effects/flow/frame.ts';
import type { Cost, Effect } from '../../effects/language.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import type { PolicyName, Ruleset } from '../../effects/ruleset.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { beginState } from '../../effects/state/begin.ts';
import { objectId, playerId, zoneKey } from '../../effects/state/ids.ts';
import { refOf } from '../../effects/state/objects.ts';
import type { ScriptedDraw } from '../../effects/state/random.ts';
import type { ObjectRef, Ref } from '../../effects/state/refs.ts';
import type { GameObject, MatchState } from '../../effects/state/state.ts';
import type { Message, Note } from '../../effects/state/tx.ts';
import { answer, begin, type Match, openRequests } from '../../search/index.ts';

/** A unit of the lab: `unit('a', 2, 3)` attacks for 2 and has 3 health. */
export const unit = (id: string, attack = 1, health = 1, more: Partial<CardData> = {}): CardData => ({
  id,
  name: id,
  types: ['unit'],
  stats: { cost: 0, attack, health },
  ...more,
});
export const relic = (id: string, more: Partial<CardData> = {}): CardData => ({
  id,
  name: id,
  types: ['relic'],
  stats: { cost: 0 },
  ...more,
});
export const spell = (id: string, nodes: readonly Effect[], more: CardData['play'] = {}, cost = 0): CardData => ({
  id,
  name: id,
  types: ['spell'],
  stats: { cost },
  play: { ...more, do: nodes },
});

const MANA: Cost = { cost: 'resource', resource: 'mana', amount: { amount: 'stat', of: 'self', stat: 'cost' } };

/** A plain ruleset to try the kernel on: whatever a test needs to be otherwise it says. */
export function labRules(policy: PolicyName, more: Partial<Ruleset> = {}): Ruleset {
  const stacked = policy === 'priority';
  return {
    name: 'lab',
    version: '1',
    players: { min: 1, max: 4 },
    policy,
    deckZone: 'deck',
    zones: {
      deck: { of: 'player', faces: 'none' },
      hand: { of: 'player', faces: 'owner' },
      board: { of: 'player', faces: 'all', play: true },
      stack: { of: 'player', faces: 'all' },
      discard: { of: 'player', faces: 'all' },
      exile: { of: 'player', faces: 'all' },
    },
    types: {
      unit: {
        listens: ['board'],
        play: stacked
          ? { to: 'stack', costs: [MANA], after: [{ op: 'move', what: 'self', to: 'board', how: 'enter' }] }
          : { to: 'board', costs: [MANA] },
      },
      relic: { listens: ['board'], play: { to: 'board', costs: [MANA] } },
      spell: {
        listens: ['stack'],
        play: { to: 'stack', costs: [MANA], after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
      },
    },
    stats: { cost: { min: 0 }, attack: { min: 0, plus: 'plus' }, health: { plus: 'plus' } },
    facts: {
      player: {
        health: { initial: 20 },
        mana: { initial: 10, min: 0 },
        energy: { min: 0, max: 3 },
        noted: { life: 'turn' },
      },
      object: {
        damage: { min: 0 },
        plus: { copy: 'carry' },
        ready: { initial: 1, min: 0, max: 1 },
        marked: { life: 'turn', silence: 'clear' },
        sworn: { life: 'match' },
      },
    },
    damage: { object: { fact: 'damage', by: 1 }, player: { fact: 'health', by: -1 } },
    keywords: {},
    actions: {
      play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } },
      use: { kind: 'activate', from: { select: 'objects', in: ['board', 'hand', 'discard'], of: 'you' } },
      pass: { kind: 'pass' },
    },
    phases: [
      {
        step: 'main',
        window: { who: 'active', actions: ['play', 'use', 'pass'] },
        next: [{ to: 'end' }],
      },
      { step: 'end', next: [{ to: 'main', turn: 'next' }] },
    ],
    checks: [
      {
        name: 'deaths',
        find: {
          select: 'objects',
          in: ['board'],
          where: { type: 'unit', facts: { damage: { min: { amount: 'stat', of: 'candidate', stat: 'health' } } } },
        },
        do: [{ op: 'destroy', what: 'them' }],
      },
      {
        name: 'health',
        find: { select: 'players', who: 'all', where: { facts: { health: { max: 0 } } } },
        do: [{ op: 'lose', who: 'them', why: 'health' }],
      },
    ],
    setup: [],
    ...more,
  };
}

export interface LabSetup {
  readonly policy?: PolicyName;
  readonly rules?: Partial<Ruleset>;
  readonly cards: readonly CardData[];
  /** Cards of each player by zone; the deck from the bottom up. */
  readonly players: readonly LabPlayer[];
  readonly seed?: number;
  readonly script?: readonly ScriptedDraw[];
}

export interface LabPlayer {
  readonly hand?: readonly string[];
  readonly board?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
}

/** The beginning with hands and boards laid out: the one state that is not reached by playing. */
function laidOut(book: Book, setup: LabSetup): MatchState {
  const zonesOf = (p: LabPlayer) => ({
    deck: p.deck ?? [],
    hand: p.hand ?? [],
    board: p.board ?? [],
    discard: p.discard ?? [],
  });
  const players = setup.players.map((p, i) => ({ name: `p${i}`, deck: Object.values(zonesOf(p)).flat() }));
  const state = beginState(book, { seed: setup.seed ?? 1, players, ...(setup.script ? { script: setup.script } : {}) });
  const zones = { ...state.zones };
  const objects = [...state.objects];
  let id = 0;
  setup.players.forEach((p, i) => {
    for (const [zone, cards] of Object.entries(zonesOf(p))) {
      const key = zoneKey(zone, playerId(i));
      zones[key] = cards.map(() => objectId(id++));
      for (const at of zones[key] ?? []) objects[at] = { ...(objects[at] as GameObject), zone: key };
    }
  });
  return { ...state, zones, objects };
}

/** A match in the lab that remembers what happened, and is driven by card names. */
export class Lab {
  match: Match;
  readonly events: GameEvent[] = [];
  readonly notes: Note[] = [];
  /** Beside `events`: the match after the answer that each of them came of. */
  private readonly after: Match[] = [];
  /** The objects as they were laid out. */
  readonly begun: readonly GameObject[];

  constructor(setup: LabSetup) {
    const book = makeBook(labRules(setup.policy ?? 'queue', setup.rules), setup.cards);
    const state = laidOut(book, setup);
    this.begun = state.objects.flatMap((o) => o ?? []);
    const begun = begin(book, state);
    this.match = begun.match;
    this.hear(begun.messages);
  }

  private hear(messages: readonly Message[]): void {
    for (const { events, notes } of messages) {
      this.events.push(...events);
      this.after.push(...events.map(() => this.match));
      this.notes.push(...notes);
    }
  }

  /** What a viewer was told of each event; `null` where nothing. */
  toldTo(viewer: Viewer): readonly (PublicEvent | null)[] {
    return this.events.map((event, i) => eventFor(this.after[i] ?? this.match, event, viewer));
  }

  /** Saved as text, read again, and played on from there. */
  reloaded(): this {
    const taken = resume(this.match.book, JSON.parse(JSON.stringify(save(this.match))));
    if (!taken.ok) throw new Error(`${taken.code}: ${taken.message}`);
    this.match = taken.position;
    return this;
  }

  /** The first object of a card, as it is now. */
  ref(card: string): ObjectRef {
    const object = this.state.objects.find((o) => o?.card === card);
    if (!object) throw new Error(`There is no ${card}.`);
    return refOf(object);
  }

  /** The position as a player sees it, or an object of his. */
  env(you: number, self: Ref | null = null, more: { results?: Results; event?: GameEvent } = {}): Env {
    return envOf(this.match, { you: playerId(you), self, ...more });
  }

  get state(): MatchState {
    return this.match.state;
  }

  /** The one open choice. */
  get choice(): Choice {
    const [choice, more] = this.state.choices;
    if (!choice || more) throw new Error(`${this.state.choices.length} choices are open.`);
    return choice;
  }

  get request(): Request {
    const { requests, answers } = this.choice;
    const open = requests[answers.indexOf(null)];
    if (!open) throw new Error('Nothing is asked.');
    return open;
  }

  /** The names of what a select or an act offers. */
  get offered(): readonly string[] {
    const { request } = this;
    if (request.shape === 'select') return request.candidates.map((r) => this.name(r));
    if (request.shape === 'act')
      return request.actions.map((a) => [a.name, ...(a.ref ? [this.name(a.ref)] : [])].join(' '));
    throw new Error(`A ${request.shape} offers no names.`);
  }

  name(ref: Ref): string {
    if (ref.kind === 'player') return `p${ref.player}`;
    if (ref.kind === 'word') return ref.word;
    if (ref.kind === 'object') return this.state.objects[ref.id]?.card ?? 'gone';
    return ref.kind;
  }

  give(value: unknown, player: number = this.request.player): void {
    const rejected = this.tried(value, player);
    if (rejected) throw new Error(`${rejected.code}: ${rejected.message}`);
  }

  /** Answers, and says why it was refused if it was. */
  tried(value: unknown, player: number = this.request.player): Rejected | null {
    const taken = answer(this.match, { type: 'answer', player, choice: this.choice.id, value });
    if (!taken.ok) return taken;
    this.match = taken.match;
    this.hear(taken.messages);
    return null;
  }

  /** Takes an action by its words: `play bolt`, `pass`. */
  act(words: string): this {
    const at = this.offered.indexOf(words);
    if (at < 0) throw new Error(`"${words}" is not offered, but: ${this.offered.join(', ')}`);
    this.give(at);
    return this;
  }

  /** Answers a select by names; a name twice means two of them. */
  pick(...names: string[]): this {
    const offered = [...this.offered];
    const positions = names.map((name) => {
      const at = offered.indexOf(name);
      if (at < 0) throw new Error(`"${name}" is not offered, but: ${this.offered.join(', ')}`);
      offered[at] = '';
      return at;
    });
    this.give(positions);
    return this;
  }

  /** The code with which an input is refused; `null` if it would be taken. */
  refused(input: Input): Rejected['code'] | null {
    const taken = answer(this.match, input);
    return taken.ok ? null : taken.code;
  }

  leave(player: number): this {
    const taken = answer(this.match, { type: 'leave', player });
    if (!taken.ok) throw new Error(taken.message);
    this.match = taken.match;
    return this;
  }

  cancel(): this {
    const taken = answer(this.match, { type: 'cancel', player: this.request.player, choice: this.choice.id });
    if (!taken.ok) throw new Error(taken.message);
    this.match = taken.match;
    return this;
  }

  /** All answers that are listed now. */
  listed(): readonly Answer[] {
    return openRequests(this.match).flatMap(({ answers }) => [...answers]);
  }

  zone(player: number, zone: string): readonly string[] {
    return this.objects(player, zone).map((o) => o.card as string);
  }

  objects(player: number, zone: string): readonly GameObject[] {
    return (this.state.zones[zoneKey(zone, playerId(player))] ?? []).flatMap((id) => this.state.objects[id] ?? []);
  }

  fact(player: number, fact: string): number {
    const decl = this.match.book.ruleset.facts.player[fact];
    return this.state.players[player]?.facts[fact] ?? decl?.initial ?? 0;
  }

  /** What has happened since the match began, in short: `damaged a 2`. Only of the given types. */
  told(...types: readonly GameEvent['type'][]): readonly string[] {
    return this.events.filter((e) => types.includes(e.type)).map((e) => short(this, e));
  }
}

function short(lab: Lab, event: GameEvent): string {
  switch (event.type) {
    case 'damaged':
    case 'healed':
      return `${event.type} ${lab.name(event.target)} ${event.amount}`;
    case 'moved':
      return `${event.how} ${event.card}`;
    case 'created':
      return `created ${event.card}`;
    case 'counted':
      return `${event.fact} of ${lab.name(event.bearer)} ${event.by > 0 ? '+' : ''}${event.by}`;
    case 'signalled':
      return `signal ${event.name}`;
    case 'acted':
      return event.object ? `${event.action} ${lab.name(event.object)}` : event.action;
    case 'finished':
      return `${event.how} ${event.object ? lab.name(event.object) : 'effect'}`;
    default:
      return event.type;
  }
}
