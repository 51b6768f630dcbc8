import { withKeys } from '../copy.ts';
import { effective } from '../effective/derive.ts';
import type { Fact, Proposal } from '../events/event.ts';
import type { Replacement } from '../language.ts';
import type { Ask } from '../ops/op.ts';
import { REPLACEMENTS } from '../replacements/registry.gen.ts';
import type { ReplacementDef } from '../replacements/replacement.ts';
import type { PlayerId } from '../state/ids.ts';
import { controllerOf, lastKnown, liveObject } from '../state/objects.ts';
import { wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { eventDef } from './batch.ts';
import type { Answered, Follow, Frame, NodeState } from './frame.ts';
import { type Candidate, candidates, would } from './replacements.ts';

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
  readonly proposals: readonly Proposal[];
  readonly follows: readonly Follow[];
  /** A question that has to be answered before the next replacement. */
  readonly ask?: Ask;
}

const NONE: readonly never[] = [];

/**
 * Replaces the proposals of a batch one by one, until nothing applies any more or something must be asked. `pick` is
 * the answer to the question that was asked last.
 */
export function replaceAll(
  tx: Tx,
  frame: Frame,
  { proposals: given = NONE, follows: before = NONE, pick }: NodeState,
): Replacing {
  const open = given.filter((p) => p.decided || !isImmune(tx, p.fact, frame));
  // Most batches meet no replacement.
  if (!open.some((p) => !p.decided && candidates(tx, p).length > 0)) return { proposals: open, follows: before };
  const proposals = open;
  const follows = [...before];
  let answer = pick;
  for (let i = 0; i < proposals.length; ) {
    const proposal = proposals[i] as Proposal;
    const found = proposal.decided ? NONE : candidates(tx, proposal);
    if (found.length === 0) {
      proposals[i++] = withKeys(proposal, { decided: true as const });
      continue;
    }
    const by = affected(tx, proposal.fact, frame.controller);
    const ask = question(tx, found, by);
    if (ask && !answer) return { proposals, follows, ask };
    const chosen = ask ? position(answer) : 0;
    answer = undefined;
    const candidate = found[chosen];
    if (!candidate) {
      // Declined: those that were offered are not asked about once more.
      const offered = found.slice(0, ask ? offeredBy(ask) : 1).map((c) => c.key);
      proposals[i] = withKeys(proposal, { applied: [...(proposal.applied ?? []), ...offered] });
      continue;
    }
    const result = apply(candidate, proposal.fact);
    const applied = [...(proposal.applied ?? []), candidate.key];
    proposals.splice(i, 1, ...result.facts.map((fact) => withKeys(proposal, { fact, applied })));
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
  return { proposals, follows };
}

/** Whether what the event would happen to is forbidden to it; says so. */
function isImmune(tx: Tx, fact: Fact, frame: Frame): boolean {
  if (tx.state.modifiers.length === 0 && !tx.book.anyStatic) return false;
  const { subject } = eventDef(fact).roles(fact);
  const object = subject ? liveObject(tx, subject) : null;
  if (!object || !effective(tx, object).forbidden.includes(fact.type)) return false;
  tx.note(fact.type, { code: 'immune' }, frame.id);
  return true;
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
