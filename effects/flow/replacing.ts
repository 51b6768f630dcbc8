import { effective } from '../effective/derive.ts';
import { heardBy, type Listener, listeners } from '../effective/listeners.ts';
import type { Modifier } from '../effective/modifier.ts';
import { type Env, envOf } from '../env.ts';
import type { Fact, GameEvent, Proposal } from '../events/event.ts';
import { holds } from '../lang.ts';
import type { Replacement, ReplacingAbility } from '../language.ts';
import type { Ask } from '../ops/op.ts';
import { REPLACEMENTS } from '../replacements/registry.gen.ts';
import type { ReplacementDef } from '../replacements/replacement.ts';
import { type PlayerId, zoneName } from '../state/ids.ts';
import { controllerOf, lastKnown, liveObject, refOf } from '../state/objects.ts';
import { wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { eventDef } from './batch.ts';
import type { Answered, Follow, Frame, NodeState } from './frame.ts';
import { matches, usedUp, useKey } from './set-off.ts';

/** A replacement that could change a proposal. */
interface Candidate {
  readonly key: string;
  readonly ability: ReplacingAbility;
  readonly env: Env;
  readonly own: boolean;
  readonly since: number;
  readonly card: string;
  /** Under which key a use of it is counted, if it is limited. */
  readonly use?: string;
  /** The modifier that granted it, if its uses are counted. */
  readonly modifier?: Modifier;
}

/** A fact as the event that would happen, for those that look at it. */
const would = (tx: Tx, fact: Fact): GameEvent => {
  const def = eventDef(fact);
  return { ...(def.fill ? def.fill(tx, fact) : fact), batch: 0, n: 0 };
};

/** All replacements that apply to a proposal and have not yet, the moving object's own first, then by age. */
function candidates(tx: Tx, proposal: Proposal): Candidate[] {
  const { fact, applied = [] } = proposal;
  if (eventDef(fact).changes(tx, fact) !== true) return [];
  const found = [...listeners(tx, 'replace', fact.type), ...ownOnArrival(tx, fact)];
  if (found.length === 0 && tx.state.modifiers.length === 0) return [];
  const event = would(tx, fact);
  const all: Candidate[] = [];
  for (const listener of found) {
    const candidate = asCandidate(tx, listener, event);
    if (candidate && !applied.includes(candidate.key) && !all.some((c) => c.key === candidate.key)) all.push(candidate);
  }
  for (const candidate of ofPlayers(tx, event)) if (!applied.includes(candidate.key)) all.push(candidate);
  const own = all.filter((c) => c.own);
  return (own.length > 0 ? own : all).sort((a, b) => a.since - b.since);
}

function asCandidate(tx: Tx, { object, ref, live }: Listener, event: GameEvent): Candidate | null {
  const ability = live.ability as ReplacingAbility;
  const env = envOf(tx, { you: controllerOf(object), self: ref, event });
  if (matches(env, ability.instead.of) !== true || !holds(env, ability.while)) return null;
  if (usedUp(tx, ability, { ref, live })) return null;
  const modifier = grantedBy(tx, live.key);
  return {
    key: `${object.id}.${object.inc}.${live.key}`,
    ability,
    env,
    own: event.type === 'moved' && event.object.id === object.id,
    since: live.since ?? object.inc,
    card: object.card,
    ...(ability.limit ? { use: useKey(ref, live.key, ability.limit.per) } : {}),
    ...(modifier ? { modifier } : {}),
  };
}

const grantedBy = (tx: Tx, key: string): Modifier | undefined => {
  const id = /^granted:modifier:(\d+)\./.exec(key)?.[1];
  return id === undefined ? undefined : tx.state.modifiers.find((m) => m.id === Number(id));
};

/** What an object itself says about its arrival works already before it is there. */
function ownOnArrival(tx: Tx, fact: Fact): Listener[] {
  if (fact.type !== 'moved') return [];
  const object = liveObject(tx, fact.object);
  if (!object) return [];
  const zone = zoneName(fact.to);
  return effective(tx, object)
    .abilities.filter((live) => live.zones.includes(zone) && heardBy(live, 'replace').includes('moved'))
    .map((live) => ({ object, ref: refOf(object), live }));
}

/** Replacements that effects gave to players: "prevent the next 2 damage to you". */
function ofPlayers(tx: Tx, event: GameEvent): Candidate[] {
  return tx.state.modifiers.flatMap((modifier) => {
    if (!('refs' in modifier.affects)) return [];
    return modifier.affects.refs.flatMap((ref) => {
      if (ref.kind !== 'player') return [];
      return modifier.patches.flatMap((patch, i): Candidate[] => {
        if (patch.patch !== 'grant' || !('instead' in patch.ability)) return [];
        const env = envOf(tx, { you: ref.player, self: ref, event });
        if (matches(env, patch.ability.instead.of) !== true || !holds(env, patch.ability.while)) return [];
        const key = `player ${ref.player} ${modifier.id}.${i}`;
        return [
          { key, ability: patch.ability, env, own: false, since: modifier.since, card: modifier.card ?? '', modifier },
        ];
      });
    });
  });
}

/** Who decides about an event: the player it happens to, or the controller of what it happens to. */
function affected(tx: Tx, fact: Fact, fallback: PlayerId): PlayerId {
  const roles = eventDef(fact).roles(would(tx, fact));
  const object = roles.subject ? lastKnown(tx, roles.subject) : null;
  if (object) return controllerOf(object);
  return roles.subject?.kind === 'player' ? roles.subject.player : (roles.player ?? fallback);
}

/** Whether the order of replacements could matter: not where all are the same words of the same kind of card. */
const differ = (all: readonly Candidate[]): boolean => new Set(all.map((c) => JSON.stringify(c.ability))).size > 1;

export interface Replacing {
  readonly node: NodeState;
  /** A question that has to be answered before the next replacement. */
  readonly ask?: Ask;
}

/**
 * Replaces the proposals of a batch one by one, until nothing applies any more or something must be asked. `answers`
 * is the answer to the question that was asked last.
 */
export function replaceAll(
  tx: Tx,
  frame: Frame,
  start: NodeState,
  answers: readonly Answered[] | undefined,
): Replacing {
  const proposals = [...(start.proposals ?? [])];
  const follows: Follow[] = [...(start.follows ?? [])];
  let answer = answers;
  for (let i = 0; i < proposals.length; ) {
    const proposal = proposals[i] as Proposal;
    const found = proposal.decided ? [] : candidates(tx, proposal);
    if (found.length === 0) {
      proposals[i++] = { ...proposal, decided: true };
      continue;
    }
    const by = affected(tx, proposal.fact, frame.controller);
    const ask = question(tx, found, by);
    if (ask && !answer) return { node: { ...start, proposals, follows }, ask };
    const chosen = ask ? position(answer) : 0;
    answer = undefined;
    const candidate = found[chosen];
    if (!candidate) {
      // Declined: those that were offered are not asked about once more.
      const offered = found.slice(0, ask ? offeredBy(ask) : 1).map((c) => c.key);
      proposals[i] = { ...proposal, applied: [...(proposal.applied ?? []), ...offered] };
      continue;
    }
    const result = apply(candidate, proposal.fact);
    const applied = [...(proposal.applied ?? []), candidate.key];
    proposals.splice(i, 1, ...result.facts.map((fact) => ({ ...proposal, fact, applied })));
    if (result.spent && candidate.modifier?.left !== undefined)
      proposals.push({
        fact: { type: 'modifierEnded', modifier: candidate.modifier.id, spent: result.spent },
        decided: true,
      });
    if (candidate.use !== undefined) proposals.push({ fact: { type: 'used', key: candidate.use }, decided: true });
    if (result.also)
      follows.push({
        nodes: result.also,
        source: candidate.env.self,
        controller: candidate.env.you,
        event: would(tx, proposal.fact),
      });
  }
  return { node: { ...start, proposals, follows } };
}

function apply(candidate: Candidate, fact: Fact) {
  const { instead } = candidate.ability;
  // The pair fits: the replacement's own `replace` names its definition.
  const def = REPLACEMENTS[instead.replace] as unknown as ReplacementDef<Replacement>;
  return def.replace(candidate.env, fact, instead, candidate.modifier?.left);
}

/** What must be asked: which of several comes first, or whether an optional one is to apply. */
function question(tx: Tx, found: readonly Candidate[], affectedPlayer: PlayerId): Ask | null {
  const optional = found.every((c) => c.ability.optional);
  const several = found.length > 1 && tx.book.ruleset.questions?.replacementOrder === 'affected' && differ(found);
  const first = found[0] as Candidate;
  if (!several && !first.ability.optional) return null;
  const offered = several ? found : [first];
  const player = optional && !several ? first.env.you : affectedPlayer;
  const candidates = offered.map((c) => c.env.self ?? wordRef(c.card));
  return {
    purpose: several ? 'replacement-order' : 'replace',
    open: true,
    requests: [{ shape: 'select', player, candidates, min: optional ? 0 : 1, max: 1 }],
  };
}

const offeredBy = (ask: Ask): number => {
  const [request] = ask.requests;
  return request?.shape === 'select' ? request.candidates.length : 1;
};

/** Which of the offered ones was chosen; -1 for none. */
function position(answer: readonly Answered[] | undefined): number {
  const chosen = answer?.[0]?.answer;
  return (Array.isArray(chosen) && typeof chosen[0] === 'number' ? chosen[0] : null) ?? -1;
}
