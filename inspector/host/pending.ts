import type { Frame, Level, Result, WaitingTrigger } from '../../effects/flow/frame.ts';
import { next } from '../../effects/flow/next.ts';
import { nodesOf } from '../../effects/flow/origin.ts';
import { POLICIES } from '../../effects/flow/policies/policies.ts';
import { runnable, topFrame } from '../../effects/flow/scope.ts';
import type { Effect } from '../../effects/language.ts';
import { type Causes, nameIn, triggerWords } from '../../effects/text/cause-words.ts';
import { reasonWords } from '../../effects/text/reason-words.ts';
import { type Position, wordsFor } from '../../index.ts';
import type { FrameRecord, NodeRecord, PendingRecord, WaitingRecord } from '../protocol/pending.ts';

/** What is pending, from the inside. */
export function pendingOf(at: Position, causes: Causes): PendingRecord {
  const { state, book } = at;
  const { policy } = book.ruleset;
  const row = next(at);
  causes.learn(state.frames);
  return {
    policy,
    rows: POLICIES[policy].rows,
    next: row,
    goes: goesWords(at, row),
    frames: state.frames.map((frame) => frameRecord(at, frame, causes)),
    waiting: state.waiting.map((trigger) => waitingRecord(at, trigger)),
    delayed: state.delayed.map(({ id, nodes, duration, source }) => ({
      id,
      words: `${source ? `${nameIn(at, source)}: ` : ''}${nodes.map((node) => wordsFor(book, 'effect', node)).join(' ')}`,
      until: duration.until,
    })),
  };
}

/** Where the next step goes, for people. */
function goesWords(at: Position, row: ReturnType<typeof next>): string {
  const { state } = at;
  switch (row) {
    case 'over':
      return `the match is over: ${state.result?.reason ?? ''}`;
    case 'ask': {
      const waits = state.choices.map(({ id, purpose, asker }) => {
        const frame = 'frame' in asker ? `effect ${asker.frame}` : `the ${asker.kind}`;
        return `choice ${id} (${purpose}) is answered; then ${frame} goes on`;
      });
      return `nowhere before ${waits.join('; ')}`;
    }
    case 'resolve':
      return `effect ${runnable(at)?.id ?? ''} takes its next step`;
    case 'take':
    case 'pick':
    case 'place':
      return `waiting triggers are taken up: ${state.waiting.length}`;
    default:
      return topFrame(at) ? `${row}, below effect ${topFrame(at)?.id}` : row;
  }
}

function frameRecord(at: Position, frame: Frame, causes: Causes): FrameRecord {
  const { book, state } = at;
  const { id, kind, status, scope, controller, source, cause, cursor, results, targets = [] } = frame;
  const reached = pathOf(cursor);
  const stage = stageOf(frame);
  return {
    id,
    kind,
    status,
    scope,
    controller,
    words: causes.of(at, { frame: id }),
    ...(source ? { source: nameIn(at, source) } : {}),
    cause,
    program: nodeRecords(at, nodesOf(book, frame.program), '', cursor),
    ...(reached === null ? {} : { at: reached }),
    ...(stage === null ? {} : { stage }),
    results: Object.entries(results).map(([name, result]) => ({ name, words: resultWords(at, result) })),
    targets: targets.map(({ as, refs }) => ({ name: as, words: refs.map((ref) => nameIn(at, ref)).join(', ') })),
    choices: state.choices.filter(({ asker }) => 'frame' in asker && asker.frame === id).map((choice) => choice.id),
  };
}

/** The step within a level's path: where its list is in the node above, and the place in it. */
const levelPath = ({ list, at }: Level): string =>
  'nodes' in list ? `made.${at}` : `${list.path === '' ? '' : `${list.path}.`}${at}`;

const pathOf = (cursor: readonly Level[]): string | null =>
  cursor.length === 0 ? null : cursor.map(levelPath).join('.');

function stageOf({ node, draft, fizzled }: Frame): string | null {
  if (fizzled) return 'fizzled';
  if (draft) return `draft of ${draft.action}: ${draft.picks.map(({ name }) => name).join(', ') || 'no pick yet'}`;
  if (!node) return null;
  if (node.none) return `nothing to do: ${reasonWords(node.none)}`;
  if (node.child !== undefined) return `waits for effect ${node.child}`;
  if (node.proposals) return 'proposed';
  return node.answers ? 'answered' : null;
}

const resultWords = (at: Position, { refs, amount, shares }: Result): string => {
  const names = refs.map((ref, i) => `${nameIn(at, ref)}${shares ? ` ${shares[i]}` : ''}`);
  return names.length > 0 ? names.join(', ') : `${amount}`;
};

/** Nodes with what lies within them; of the way that the cursor went also the lists that ops have made. */
function nodeRecords(
  at: Position,
  nodes: readonly Effect[],
  prefix: string,
  way: readonly Level[],
): readonly NodeRecord[] {
  const [here, below] = way;
  return nodes.map((node, i): NodeRecord => {
    const path = prefix === '' ? `${i}` : `${prefix}.${i}`;
    const on = here?.at === i ? way.slice(1) : [];
    const made =
      on.length > 0 && below && 'nodes' in below.list ? nodeRecords(at, below.list.nodes, `${path}.made`, on) : [];
    const { as: _, ...said } = node;
    return {
      path,
      op: node.op,
      words: wordsFor(at.book, 'effect', said),
      within: [...listsIn(at, node, path, on), ...made],
    };
  });
}

const isNode = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'string';

/** All lists of nodes within a value. */
function listsIn(at: Position, value: object, prefix: string, way: readonly Level[]): readonly NodeRecord[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): readonly NodeRecord[] => {
    const path = `${prefix}.${key}`;
    if (typeof part !== 'object' || part === null) return [];
    return Array.isArray(part) && part.length > 0 && part.every(isNode)
      ? nodeRecords(at, part, path, way)
      : listsIn(at, part, path, way);
  });
}

const waitingRecord = (at: Position, trigger: WaitingTrigger): WaitingRecord => ({
  id: trigger.id,
  words: triggerWords(at, trigger),
  controller: trigger.controller,
  batch: trigger.event.batch,
});
