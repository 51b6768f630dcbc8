import type { ObjectView } from '../../../index.ts';
import type { CardFace } from '../../protocol/messages.ts';

/** The stat that stands in a card's corner where a game has it. */
const COST = 'cost';

/** A stat as it is now, beside what is printed. */
export interface StatMark {
  readonly name: string;
  readonly value: number;
  /** What is printed, where that is another value. */
  readonly printed?: number;
  /** Whether its holder can be glad of the change. */
  readonly better?: boolean;
}

/** A keyword as it is now, beside what is printed. */
export interface KeywordMark {
  readonly name: string;
  /** `swift`, `shield 2`. */
  readonly words: string;
  readonly change?: 'gained' | 'lost';
}

/** What is drawn of a card's face. */
export interface FaceMarks {
  readonly cost: StatMark | null;
  readonly stats: readonly StatMark[];
  readonly keywords: readonly KeywordMark[];
  /** What has been counted on it: `damage 1`, `exhausted`. */
  readonly facts: readonly string[];
}

const counted = (name: string, value: number): string => (value === 1 ? name : `${name} ${value}`);

function statMark(name: string, value: number, printed: number | undefined): StatMark {
  if (printed === undefined || printed === value) return { name, value };
  return { name, value, printed, better: name === COST ? value < printed : value > printed };
}

/** Keywords in the order in which they are printed, those that came later after them. */
function keywordMarks(now: ObjectView['keywords'] = {}, printed: CardFace['keywords']): readonly KeywordMark[] {
  const kept = Object.entries(printed).map(([name, value]): KeywordMark => {
    const left = now[name];
    return left === undefined
      ? { name, words: counted(name, value), change: 'lost' }
      : { name, words: counted(name, left), ...(left > value ? { change: 'gained' as const } : {}) };
  });
  const come = Object.entries(now).flatMap(([name, value]): KeywordMark[] =>
    name in printed ? [] : [{ name, words: counted(name, value), change: 'gained' }],
  );
  return [...kept, ...come];
}

/**
 * What an object shows, and what of it is not as it is printed.
 * @param printed its card; left out where it is not known, and everything counts as printed
 * @param flags facts that are there or not, so that no number is said of them
 */
export function faceMarks(object: ObjectView, printed: CardFace | undefined, flags: readonly string[]): FaceMarks {
  const stats = Object.entries(object.stats ?? {}).map(([name, value]) => statMark(name, value, printed?.stats[name]));
  return {
    cost: stats.find(({ name }) => name === COST) ?? null,
    stats: stats.filter(({ name }) => name !== COST),
    keywords: keywordMarks(object.keywords, printed?.keywords ?? object.keywords ?? {}),
    facts: Object.entries(object.facts ?? {}).flatMap(([name, value]) =>
      value === 0 ? [] : [flags.includes(name) ? name : `${name} ${value}`],
    ),
  };
}
