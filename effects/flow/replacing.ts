import { withKeys } from '../copy.ts';
import { effective } from '../effective/derive.ts';
import { amountOf } from '../events/amount.ts';
import type { Fact, Follow, Proposal } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import { hashOf } from '../hash.ts';
import type { Ask } from '../ops/op.ts';
import type { Reason } from '../reason.ts';
import type { Replaced } from '../replacements/replacement.ts';
import type { PlayerId } from '../state/ids.ts';
import { controllerOf, lastKnown, liveObject } from '../state/objects.ts';
import { type Ref, wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import type { Answered, Frame, NodeState } from './frame.ts';
import { type Candidate, candidates, would } from './replacement-candidates.ts';

/** Who decides about an event: the player it happens to, or the controller of what it happens to. */
function affected(tx: Tx, fact: Fact, fallback: PlayerId): PlayerId {
  const roles = eventDef(fact).roles(would(tx, fact));
  const object = roles.subject ? lastKnown(tx, roles.subject) : null;
  if (object) return controllerOf(object);
  return roles.subject?.kind === 'player' ? roles.subject.player : (roles.player ?? fallback);
}

/** Whether the order could matter: not where each would make the same of the event, in the same words. */
const differ = (all: readonly Candidate[], fact: Fact): boolean =>
  new Set(all.map((c) => hashOf([c.ability, apply(c, fact)]))).size > 1;

export interface Replacing {
  readonly proposals: readonly Proposal[];
  readonly follows: readonly Follow[];
  /** Why nothing is left of what was proposed. */
  readonly none: Reason | undefined;
  /** A question that has to be answered before the next replacement. */
  readonly ask?: Ask;
}

const NONE: readonly never[] = [];
const REPLACED: Reason = { code: 'replaced' };

/**
 * Replaces the proposals of a batch one by one, until nothing applies any more or something must be asked. `pick` is
 * the answer to the question that was asked last.
 */
export function replaceAll(
  tx: Tx,
  frame: Frame,
  { proposals: given = NONE, follows: before = NONE, none: why, pick }: NodeState,
): Replacing {
  // Most batches meet no replacement.
  if (given.every((p) => p.decided || isPlain(tx, p, given))) return { proposals: given, follows: before, none: why };
  const proposals = [...given];
  const follows = [...before];
  let none = why;
  let answer = pick;
  for (let i = 0; i < proposals.length; ) {
    const proposal = proposals[i] as Proposal;
    const left = proposal.decided ? proposal.fact : withoutImmune(tx, proposal.fact);
    if (!left) {
      none = { code: 'immune' };
      proposals.splice(i, 1);
      continue;
    }
    const present = withKeys(proposal, { fact: left });
    const found = proposal.decided ? NONE : candidates(tx, present, proposals);
    if (found.length === 0) {
      proposals[i++] = withKeys(present, { decided: true as const });
      continue;
    }
    const open = question(tx, present, found, frame.controller);
    if (open && !answer) {
      proposals[i] = present;
      return { proposals, follows, ask: open.ask, none };
    }
    const chosen = open ? position(answer) : 0;
    answer = undefined;
    if (open?.optional) {
      const { key } = open.optional;
      proposals[i] =
        chosen < 0
          ? withKeys(present, { applied: [...(present.applied ?? []), key] })
          : withKeys(present, { agreed: [...(present.agreed ?? []), key] });
      continue;
    }
    const candidate = found[Math.max(0, chosen)] as Candidate;
    const result = apply(candidate, present.fact);
    if (result.facts.length === 0) none = result.none ?? REPLACED;
    const becomes = replaced(tx, present, candidate, result);
    proposals.splice(i, 1, ...becomes.proposals);
    proposals.push(...spending(candidate, result));
    follows.push(...becomes.instead);
  }
  return { proposals, follows, none };
}

/**
 * What comes of a proposal. What is done besides belongs to what happens then, the first of it, and is not done if
 * that is prevented after all; where nothing happens any more it is done instead.
 */
function replaced(tx: Tx, proposal: Proposal, { key, env }: Candidate, { facts, also }: Replaced) {
  const applied = [...(proposal.applied ?? []), key];
  const { self: source, you: controller } = env;
  const besides = also ? [{ nodes: also, source, controller, event: would(tx, proposal.fact), applied }] : NONE;
  const { follows: before = NONE, ...rest } = proposal;
  const proposals = facts.map(
    (fact, k): Proposal =>
      withKeys(rest, k === 0 ? { fact, applied, follows: [...before, ...besides] } : { fact, applied }),
  );
  return { proposals, instead: facts.length === 0 ? besides : NONE };
}

const isPlain = (tx: Tx, proposal: Proposal, batch: readonly Proposal[]): boolean =>
  withoutImmune(tx, proposal.fact) === proposal.fact && candidates(tx, proposal, batch).length === 0;

/** What using it up is: part of the same batch. */
function spending(candidate: Candidate, { spent }: Replaced): Proposal[] {
  const facts: Fact[] = [];
  if (spent && candidate.modifier?.left !== undefined)
    facts.push({ type: 'modifierEnded', modifier: candidate.modifier.id, spent });
  if (candidate.use !== undefined) facts.push({ type: 'used', key: candidate.use });
  return facts.map((fact) => ({ fact, decided: true }));
}

/** The fact without those to whom it is forbidden; `null` when nobody is left. */
function withoutImmune(tx: Tx, fact: Fact): Fact | null {
  if (tx.state.modifiers.length === 0 && !tx.book.anyStatic) return fact;
  const immune = (ref: Ref): boolean => {
    const object = liveObject(tx, ref);
    return object !== null && effective(tx, object).forbidden.includes(fact.type);
  };
  const { without, roles } = eventDef(fact);
  if (without) return without(fact, immune);
  const { subject } = roles(fact);
  return subject && immune(subject) ? null : fact;
}

/** What one makes of a fact. Of what something begins with it is the amount that changes. */
function apply({ env, ability, left, begins }: Candidate, fact: Fact): Replaced {
  const { event } = env;
  if (begins === undefined || !event || !('with' in fact))
    return env.book.lang.replace(env, fact, ability.instead, left);
  const result = env.book.lang.replace(env, event, ability.instead, left);
  const by = result.facts.reduce((sum, counted) => sum + amountOf(counted), 0);
  return { ...result, facts: [{ ...fact, with: { ...fact.with, [begins]: by } }] };
}

interface Question {
  readonly ask: Ask;
  /** It is about whether this one is to apply. */
  readonly optional?: Candidate;
}

/** What must be asked: whether an optional one is to apply, by its controller; then which of several comes first. */
function question(tx: Tx, proposal: Proposal, found: readonly Candidate[], fallback: PlayerId): Question | null {
  const several = found.length > 1 && tx.book.ruleset.questions?.replacementOrder === 'affected';
  // Where they come in the order of their age only the first is asked about now.
  const optional = (several ? found : found.slice(0, 1)).find(
    (c) => c.ability.optional && !proposal.agreed?.includes(c.key),
  );
  if (optional) return { ask: askOf('replace', optional.env.you, [optional], 0), optional };
  if (!several || !differ(found, proposal.fact)) return null;
  return { ask: askOf('replacement-order', affected(tx, proposal.fact, fallback), found, 1) };
}

const askOf = (purpose: string, player: PlayerId, offered: readonly Candidate[], min: number): Ask => ({
  purpose,
  open: true,
  requests: [{ shape: 'select', player, candidates: offered.map((c) => c.env.self ?? wordRef(c.card)), min, max: 1 }],
});

/** Which of the offered ones was chosen; -1 for none. */
function position(answer: readonly Answered[] | undefined): number {
  const chosen = answer?.[0]?.answer;
  return Array.isArray(chosen) && typeof chosen[0] === 'number' ? chosen[0] : -1;
}
