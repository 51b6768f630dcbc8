import type { Book } from '../../index.ts';
import type { GameWords } from '../protocol/messages.ts';

/** The game as everyone knows it. */
export const gameWords = ({ ruleset, cards }: Book): GameWords => ({
  name: ruleset.name,
  version: ruleset.version,
  policy: ruleset.policy,
  zones: Object.entries(ruleset.zones).map(([name, { of, faces, play = false, cells = [] }]) => ({
    name,
    of,
    faces,
    play,
    cells: cells.map((cell) => ({ name: cell.name, tags: cell.tags ?? [] })),
  })),
  stats: Object.keys(ruleset.stats),
  flags: Object.entries(ruleset.facts.object).flatMap(([name, { max }]) => (max === 1 ? [name] : [])),
  steps: ruleset.phases.map(({ step }) => step),
  keywords: Object.fromEntries(Object.entries(ruleset.keywords).map(([name, { words }]) => [name, words])),
  cards: [...cards].map(([id, { data }]) => ({ id, name: data.name })),
});
