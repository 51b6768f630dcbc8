import { FIGHT_STAT } from '../../../effects/ops/fight.op.ts';
import { listWords, type Problem, unknownWord } from '../problem.ts';
import { isTable, type Table } from '../schema/branches.ts';
import { bearerOf } from './bearers.ts';
import type { Place } from './name-use.ts';
import { severalProblem } from './several.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Why a node cannot be one of several that happen at the same time. */
export function batchProblem(node: Table, op: object, at: Place): Problem | undefined {
  const name = String(node.op);
  if (name === 'together')
    return {
      path: [...at.path, 'op'],
      message: 'All nodes here happen at the same time already.',
      expected: `what stands in this "${name}", here in its place`,
    };
  const why = 'expand' in op ? 'it decides what comes next' : 'ask' in op ? 'it asks a player' : undefined;
  if (why !== undefined)
    return {
      path: [...at.path, 'op'],
      message: `All nodes here happen at the same time, and "${name}" cannot: ${why}.`,
      expected: 'an op that asks nothing and is one step',
    };
  if (node.as === undefined) return undefined;
  return { path: [...at.path, 'as'], message: 'A node that happens together with others has no result of its own.' };
}

/** What the tools read of an op in particular. */
interface Op {
  readonly zones?: Readonly<Record<string, string | undefined>>;
  readonly single?: readonly string[];
}

/** What a ruleset must have for a node to work, besides the names in it. */
export function opProblems(
  words: Vocabulary,
  node: Table,
  { zones = {}, single = [] }: Op,
  at: Place,
): readonly Problem[] {
  const name = String(node.op);
  const path = [...at.path, 'op'];
  const expected = `one of: ${listWords([...words.names.zone])}`;
  const missing: Problem[] = Object.entries(zones).flatMap(([param, zone]) =>
    node[param] !== undefined || zone === undefined || words.names.zone.has(zone)
      ? []
      : [{ path, message: `"${name}" needs "${param}": the ruleset has no zone "${zone}".`, expected }],
  );
  const several = single.flatMap((param) => severalProblem(node[param], param, words.ruleset, at) ?? []);
  const own = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  return [...missing, ...several, ...(own ? own(node, words, at) : [])];
}

type Rule = (node: Table, words: Vocabulary, at: Place) => readonly Problem[];

const damageRule: Rule = ({ op, to }, { ruleset }, at) => {
  // Who fights is always an object.
  const bearer = op === 'fight' ? 'object' : bearerOf(to, at.scope, at.about);
  const gauges = ruleset.damage ?? {};
  if (bearer ? gauges[bearer] : gauges.object || gauges.player) return [];
  const message = `The ruleset does not say what damage to ${bearer ?? 'object'}s changes.`;
  return [{ path: [...at.path, 'op'], message }];
};

/** Where no stat is named, two fight by their attack. */
const fightRule: Rule = (node, { names, ruleset }, at) =>
  node.stat !== undefined || names.stat.has(FIGHT_STAT)
    ? []
    : [
        {
          path: [...at.path, 'op'],
          message: `"fight" needs "stat": the ruleset has no stat "${FIGHT_STAT}".`,
          expected: `one of: ${listWords(Object.keys(ruleset.stats))}`,
        },
      ];

/** What it is made of, or made into, is named or shown. */
const modelRule =
  (expected: string): Rule =>
  (node, _, at) =>
    node.card === undefined && node.like === undefined
      ? [{ path: at.path, message: `The op "${String(node.op)}" lacks the key "card" or "like".`, expected }]
      : [];

const stepRule: Rule = ({ step }, { ruleset: { phases } }, at) => {
  if (!phases.some((row) => row.step === step && row.extra !== true)) return [];
  const extra = phases.filter((row) => row.extra).map((row) => row.step);
  const message = `The step "${String(step)}" cannot be put in: its row in the phase table lacks "extra: true".`;
  const problem = { path: [...at.path, 'step'], message };
  return [extra.length === 0 ? problem : { ...problem, expected: `one of: ${listWords(extra)}` }];
};

const modesOf = ({ modes }: Table): readonly unknown[] => (Array.isArray(modes) ? modes : []);

const modesRule: Rule = (node, _, at) =>
  modesOf(node).flatMap((mode, i) =>
    ['targets', 'costs'].flatMap((key): Problem[] =>
      isTable(mode) && mode[key] !== undefined
        ? [
            {
              path: [...at.path, 'modes', i, key],
              at: 'key',
              message: `Modes have ${key} only where a card or ability is played: this node asks for none.`,
            },
          ]
        : [],
    ),
  );

/** A tie goes to one of the modes. */
const tieRule: Rule = (node, _, at) => {
  const { tie } = node;
  const names = modesOf(node).flatMap((mode) => (isTable(mode) && typeof mode.name === 'string' ? [mode.name] : []));
  if (typeof tie !== 'string' || names.includes(tie)) return [];
  return [unknownWord([...at.path, 'tie'], `None of the modes is named "${tie}".`, tie, names)];
};

/** That the fact is one of the first of the two is looked at where it is named; here it must be one of the other, too. */
const exchangeRule: Rule = ({ one, other, fact }, { names }, at) => {
  const [first, second] = [one, other].map((of) => bearerOf(of, at.scope, at.about));
  if (typeof fact !== 'string' || second === undefined || second === first || !names.fact.has(fact)) return [];
  if (names[`${second}Fact`].has(fact)) return [];
  return [
    { path: [...at.path, 'fact'], message: `"${fact}" is no fact of ${second}s, and the other one is of these.` },
  ];
};

const noteRule: Rule = ({ what, under }, _, at) =>
  under === undefined || what !== undefined
    ? []
    : [{ path: at.path, message: 'Nothing is noted without the key "what".', expected: 'what is noted' }];

/** What single ops need. */
const RULES: Readonly<Record<string, Rule>> = {
  create: modelRule('what is made'),
  damage: damageRule,
  exchange: exchangeRule,
  extraStep: stepRule,
  fight: (...given) => [...damageRule(...given), ...fightRule(...given)],
  heal: damageRule,
  mode: modesRule,
  remember: noteRule,
  transform: modelRule('what it becomes'),
  vote: (...given) => [...modesRule(...given), ...tieRule(...given)],
};
