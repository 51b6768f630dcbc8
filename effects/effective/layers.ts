import type { Position } from '../env.ts';
import { holds, select } from '../evaluators.ts';
import type { Patch } from '../language.ts';
import type { CardDraft, LayerName, PatchOrigin } from '../patches/patch.ts';
import { LAYERS } from '../patches/patch.ts';
import { patchDef } from '../patches/registry.gen.ts';
import { type ObjectId, zoneName } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import { keywordAbilities } from './abilities.ts';
import { type LiveModifier, modifierEnv, staticModifier } from './live-modifiers.ts';

/** One thing that changes a card, for `explain`. */
export interface Contribution {
  readonly layer: LayerName;
  readonly modifier: LiveModifier;
  readonly patch: Patch;
}

type Trace = (id: ObjectId, contribution: Contribution) => void;
type Drafts = Map<ObjectId, CardDraft>;

/** Rounds in which granted abilities may grant abilities; more is a cycle and is cut as the layers stand. */
const GRANT_ROUNDS = 8;

const layerOf = (patch: Patch): LayerName => patchDef(patch).layer;

function draftOf(at: Position, id: ObjectId, drafts: Drafts): CardDraft | null {
  const known = drafts.get(id);
  if (known) return known;
  const object = at.state.objects[id];
  // What lies face down is the same blank card whatever is said about it.
  const printed = object && !object.faceDown && at.book.cards.get(object.card)?.printed;
  if (!printed) return null;
  const draft: CardDraft = { ...printed, stats: { ...printed.stats }, keywords: { ...printed.keywords } };
  drafts.set(id, draft);
  return draft;
}

/** Which objects a modifier changes: settled when its first layer comes. */
function targets(at: Position, modifier: LiveModifier, settled: Map<string, readonly ObjectId[]>): readonly ObjectId[] {
  const known = settled.get(modifier.key);
  if (known) return known;
  const env = modifierEnv(at, modifier);
  let ids: ObjectId[] = [];
  if (holds(env, modifier.while)) {
    const refs = 'refs' in modifier.affects ? modifier.affects.refs : select(env, modifier.affects.anew);
    ids = refs.flatMap((ref) => liveObject(at, ref)?.id ?? []);
  }
  settled.set(modifier.key, ids);
  return ids;
}

/** Applies all modifiers to the cards they touch, layer by layer. `drafts` shows the cards as far as that got. */
export function applyLayers(at: Position, all: readonly LiveModifier[], drafts: Drafts, trace?: Trace): void {
  const order = layerOrder(at.book.ruleset.layers);
  const dependent = at.book.ruleset.questions?.dependent ?? [];
  const settled = new Map<string, readonly ObjectId[]>();
  let modifiers = [...all];
  const apply = (layer: LayerName, modifier: LiveModifier): void => {
    const env = modifierEnv(at, modifier);
    for (const id of targets(at, modifier, settled)) {
      const draft = draftOf(at, id, drafts);
      if (!draft) continue;
      modifier.patches.forEach((patch, i) => {
        if (layerOf(patch) !== layer) return;
        applyPatch(env, draft, patch, originOf(modifier, i));
        trace?.(id, { layer, modifier, patch });
      });
    }
  };
  for (const layer of order) {
    const here = () => modifiers.filter((m) => m.patches.some((p) => layerOf(p) === layer));
    if (layer === 'ability') modifiers = abilityLayer(at, here, modifiers, drafts, (m) => apply(layer, m));
    else for (const m of dependent.includes(layer) ? byDependency(at, layer, here(), drafts) : here()) apply(layer, m);
  }
}

const layerOrder = (named: readonly string[] | undefined): readonly LayerName[] =>
  named ? [...LAYERS].sort((a, b) => place(named, a) - place(named, b)) : LAYERS;

const place = (named: readonly string[], layer: LayerName): number => {
  const at = named.indexOf(layer);
  return at < 0 ? named.length + LAYERS.indexOf(layer) : at;
};

const originOf = ({ key, since, modifier }: LiveModifier, i: number): PatchOrigin => ({
  key: `${key}.${i}`,
  since,
  modifier,
});

function applyPatch(env: ReturnType<typeof modifierEnv>, draft: CardDraft, patch: Patch, from: PatchOrigin): void {
  patchDef(patch).patch(env, draft, patch, from);
}

/** In the ability layer static abilities come and go: those granted join, those of silenced sources drop out. */
function abilityLayer(
  at: Position,
  here: () => LiveModifier[],
  modifiers: LiveModifier[],
  drafts: Drafts,
  apply: (modifier: LiveModifier) => void,
): LiveModifier[] {
  const done = new Set<string>();
  let all = modifiers;
  for (let round = 0; round < GRANT_ROUNDS; round++) {
    const next = (round === 0 ? here() : all).filter((m) => !done.has(m.key) && touchesAbilities(m));
    if (next.length === 0 && round > 0) break;
    for (const m of next) {
      done.add(m.key);
      if (stillThere(m, drafts)) apply(m);
    }
    all = [...all.filter((m) => stillThere(m, drafts)), ...granted(at, all, drafts)];
  }
  return all.sort((a, b) => a.since - b.since);
}

const touchesAbilities = (m: LiveModifier): boolean => m.patches.some((p) => layerOf(p) === 'ability');

/** A static ability that its source has lost no longer works. */
function stillThere(m: LiveModifier, drafts: Drafts): boolean {
  if (m.ability === undefined || m.source?.kind !== 'object') return true;
  const draft = drafts.get(m.source.id);
  if (!draft) return true;
  const { key, keyword } = m.ability;
  return keyword === undefined ? draft.abilities.some((a) => a.key === key) : draft.keywords[keyword] !== undefined;
}

/** Static abilities that drafts have and the printed cards do not. */
function granted(at: Position, all: readonly LiveModifier[], drafts: Drafts): LiveModifier[] {
  const known = new Set(all.map((m) => m.key));
  const found: LiveModifier[] = [];
  for (const [id, draft] of drafts) {
    const object = at.state.objects[id];
    if (!object) continue;
    const zone = zoneName(object.zone);
    for (const live of [...draft.abilities, ...keywordAbilities(at.book.ruleset, draft.types, draft.keywords)]) {
      const modifier = live.zones.includes(zone) ? staticModifier(object, live) : null;
      if (modifier && !known.has(modifier.key)) found.push(modifier);
    }
  }
  return found;
}

/**
 * Modifiers of a layer so that none comes before one it depends on. One depends on another if applying the other
 * first would change which objects it touches. Modifiers in a circle keep the order of their timestamps.
 */
function byDependency(
  at: Position,
  layer: LayerName,
  modifiers: readonly LiveModifier[],
  drafts: Drafts,
): LiveModifier[] {
  const left = [...modifiers];
  const sorted: LiveModifier[] = [];
  while (left.length > 0) {
    const free = left.find((m) => !left.some((other) => other !== m && dependsOn(at, layer, m, other, drafts)));
    const next = free ?? (left[0] as LiveModifier);
    left.splice(left.indexOf(next), 1);
    sorted.push(next);
  }
  return sorted;
}

function dependsOn(at: Position, layer: LayerName, one: LiveModifier, other: LiveModifier, drafts: Drafts): boolean {
  const before = targets(at, one, new Map());
  const saved = new Map(drafts);
  const otherIds = targets(at, other, new Map());
  for (const id of otherIds) {
    drafts.delete(id);
    const old = saved.get(id);
    if (old) drafts.set(id, { ...old, stats: { ...old.stats }, keywords: { ...old.keywords } });
    const draft = draftOf(at, id, drafts);
    if (!draft) continue;
    other.patches.forEach((patch, i) => {
      if (layerOf(patch) === layer) applyPatch(modifierEnv(at, other), draft, patch, originOf(other, i));
    });
  }
  const after = targets(at, one, new Map());
  drafts.clear();
  for (const [id, draft] of saved) drafts.set(id, draft);
  return before.length !== after.length || before.some((id, i) => after[i] !== id);
}
