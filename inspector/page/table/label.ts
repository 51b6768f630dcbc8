import type { ObjectView, PlayerView } from '../../../index.ts';
import type { Offer } from '../answering/offers.ts';
import type { tableTexts } from '../texts/table.ts';
import type { FaceMarks, StatMark } from './face.ts';

export type TableTexts = (typeof tableTexts)['en'];

/** What can be done at a place, as far as it is drawn. */
export interface Offered {
  /** Labels of the offers, a line each: plain text is cheap to compare. */
  readonly labels: string;
  readonly picked: boolean;
  /** It can be picked and taken back, rather than done at once. */
  readonly toggles: boolean;
}

export const NOT_OFFERED: Offered = { labels: '', picked: false, toggles: false };

export const offeredAt = (offers: readonly Offer[]): Offered =>
  offers.length === 0
    ? NOT_OFFERED
    : {
        labels: offers.map(({ label }) => label).join('\n'),
        picked: offers.some(({ picked }) => picked),
        toggles: offers.some(({ atOnce }) => !atOnce),
      };

const joined = (parts: readonly (string | null | false | undefined)[]): string => parts.filter(Boolean).join(', ');

const statWords = (t: TableTexts, { name, value, printed }: StatMark): string =>
  printed === undefined ? t.stat(name, value) : t.changed(name, value, printed);

/** `can be chosen`, `possible: play Ember Wolf`; nothing where nothing can be done. */
export function offeredWords(t: TableTexts, { labels, picked }: Offered, name: string): string {
  const lines = labels.split('\n').filter((line) => line !== '');
  const others = lines.filter((line) => line !== name);
  if (picked) return t.chosen;
  if (lines.length === 0) return '';
  return others.length === 0 ? t.canBeChosen : t.possible(others.join(', '));
}

/** What else is known of a card: where it lies, what it bears, who has it. */
export interface Around {
  /** Names of what is attached to it. */
  readonly attached: readonly string[];
  /** Name of what it is attached to. */
  readonly attachedTo: string | null;
  /** Who controls it, where that is another than who owns it. */
  readonly controller: string | null;
  /** How many modifiers change it. */
  readonly changes: number;
}

/** All that is seen of an object, in one line: what a screen reader says of it. */
export function objectLabel(
  t: TableTexts,
  object: ObjectView,
  face: FaceMarks,
  around: Around,
  offered: Offered,
): string {
  const { name } = object;
  const { attached, attachedTo, controller, changes } = around;
  if (name === undefined) return joined([t.unknown, object.cell && t.cell(object.cell), offeredWords(t, offered, '')]);
  return joined([
    name,
    ...(object.types ?? []),
    face.cost && statWords(t, face.cost),
    ...face.stats.map((stat) => statWords(t, stat)),
    ...face.keywords.map(({ words, change }) => (change ? t[change](words) : words)),
    ...face.facts,
    object.token && t.token,
    object.faceDown && t.faceDown,
    changes > 0 && t.modifiers(changes),
    attached.length > 0 && t.attached(attached.join(', ')),
    attachedTo && t.attachedTo(attachedTo),
    controller && t.controlledBy(controller),
    offeredWords(t, offered, name),
  ]);
}

/** All that is seen of a player. */
export interface PlayerState {
  readonly onTurn: boolean;
  readonly asked: boolean;
  readonly won: boolean;
}

export const playerLabel = (t: TableTexts, player: PlayerView, state: PlayerState, offered: Offered): string =>
  joined([
    t.player(player.name),
    ...Object.entries(player.facts).map(([name, value]) => `${name} ${value}`),
    state.won && t.won,
    player.out !== undefined && t.out(player.out),
    state.onTurn && t.onTurn,
    state.asked && t.asked,
    offeredWords(t, offered, player.name),
  ]);
