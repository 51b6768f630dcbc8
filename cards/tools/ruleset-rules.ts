import type { TriggeredAbility } from '../../effects/language.ts';
import type { ActionDecl, FactDecls, PhaseRow, Ruleset, ZoneDecl } from '../../effects/ruleset.ts';
import { triggerDef } from '../../effects/triggers/registry.gen.ts';
import { type Path, type Problem, twice, unknownWord } from './problem.ts';

/** What must hold in a ruleset besides its names: what each part needs to be of any use to the engine. */
export function rulesetProblems(ruleset: Ruleset): readonly Problem[] {
  const { zones, deckZone } = ruleset;
  return [
    ...(Object.hasOwn(zones, deckZone) && zones[deckZone]?.of === 'match'
      ? [
          {
            path: ['deckZone'],
            message: `Each player needs a deck of his own, and the zone "${deckZone}" is one for all.`,
          },
        ]
      : []),
    ...Object.entries(zones).flatMap(([name, zone]) => cellProblems(zone, ['zones', name])),
    ...Object.entries(ruleset.facts).flatMap(([bearer, decls]) => initialProblems(decls, ['facts', bearer])),
    ...Object.entries(ruleset.actions).flatMap(([name, action]) => actionProblems(action, ['actions', name])),
    ...abilityProblems(ruleset.abilities ?? []),
    ...twice(ruleset.phases, (row) => row.step, 'step', ['phases']),
    ...ruleset.phases.flatMap((row, i) => edgeProblems(row, ['phases', i, 'next'])),
    ...turnDoubts(ruleset),
  ];
}

/** Where a fact begins must be within its bounds. */
const initialProblems = (decls: FactDecls['player'], path: Path): Problem[] =>
  Object.entries(decls).flatMap(([name, { initial = 0, min = Number.NEGATIVE_INFINITY, max }]) => {
    const most = typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
    if (min > most || (initial >= min && initial <= most)) return [];
    const message = `"${name}" begins at ${initial}, and that is outside of its bounds.`;
    return [{ path: [...path, name], message, expected: `an \`initial\` of ${initial < min ? min : most}` }];
  });

function cellProblems(zone: ZoneDecl, path: Path): Problem[] {
  const cells = zone.cells ?? [];
  const names = cells.map((cell) => cell.name);
  return [
    ...twice(cells, (cell) => cell.name, 'name', [...path, 'cells']),
    ...cells.flatMap(({ faces }, i) =>
      faces === undefined || names.includes(faces)
        ? []
        : [unknownWord([...path, 'cells', i, 'faces'], `The zone has no cell "${faces}".`, faces, names)],
    ),
  ];
}

/** The rules are in no zone, so that none can be where an ability of theirs works, and it has no bearer. */
const abilityProblems = (abilities: readonly TriggeredAbility[]): Problem[] =>
  abilities.flatMap(({ zones, on }, i): Problem[] => [
    ...(zones === undefined
      ? []
      : [
          {
            path: ['abilities', i, 'zones'],
            at: 'key' as const,
            message: 'An ability of the rules is in no zone: it works throughout the match.',
            expected: 'the key left out',
          },
        ]),
    ...(triggerDef(on).ownOnly?.(on)
      ? [
          {
            path: ['abilities', i, 'on'],
            message: `Without a subject "${on.on}" is about the bearer, and an ability of the rules has none: nothing sets it off.`,
            expected: 'a `subject`: `{}` for whatever it is about',
          },
        ]
      : []),
  ]);

/** Parts that an action of a kind would not use. */
const UNUSED: { readonly [K in ActionDecl['kind']]: readonly (keyof ActionDecl)[] } = {
  play: ['targets', 'do'],
  activate: ['targets', 'do'],
  rule: [],
  pass: ['costs', 'targets', 'do'],
};

function actionProblems(action: ActionDecl, path: Path): Problem[] {
  const { kind, from } = action;
  const unused = UNUSED[kind].filter((key) => action[key] !== undefined);
  const problems: Problem[] = unused.map((key) => ({
    path: [...path, key],
    at: 'key',
    message: `An action of the kind "${kind}" does not use "${key}".`,
    expected: 'the kind "rule", or the key left out',
  }));
  if ((kind === 'play' || kind === 'activate') && from === undefined)
    problems.push({
      path,
      message: `An action of the kind "${kind}" lacks the key "from".`,
      expected: 'from: a selector',
    });
  return problems;
}

/** Where several play and no edge ends a turn, the first of them plays on alone. */
function turnDoubts({ phases, players }: Ruleset): Problem[] {
  if (players.max < 2 || phases.some(({ next }) => next.some(({ turn }) => turn !== undefined))) return [];
  const message = 'No edge between steps begins another turn: the player who begins has all of them.';
  return [
    { path: ['phases'], at: 'key', level: 'warning', message, expected: '`turn: next` at the edge that ends a turn' },
  ];
}

/** Some edge must always be open, and the last one is looked at when no other was. */
function edgeProblems(row: PhaseRow, path: Path): Problem[] {
  const last = row.next.length - 1;
  if (row.next[last]?.when === undefined) return [];
  const message = `The last edge out of the step "${row.step}" has a condition: where it does not hold, nothing follows.`;
  return [{ path: [...path, last, 'when'], at: 'key', message, expected: 'a last edge without `when`' }];
}
