import type { Request } from '../choices/choice.ts';
import { withEntry, withKeys } from '../copy.ts';
import { effective } from '../effective/derive.ts';
import type { Env } from '../env.ts';
import { count, onePlayer, select, test } from '../evaluators.ts';
import type { TargetSpec } from '../language.ts';
import { memoOf } from '../memo.ts';
import { constrained, constraintsOpen } from '../ops/constraints.ts';
import type { Ask } from '../ops/op.ts';
import { bounds, isOpen, selectRequest } from '../ops/requests.ts';
import { isPersonal } from '../personal.ts';
import type { PlayerId } from '../state/ids.ts';
import { controllerOf, liveObject } from '../state/objects.ts';
import { hasRef, type Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { openChoice } from './asking.ts';
import { finishFrame } from './finish.ts';
import { copyFrame, type Frame, type Targeted } from './frame.ts';
import { abilityOf } from './origin.ts';
import { resultOf } from './results.ts';
import { frameEnv, readyStatus, usesStack } from './scope.ts';

/** What may be chosen for a target: what the selector gives, without what opponents may not choose. */
function targetCandidates(env: Env, from: TargetSpec['from'], chooser: PlayerId): readonly Ref[] {
  return select(env, from).filter((ref) => {
    const object = liveObject(env, ref);
    return !object || controllerOf(object) === chooser || !effective(env, object).forbidden.includes('target');
  });
}

/** Whether a target is the same for every source of a player: it speaks of nothing but the table. */
function sameForAll(env: Env, spec: TargetSpec): boolean {
  for (const _ in env.results) return false;
  let own = personal.get(spec);
  if (own === undefined) {
    own = isPersonal(spec);
    personal.set(spec, own);
  }
  return !own;
}

const personal = new WeakMap<TargetSpec, boolean>();

/** The question for one target; `null` if there are too few candidates. A hundred attackers look at it once. */
export function targetAsk(env: Env, spec: TargetSpec): Ask | null {
  if (!sameForAll(env, spec)) return makeTargetAsk(env, spec);
  const memo = memoOf(env);
  memo.targets ??= new Map();
  const byPlayer = memo.targets.get(spec) ?? [];
  const known = byPlayer[env.you];
  if (known !== undefined) return known;
  const ask = makeTargetAsk(env, spec);
  byPlayer[env.you] = ask;
  memo.targets.set(spec, byPlayer);
  return ask;
}

/** Whether it is open is worked out only when that matters: most are made just to see what could be played. */
class TargetAsk implements Ask {
  readonly purpose = 'target';
  readonly requests: readonly Request[];
  private readonly env: Env;
  private readonly spec: TargetSpec;

  constructor(env: Env, spec: TargetSpec, request: Request) {
    this.env = env;
    this.spec = spec;
    this.requests = [request];
  }

  get open(): boolean {
    const { from, min, max } = this.spec;
    return isOpen(this.env, from, min, max) && constraintsOpen(this.env, this.spec, from);
  }
}

function makeTargetAsk(env: Env, spec: TargetSpec): Ask | null {
  const player = onePlayer(env, spec.by);
  const found = targetCandidates(env, spec.from, player);
  const min = count(env, spec.min ?? 1);
  const wanted = bounds(env, min, spec.max, Math.max(1, min));
  if (found.length < wanted.min) return null;
  const from = constraintsOpen(env, spec, spec.from) ? spec.from : undefined;
  const request = selectRequest(env, player, { refs: found, from }, wanted);
  const asked = constrained(env, request, spec);
  return 'min' in asked && asked.min < wanted.min ? null : new TargetAsk(env, spec, asked);
}

/** Whether the condition of an effect still holds; where it does not, the effect is over. */
function stillHolds(tx: Tx, frame: Frame): boolean {
  const verdict = frame.if === undefined ? true : test(frameEnv(tx, frame), frame.if);
  if (verdict === true) return true;
  tx.note('if', verdict, frame.id);
  finishFrame(tx, frame, 'fizzled');
  return false;
}

/** Chooses the next target of a trigger that is being put where it waits. Without a legal one it goes no further. */
export function stepTargets(tx: Tx, frame: Frame): void {
  // Without a stack it resolves as soon as they are chosen: nobody is asked in vain.
  if (!usesStack(tx) && !stillHolds(tx, frame)) return;
  const ability = frame.origin && abilityOf(tx.book, frame.origin);
  const specs = ability && 'targets' in ability ? (ability.targets ?? []) : [];
  const chosen = frame.targets ?? [];
  const spec = specs[chosen.length];
  if (!spec) {
    tx.setFrame({ ...frame, status: readyStatus(tx) });
    return;
  }
  const ask = targetAsk(frameEnv(tx, frame), spec);
  if (!ask) {
    tx.note('target', { code: 'no-target', detail: spec.as }, frame.id);
    return finishFrame(tx, frame, 'fizzled');
  }
  const answers = openChoice(tx, { kind: 'targets', frame: frame.id }, ask, { source: frame.source });
  if (answers)
    tx.setFrame(
      withTarget(
        tx,
        frame,
        spec,
        answers.flatMap((a) => a.result.refs),
      ),
    );
}

function withTarget(tx: Tx, frame: Frame, spec: TargetSpec, refs: readonly Ref[]): Frame {
  const by = onePlayer(frameEnv(tx, frame), spec.by);
  const targeted: Targeted = { as: spec.as, from: spec.from, by, refs };
  return withKeys(frame, {
    targets: [...(frame.targets ?? []), targeted],
    results: withEntry(frame.results, spec.as, resultOf(refs)),
  });
}

/**
 * Looks once more before an effect resolves: first its condition, then its targets. Those that became illegal are
 * left out; if none is left of those that were chosen, nothing of it happens.
 */
export function startFrame(tx: Tx, frame: Frame): Frame | null {
  if (!stillHolds(tx, frame)) return null;
  const env = frameEnv(tx, frame);
  const targets = (frame.targets ?? []).map((t) => {
    const legal = targetCandidates(env, t.from, t.by);
    return { ...t, refs: t.refs.filter((ref) => hasRef(legal, ref)) };
  });
  const before = (frame.targets ?? []).reduce((n, t) => n + t.refs.length, 0);
  const left = targets.reduce((n, t) => n + t.refs.length, 0);
  if (before > 0 && left === 0) {
    tx.note('target', { code: 'fizzled', detail: 'no legal target is left' }, frame.id);
    finishFrame(tx, frame, 'fizzled');
    return null;
  }
  const started = copyFrame(frame, frame.node);
  started.status = 'running';
  for (const t of targets) started.results = withEntry(started.results, t.as, resultOf(t.refs));
  tx.setFrame(started);
  return started;
}

/** The answer to a trigger's target question. */
export function stepTargetAnswer(tx: Tx, frame: Frame, refs: readonly Ref[]): void {
  const ability = frame.origin && abilityOf(tx.book, frame.origin);
  const spec = ability && 'targets' in ability ? ability.targets?.[(frame.targets ?? []).length] : undefined;
  if (spec) tx.setFrame(withTarget(tx, frame, spec, refs));
}
