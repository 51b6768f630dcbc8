import type { CardData } from '../../effects/card-data.ts';
import type { Choice } from '../../effects/choices/choice.ts';
import type { PublicEvent, Viewer } from '../../effects/events/event.ts';
import type { Frame } from '../../effects/flow/frame.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Effect, TargetSpec } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import type { PolicyName, Ruleset } from '../../effects/ruleset.ts';
import { playerId } from '../../effects/state/ids.ts';
import type { ScriptedDraw } from '../../effects/state/random.ts';
import { Lab, type LabPlayer, relic, spell, unit } from './lab.ts';
import { type Plain, Words } from './plain.ts';

/** An answer in a scene: the names to pick, the words of an action, or the answer as it is given. */
export type Reply = readonly string[] | string | { readonly value: unknown; readonly player?: number };

/**
 * What happens when a player plays the spell `cast` that does `do`. Its last node is the one that is looked at. Always
 * at hand are the units `rat` 1/5, `ox` 2/9 and `elk` 3/9, the relic `idol`, and the spells `dud` and `blank`.
 */
export interface Scene {
  readonly do: readonly Effect[];
  readonly targets?: readonly TargetSpec[];
  readonly cards?: readonly CardData[];
  readonly mine?: LabPlayer;
  readonly theirs?: LabPlayer;
  readonly more?: readonly LabPlayer[];
  readonly rules?: Partial<Ruleset>;
  readonly policy?: PolicyName;
  readonly script?: readonly ScriptedDraw[];
  /** Actions that are taken before it. */
  readonly first?: readonly string[];
  /** What is answered after `cast` was played, in order. */
  readonly answers?: readonly Reply[];
  /** The match ends with it: nothing comes after. */
  readonly over?: true;
}

export const STOCK: readonly CardData[] = [
  unit('rat', 1, 5),
  unit('ox', 2, 9),
  unit('elk', 3, 9),
  relic('idol'),
  spell('dud', []),
  spell('blank', []),
];

/** How far the effect has got: a choice that anyone may decline, so that it is always asked. */
const PROBE: Effect = { op: 'choose', from: { select: 'words', of: ['go on'] }, min: 0, purpose: 'probe' };
export const AFTER: Effect = { op: 'signal', name: 'after' };

export interface Played {
  readonly lab: Lab;
  /** All that happened between the play and the node after the one that is looked at. */
  readonly events: readonly Plain[];
  /** The same, as the opponent was told it. */
  readonly shown: readonly Plain[];
  /** And as it stands, with the views he had at each question. */
  readonly raw: string;
  /** Why something did not happen: `damaged: zero`. */
  readonly notes: readonly string[];
  /** What the node came to. */
  readonly it: Plain | null;
  /** What was asked, in order. */
  readonly asked: readonly Plain[];
  /** Which frames asked it. */
  readonly askers: readonly string[];
  /** Hash of the state at the end. */
  readonly hash: string;
  /** The same without how many choices were made. */
  readonly outcome: string;
}

export interface How {
  /** Save, and go on from the save, at each question. */
  readonly reloading?: boolean;
  readonly policy?: PolicyName;
}

export const labOf = (scene: Scene, how: How = {}): Lab =>
  new Lab({
    policy: how.policy ?? scene.policy ?? 'queue',
    cards: [
      ...STOCK,
      ...(scene.cards ?? []),
      spell('cast', [...scene.do, PROBE, AFTER], scene.targets ? { targets: scene.targets } : {}),
    ],
    players: [
      { ...scene.mine, hand: ['cast', ...(scene.mine?.hand ?? [])] },
      scene.theirs ?? {},
      ...(scene.more ?? []),
    ],
    ...(scene.rules ? { rules: scene.rules } : {}),
    ...(scene.script ? { script: scene.script } : {}),
  });

function reply(lab: Lab, answer: Reply): void {
  if (typeof answer === 'string') lab.act(answer);
  else if ('value' in answer) lab.give(answer.value, answer.player);
  else lab.pick(...(answer as readonly string[]));
}

/** Where effects wait on a stack everyone passes until something else is asked. */
function passOn(lab: Lab): void {
  while (lab.state.choices[0]?.purpose === 'priority' && lab.state.frames.some((f) => f.status === 'stacked'))
    lab.act('pass');
}

const told = (lab: Lab, name: string): number =>
  lab.events.filter((e) => e.type === 'signalled' && e.name === name).length;

const purposeOf = (lab: Lab): string => lab.state.choices[0]?.purpose ?? 'nothing';

export function playScene(scene: Scene, how: How = {}): Played {
  const lab = labOf(scene, how);
  const choices: Choice[] = [];
  const views: string[] = [];
  const askers: string[] = [];
  for (const words of scene.first ?? []) lab.act(words);
  const noted = lab.notes.length;
  lab.act('play cast');
  const stop = (): void => {
    passOn(lab);
    if (how.reloading) lab.reloaded();
    freeze(lab.state);
    if (told(lab, 'after') > 0) throw new Error('The effect went on before it was answered.');
    views.push(JSON.stringify([viewOf(lab.match, playerId(1)), viewOf(lab.match, 'spectator')]));
  };
  stop();
  for (const answer of scene.answers ?? []) {
    if (purposeOf(lab) === 'probe') throw new Error(`Nothing is left to answer with ${JSON.stringify(answer)}.`);
    choices.push(lab.choice);
    askers.push(askerOf(lab));
    reply(lab, answer);
    if (!lab.state.result) stop();
  }
  if (!scene.over && purposeOf(lab) !== 'probe') throw new Error(`Open is not the probe, but: ${purposeOf(lab)}.`);
  const start = lab.events.findIndex((e) => e.type === 'acted' && e.object && lab.name(e.object) === 'cast') + 1;
  const end = lab.events.length;
  const frame = scene.over ? undefined : frameOf(lab, lab.choice);
  const words = new Words(lab);
  const it = frame?.results.it ? words.result(frame.results.it) : null;
  const notes = lab.notes.slice(noted).map((n) => `${n.what}: ${n.reason.code}`);
  const asked = choices.map((c) => words.choice(c));
  const events = lab.events.slice(start, end).map((e) => words.event(e));
  if (!scene.over) {
    lab.pick();
    passOn(lab);
    if (told(lab, 'after') !== 1) throw new Error(`What comes after happened ${told(lab, 'after')} times.`);
  }
  const seen = (viewer: Viewer) => lab.toldTo(viewer).slice(start, end);
  const { counters, choices: open, ...rest } = lab.state;
  return {
    lab,
    events,
    shown: seen(playerId(1)).flatMap((e: PublicEvent | null) => (e ? [words.shown(e)] : [])),
    raw: JSON.stringify([seen(playerId(1)), seen('spectator'), views]),
    notes,
    it,
    asked,
    askers,
    hash: hashOf(lab.state),
    outcome: hashOf({ ...rest, counters: { ...counters, choice: 0 }, open: open.map(({ id: _, ...c }) => c) }),
  };
}

function frameOf(lab: Lab, { asker }: Choice): Frame | undefined {
  return 'frame' in asker ? lab.state.frames.find((f) => f.id === asker.frame) : undefined;
}

function askerOf(lab: Lab): string {
  const source = frameOf(lab, lab.choice)?.source;
  return `${lab.choice.asker.kind} of ${source ? lab.name(source) : 'the rules'}`;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
