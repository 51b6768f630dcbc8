import type { Frame, Result } from '../../effects/flow/frame.ts';
import { nodesOf } from '../../effects/flow/origin.ts';
import { dueChecks } from '../../effects/flow/sweep.ts';
import { planOfDraft } from '../../effects/rules/drafts.ts';
import { planProgram } from '../../effects/rules/plan.ts';
import { chosenModes, planCosts } from '../../effects/rules/questions.ts';
import { handleOf } from '../../effects/rules/sight.ts';
import { type Causes, nameIn } from '../../effects/text/cause-words.ts';
import { reasonWords } from '../../effects/text/reason-words.ts';
import { type Position, type Ref, wordsFor } from '../../index.ts';
import type { FrameRecord, NamedRecord, StageRecord } from '../protocol/pending.ts';
import { nodesAhead, programOf } from './program.ts';

/** A pending effect, from the inside. */
export function frameRecord(at: Position, frame: Frame, causes: Causes): FrameRecord {
  const { id, kind, status, scope, controller, source, cause, parent, results, targets = [], after } = frame;
  const stage = stageOf(at, frame);
  const { program, at: reached, costs } = workOf(at, frame);
  const picks = frame.draft?.picks ?? [];
  return {
    id,
    kind,
    status,
    scope,
    controller,
    words: frameWords(at, frame, causes),
    ...(source ? { source: nameIn(at, source) } : {}),
    ...(source?.kind === 'object' ? { object: handleOf(source) } : {}),
    cause,
    ...(parent === undefined ? {} : { parent }),
    program,
    after: after ? nodesAhead(at, nodesOf(at.book, after), 'after') : [],
    ...(reached === null ? {} : { at: reached }),
    ...(stage ? { stage } : {}),
    costs,
    results: [
      ...Object.entries(results).map(([name, result]) => namedRecord(at, name, result)),
      ...picks.map(({ name, result }) => namedRecord(at, name, result)),
    ],
    targets: targets.map(({ as, refs }) => ({ name: as, words: refs.map((ref) => nameIn(at, ref)).join(', ') })),
    choices: at.state.choices.filter(({ asker }) => 'frame' in asker && asker.frame === id).map((choice) => choice.id),
  };
}

/** What a frame is of. A play that is put together is not one of the effects that have begun. */
export const frameWords = (at: Position, { id, draft, source }: Frame, causes: Causes): string =>
  draft ? [source ? nameIn(at, source) : '', draft.action].filter(Boolean).join(': ') : causes.of(at, { frame: id });

interface Work extends Pick<FrameRecord, 'program' | 'costs'> {
  readonly at: string | null;
}

/** What a frame does: of a play that is put together what it will do, of a sweep what its checks do. */
function workOf(at: Position, frame: Frame): Work {
  const known = planOfDraft(at, frame);
  if (known) {
    const { plan, draft } = known;
    const modes = chosenModes(plan, draft.picks).map(({ name }) => name);
    return {
      program: nodesAhead(at, nodesOf(at.book, planProgram(at, plan, modes))),
      at: null,
      costs: planCosts(plan, draft.picks).map((cost) => wordsFor(at.book, 'cost', cost)),
    };
  }
  if (frame.kind === 'sweep')
    return {
      program: dueChecks(at).flatMap(({ check }) => nodesAhead(at, check.do, check.name)),
      at: null,
      costs: [],
    };
  return { ...programOf(at, frame), costs: [] };
}

function stageOf({ state }: Position, { id, node, draft, status, fizzled }: Frame): StageRecord | null {
  if (draft && status === 'paying') return { is: 'paying', action: draft.action };
  if (draft) return { is: 'draft', action: draft.action, picks: draft.picks.map(({ name }) => name) };
  const above = state.frames.find((of) => of.parent === id || (of.kind === 'follow' && of.cause.frame === id));
  const child = node?.child ?? above?.id;
  if (child !== undefined) return { is: 'waits', frame: child };
  if (node?.none) return { is: 'idle', why: reasonWords(node.none) };
  if (node?.proposals) return { is: 'proposed', count: node.proposals.length };
  if (node?.answers) return { is: 'answered', count: node.answers.length };
  return fizzled ? { is: 'fizzled' } : null;
}

const namedRecord = (at: Position, name: string, result: Result): NamedRecord => ({
  name,
  words: resultWords(at, result),
});

function resultWords(at: Position, { refs, amount, shares, assigned, piles }: Result): string {
  const names = (list: readonly Ref[]): string => list.map((ref) => nameIn(at, ref)).join(', ');
  if (piles) return piles.map((pile) => `[${names(pile)}]`).join(' ');
  if (refs.length === 0) return `${amount}`;
  return refs
    .map((ref, i) => {
      const to = assigned?.[i];
      return [nameIn(at, ref), shares ? ` ${shares[i]}` : '', to ? ` → ${nameIn(at, to)}` : ''].join('');
    })
    .join(', ');
}
