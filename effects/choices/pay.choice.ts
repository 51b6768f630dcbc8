import { Array as List } from 'typebox';
import { type Reason, reason } from '../reason.ts';
import { ref } from '../save/check-refs.ts';
import { count, integer, list, record, text } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { amounts, LIST_LIMIT } from './answer-schemas.ts';
import type { ChoiceDescription } from './choice.ts';
import { type Node, payTree } from './pay-tree.ts';
import { defineTree, isReason, readAmounts, readExactly, total, within } from './reading.ts';
import { sharedResult } from './result.ts';

/** What is left of a cost, out of sources. */
export interface Request {
  readonly parts: readonly Part[];
  /** `max`: the most it gives, over all parts together. */
  readonly sources: readonly { readonly ref: Ref; readonly max: number }[];
}

export interface Part {
  readonly name: string;
  /** To be paid exactly. */
  readonly amount: number;
  /** Positions of the sources that may pay for it, each once. */
  readonly from: readonly number[];
}

/** For each part the amounts beside `sources`. */
export type Answer = readonly (readonly number[])[];

function readPart({ sources }: Request, { name, amount, from }: Part, value: unknown): readonly number[] | Reason {
  const row = readAmounts(value, sources.length, 'amount');
  if (isReason(row)) return reason(row.code, `${name}: ${row.detail}`);
  const stray = row.findIndex((paid, source) => paid > 0 && !from.includes(source));
  if (stray >= 0) return reason('not-a-candidate', `${name}: the source at ${stray} cannot pay for it`);
  return total(row) === amount ? row : reason('sum', `${name}: expected ${amount} in total, got ${total(row)}`);
}

function read(request: Request, value: unknown): Answer | Reason {
  const { parts, sources } = request;
  const rows = readExactly(value, parts.length, 'part');
  if (isReason(rows)) return rows;
  const answer: (readonly number[])[] = [];
  for (const [i, part] of parts.entries()) {
    const row = readPart(request, part, rows[i]);
    if (isReason(row)) return row;
    answer.push(row);
  }
  for (const [at, { max }] of sources.entries()) {
    const given = total(answer.map((row) => row[at] ?? 0));
    if (given > Math.max(0, max))
      return reason('limit', `expected at most ${Math.max(0, max)} from the source at ${at}, got ${given}`);
  }
  return answer;
}

export const payChoice = defineTree<Request, Answer, Node>({
  name: 'pay',
  read,
  tree: payTree,
  result: ({ sources }, parts) =>
    sharedResult(
      sources.map(({ ref }) => ref),
      sources.map((_, source) => total(parts.map((part) => part[source] ?? 0))),
    ),
  redact: ({ parts, sources }, show) => ({
    parts: parts.map(({ name, amount, from }) => ({ name, amount, from })),
    sources: sources.map(({ ref, max }) => ({ ref: show(ref), max })),
  }),
  words: ({ parts }) => `Pay ${parts.map(({ name, amount }) => `${amount} ${name}`).join(' and ')}.`,
});

export const describePayChoice = (): ChoiceDescription<Request> => ({
  request: {
    parts: list(record<Part>({ name: text, amount: count, from: list(count) })),
    sources: list(record<Request['sources'][number]>({ ref, max: integer })),
  },
  agrees: ({ parts, sources }) =>
    parts.every(({ from }) => within(from, sources) && new Set(from).size === from.length),
  schema: List(amounts, { maxItems: LIST_LIMIT }),
});
