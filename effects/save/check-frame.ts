/** Checks of pending effects and waiting triggers, each for itself. */
import type {
  Answered,
  Cause,
  Draft,
  Each,
  Frame,
  Instead,
  Level,
  Loop,
  NodeState,
  Origin,
  Pick,
  Program,
  Targeted,
  WaitingTrigger,
} from '../flow/frame.ts';
import { placeFound } from '../flow/origin.ts';
import type { Reason } from '../reason.ts';
import { answer, choiceId, window } from './check-choice.ts';
import { event, follow, proposal } from './check-event.ts';
import { action, frame as frameId, numbered, player, refs, result, results, source } from './check-refs.ts';
import {
  count,
  type Expect,
  isPlain,
  type Known,
  language,
  list,
  maybe,
  oneOf,
  record,
  text,
  union,
  whole,
  yes,
} from './plain-checks.ts';

type Stored = Exclude<Origin, { in: 'play' }>;
const place = { in: text, name: text, path: text };

/** Whether a list in the book holds nodes. A card without an effect has none, and that is an effect as well. */
function nodesProblem(program: Stored, { book }: Known): string | null {
  const { path } = program;
  const above = placeFound(book, { ...program, path: path === 'play.do' ? '' : path.slice(0, path.lastIndexOf('.')) });
  const nodes = placeFound(book, program) ?? (path.endsWith('.do') && isPlain(above) ? [] : null);
  const sound = Array.isArray(nodes) && nodes.every((node) => isPlain(node) && typeof node.op === 'string');
  return sound ? null : 'it leads to no nodes of the book';
}

const inBook = record<Stored>(place, nodesProblem);
const program = union('in', {
  card: inBook,
  keyword: inBook,
  rules: inBook,
  play: record<Extract<Program, { in: 'play' }>>({ in: text, nodes: language('effects') }),
} satisfies { readonly [I in Program['in']]: Expect });

const anywhere = record<Stored>(place);
export const origin = union('in', {
  card: anywhere,
  keyword: anywhere,
  rules: anywhere,
  play: record<Extract<Origin, { in: 'play' }>>({ in: text, ability: language('ability') }),
} satisfies { readonly [I in Origin['in']]: Expect });

const cause = record<Cause>({ frame: maybe(frameId), batch: maybe(numbered('batch')) });
const answered = list(record<Answered>({ player, result, answer }));

const each = record<Each>({ items: refs, k: count, as: text, outer: maybe(result) }, ({ items, k }) =>
  k < items.length ? null : '.k: it is past the end of the loop',
);
const loop = record<Loop>({ got: result, before: maybe(result), each: maybe(each) });
const inNode = record<{ readonly path: string }>({ path: text });
const made = record<{ readonly nodes: unknown }>({ nodes: language('effects') });
const level = record<Level>({
  list: (v, known) => (isPlain(v) && 'nodes' in v ? made : inNode)(v, known),
  at: count,
  loop: maybe(loop),
});

const reason = record<Reason>({ code: text, detail: maybe(text) });
const node = record<NodeState>({
  answers: maybe(answered),
  proposals: maybe(list(proposal)),
  none: maybe(reason),
  follows: maybe(list(follow)),
  pick: maybe(answered),
  child: maybe(frameId),
  action: maybe(text),
  rounds: maybe(result),
  instead: maybe(record<Instead>({ batch: numbered('batch'), kinds: list(text), got: result })),
});

const pick = record<Pick>({ name: text, result });
const draft = record<Draft>({
  action,
  window: maybe(window),
  ability: maybe(text),
  costs: maybe(list(language('cost'))),
  asked: maybe(choiceId),
  picks: list(pick),
});
const targeted = record<Targeted>({ as: text, from: language('selector'), by: player, refs });

export const frame = record<Frame>({
  id: frameId,
  scope: numbered('scope'),
  kind: oneOf('effect', 'trigger', 'play', 'settle', 'sweep', 'follow'),
  status: oneOf('draft', 'paying', 'targeting', 'stacked', 'starting', 'running'),
  program,
  cursor: list(level),
  results,
  source,
  controller: player,
  cause,
  origin: maybe(origin),
  if: maybe(language('condition')),
  targets: maybe(list(targeted)),
  draft: maybe(draft),
  node: maybe(node),
  event: maybe(event),
  applied: maybe(list(text)),
  after: maybe(program),
  fizzled: maybe(yes),
  copy: maybe(yes),
  parent: maybe(frameId),
  floor: maybe(whole(1)),
});

/** A trigger must lead to an ability that hears events: it is taken up as one. */
function triggerProblem({ origin: from }: WaitingTrigger, { book }: Known): string | null {
  const ability = from.in === 'play' ? from.ability : placeFound(book, from);
  return isPlain(ability) && 'on' in ability ? null : '.origin: it leads to no triggered ability of the book';
}

export const waiting = record<WaitingTrigger>(
  {
    id: numbered('frame'),
    scope: numbered('scope'),
    origin,
    source,
    controller: player,
    event,
    results,
    cause,
    ordered: maybe(yes),
    during: maybe(frameId),
  },
  triggerProblem,
);
