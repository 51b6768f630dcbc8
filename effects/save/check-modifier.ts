/** Checks of what outlasts the effect that made it: modifiers and delayed triggers. */
import type { Modifier } from '../effective/stored-modifier.ts';
import type { DelayedTrigger } from '../flow/frame.ts';
import { card, numbered, player, refs, results, source } from './check-refs.ts';
import { count, type Expect, flag, isPlain, language, list, maybe, record } from './plain-checks.ts';

const condition = language('condition');
const bound = record<{ readonly refs: Modifier['source'][] }>({ refs });
const anew = record<{ readonly anew: unknown }>({ anew: language('selector') });

const affects: Expect = (v, known) => (isPlain(v) && 'refs' in v ? bound : anew)(v, known);

export const modifier = record<Modifier>({
  id: numbered('modifier'),
  source,
  card: maybe(card),
  controller: player,
  affects,
  while: maybe(condition),
  patches: list(language('patch')),
  duration: language('duration'),
  since: numbered('incarnation'),
  left: maybe(count),
});

export const delayed = record<DelayedTrigger>({
  id: numbered('trigger'),
  on: language('trigger'),
  while: maybe(condition),
  nodes: language('effects'),
  source,
  controller: player,
  results,
  once: flag,
  duration: language('duration'),
  since: numbered('incarnation'),
});
