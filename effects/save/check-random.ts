import type { RandomState, ScriptedDraw } from '../state/random.ts';
import { count, type Expect, list, maybe, record, table, text, whole } from './plain-checks.ts';

const int32 = whole(-(2 ** 31), 2 ** 31 - 1);
/** A stream's position: the four words of its generator, which are never all 0. */
const WORDS = 4;
const stream: Expect = (v, known) =>
  list(int32)(v, known) ??
  (Array.isArray(v) && v.length === WORDS && v.some((word) => word !== 0)
    ? null
    : 'it is no position of the generator');

export const random = record<RandomState>({
  seed: int32,
  streams: table(stream),
  script: maybe(list(record<ScriptedDraw>({ label: text, value: count }))),
  drawn: count,
});
