import { listWords, type Problem } from '../problem.ts';
import { isTable, type Table } from '../schema/branches.ts';
import { bearerOf } from './bearers.ts';
import type { Place } from './name-use.ts';
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
}

/** What a ruleset must have for a node to work, besides the names in it. */
export function opProblems(words: Vocabulary, node: Table, { zones = {} }: Op, at: Place): readonly Problem[] {
  const name = String(node.op);
  const path = [...at.path, 'op'];
  const { ruleset } = words;
  const expected = `one of: ${listWords([...words.names.zone])}`;
  const problems: Problem[] = Object.entries(zones).flatMap(([param, zone]) =>
    node[param] !== undefined || zone === undefined || words.names.zone.has(zone)
      ? []
      : [{ path, message: `"${name}" needs "${param}": the ruleset has no zone "${zone}".`, expected }],
  );
  if (name === 'damage' || name === 'heal' || name === 'fight') {
    const bearer = name === 'fight' ? 'object' : bearerOf(node.to, at.scope, at.about);
    const gauges = ruleset.damage ?? {};
    if (bearer ? !gauges[bearer] : !gauges.object && !gauges.player)
      problems.push({ path, message: `The ruleset does not say what damage to ${bearer ?? 'object'}s changes.` });
  }
  if (name === 'create' && node.card === undefined && node.like === undefined)
    problems.push({
      path: at.path,
      message: 'The op "create" lacks the key "card" or "like".',
      expected: 'what is made',
    });
  if (name === 'extraStep' && ruleset.phases.some((row) => row.step === node.step && row.extra !== true))
    problems.push({
      path: [...at.path, 'step'],
      message: `The step "${String(node.step)}" cannot be put in: its row in the phase table lacks "extra: true".`,
      expected: `one of: ${listWords(ruleset.phases.filter((row) => row.extra).map((row) => row.step))}`,
    });
  if (name === 'mode' && Array.isArray(node.modes))
    for (const [i, mode] of node.modes.entries())
      for (const key of ['targets', 'costs'])
        if (isTable(mode) && mode[key] !== undefined)
          problems.push({
            path: [...at.path, 'modes', i, key],
            at: 'key',
            message: `Modes have ${key} only where a card or ability is played: this node asks for none.`,
          });
  return problems;
}
