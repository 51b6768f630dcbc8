/** Checks of open choices: what is asked, and who goes on with the answer. */
import type { Asker, Choice, Request, ShapeName } from '../choices/choice.ts';
import { CHOICE_DESCRIPTIONS } from '../choices/described.gen.ts';
import { isReason } from '../choices/reading.ts';
import { hasAnswer, readAnswer } from '../choices/shapes.ts';
import { frame, player, ref } from './check-refs.ts';
import {
  type Expect,
  type Fields,
  inside,
  list,
  maybe,
  member,
  nullable,
  oneOf,
  record,
  text,
  union,
  unionOf,
} from './plain-checks.ts';

/** A request of one shape, by what that says of it. */
function requestOf<S extends ShapeName>(shape: S): Expect {
  const { request: fields, agrees } = CHOICE_DESCRIPTIONS[shape]();
  return member({ shape: text, player }, { fields, agrees });
}

const request = unionOf('shape', CHOICE_DESCRIPTIONS, requestOf);

/** An answer, before it is held against its request: numbers, or lists of them. */
export const answer: Expect = (v, known) =>
  Array.isArray(v) ? list(nullable(answer))(v, known) : Number.isSafeInteger(v) ? null : 'expected an answer';

type InFrame = Extract<Asker, { frame: unknown }>;
const kind = text;
const inFrame = record<InFrame>({ kind: oneOf('node', 'replace', 'targets', 'draft', 'act'), frame });
const outside = record<Exclude<Asker, InFrame>>({ kind });
const asker = union('kind', {
  node: inFrame,
  replace: inFrame,
  targets: inFrame,
  draft: inFrame,
  act: inFrame,
  window: outside,
  priority: outside,
  pick: outside,
  place: outside,
} satisfies { readonly [K in Asker['kind']]: Expect });

/** The shape that an asker can do something with, where it is only one. */
const SHAPE_FOR: { readonly [K in Asker['kind']]?: Request['shape'] } = {
  replace: 'select',
  targets: 'select',
  act: 'act',
  window: 'act',
  priority: 'act',
  pick: 'select',
  place: 'arrange',
};

/** `"7"` or `"7.2"`, by a number that the counter gave. */
export const choiceId: Expect = (v, { counters }) => {
  const n = typeof v === 'string' ? /^(\d{1,15})(\.\d{1,6})?$/.exec(v)?.[1] : undefined;
  return n !== undefined && Number(n) <= (counters.choice ?? 0) ? null : 'expected the id of a choice';
};

/** Whether the answers that are in are legal, and one can still be given. */
function answersProblem({ requests, answers, asker: { kind: by } }: Choice): string | null {
  if (requests.length === 0 || answers.length !== requests.length)
    return '.answers: there must be one for each request';
  for (const [i, asked] of requests.entries()) {
    const wanted = SHAPE_FOR[by];
    if (wanted !== undefined && asked.shape !== wanted)
      return inside('requests', inside(i, `expected shape "${wanted}"`));
    const given = answers[i] ?? null;
    if (given === null ? !hasAnswer(asked) : isReason(readAnswer(asked, given)))
      return inside('answers', inside(i, given === null ? 'there is no legal one' : 'it is not legal'));
  }
  return null;
}

const fields: Fields<Choice> = {
  id: choiceId,
  asker,
  purpose: text,
  source: maybe(ref),
  order: oneOf('in-turn', 'secret'),
  requests: list(request),
  answers: list(nullable(answer)),
};

/** A choice, open or to be opened again. */
export const window = record<Choice>(fields, answersProblem);

export const choice = record<Choice>(fields, (c) => {
  const problem = answersProblem(c);
  if (problem !== null) return problem;
  return c.answers.includes(null) ? null : '.answers: all are in';
});
