import type { GraphRecord } from '../../protocol/paths.ts';
import { shortWords } from './short-words.ts';

/** Answers that lead from one state to the same other, drawn as one line. */
export interface PathLine {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** More answers are counted at a line. */
const MOST = 3;

export function pathLines({ nodes, edges }: Pick<GraphRecord, 'nodes' | 'edges'>): readonly PathLine[] {
  const lines = new Map<string, { from: number; to: number; words: string[] }>();
  for (const { from, to, words } of edges) {
    const id = `${from} → ${to}`;
    const line = lines.get(id) ?? { from, to, words: [] };
    line.words.push(withoutWho(words, nodes[from]?.words ?? ''));
    lines.set(id, line);
  }
  return [...lines].map(([id, { from, to, words }]) => ({ id, from, to, words: fewOf(words) }));
}

const fewOf = (words: readonly string[]): readonly string[] =>
  words.length > MOST
    ? [...words.slice(0, MOST - 1).map(shortWords), `+${words.length - MOST + 1}`]
    : words.map(shortWords);

/** Where one player is asked, who answers is said there already. */
function withoutWho(answer: string, asked: string): string {
  const who = answer.slice(0, answer.indexOf(': ') + 2);
  return asked.startsWith(who) && !asked.includes('; ') ? answer.slice(who.length) : answer;
}
