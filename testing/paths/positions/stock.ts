import type { CardData } from '../../../effects/card-data.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import type { RegistryEntry } from '../../scenario/setup.ts';

/** What positions for a card are made of. */
export interface Stock {
  readonly ruleset: Ruleset;
  readonly card: CardData;
  /** Cards that can lie in a zone; those that only effects make lie only in play. */
  readonly cardsFor: (zone: string) => readonly CardData[];
  /** The same, but only those that the card speaks of: by a tag, a keyword, a type or a name. */
  readonly spokenFor: (zone: string) => readonly CardData[];
  /** Whether the card speaks of a word: a zone, a fact, a step. */
  readonly speaksOf: (word: string) => boolean;
  /** Numbers that the card speaks of. */
  readonly numbers: readonly number[];
  /** Where the card's abilities work. */
  readonly works: readonly string[];
  /** Names of a ruleset's zones of players, of zones of all, and of those in play. */
  readonly zones: {
    readonly own: readonly string[];
    readonly shared: readonly string[];
    readonly play: readonly string[];
  };
}

export function stockFor({ ruleset, cards }: RegistryEntry, card: CardData): Stock {
  const words = new Set<string>();
  const numbers = new Set<number>();
  const keywords = Object.keys(card.keywords ?? {}).map((name) => ruleset.keywords[name]);
  gather([card.abilities, card.play, keywords], words, numbers);
  const spoken = cards.filter((other) => isSpokenOf(other, card, words));
  const zones = Object.entries(ruleset.zones);
  const inPlay = (name: string): boolean => ruleset.zones[name]?.play === true;
  const fits = (zone: string) => (other: CardData) =>
    inPlay(zone) ? other.types.some((type) => listens(ruleset, type).includes(zone)) : !other.token;
  const listensIn = card.types.flatMap((type) => listens(ruleset, type));
  return {
    ruleset,
    card,
    cardsFor: (zone) => cards.filter(fits(zone)),
    spokenFor: (zone) => spoken.filter(fits(zone)),
    speaksOf: (word) => words.has(word),
    numbers: [...numbers].filter((n) => Number.isSafeInteger(n) && n >= 0 && n < 50),
    works: [...new Set([...listensIn, ...(card.abilities ?? []).flatMap(({ zones: own }) => own ?? [])])],
    zones: {
      own: zones.flatMap(([name, zone]) => (zone.of === 'player' ? [name] : [])),
      shared: zones.flatMap(([name, zone]) => (zone.of === 'match' ? [name] : [])),
      play: zones.flatMap(([name, zone]) => (zone.play ? [name] : [])),
    },
  };
}

const listens = ({ types }: Ruleset, type: string): readonly string[] => types[type]?.listens ?? [];

function gather(data: unknown, words: Set<string>, numbers: Set<number>): void {
  if (typeof data === 'string') words.add(data);
  else if (typeof data === 'number') numbers.add(data);
  else if (typeof data === 'object' && data !== null)
    for (const [key, part] of Object.entries(data)) {
      words.add(key);
      gather(part, words, numbers);
    }
}

function isSpokenOf(other: CardData, card: CardData, words: ReadonlySet<string>): boolean {
  if (other === card) return false;
  const { id, tags = [], keywords = {}, types } = other;
  return [id, ...tags, ...Object.keys(keywords), ...types].some((word) => words.has(word));
}
