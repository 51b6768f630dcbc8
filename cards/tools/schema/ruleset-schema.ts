import { Optional, type TSchema, Unsafe } from 'typebox';
import { POLICIES } from '../../../effects/flow/policies/policies.ts';
import type { Ability, Cost, Filter, Patch, TargetSpec, TriggeredAbility } from '../../../effects/language.ts';
import { LAYERS } from '../../../effects/patches/patch.ts';
import type * as R from '../../../effects/ruleset.ts';
import * as s from '../../../effects/schema.ts';
import { type JsonSchema, refTo } from './json-schema.ts';
import { nameOf, ref, tableOf, whole, word } from './leaves.ts';

const zone = nameOf('zone');
/** Of the four kinds of abilities the one that needs no bearer: what is of another kind is told so. */
const rulesAbility = Unsafe<TriggeredAbility>({
  title: 'ability of the rules',
  anyOf: [refTo('triggeredAbility')],
  'x-keys': ['on'],
} satisfies JsonSchema);
const costs = Optional(s.listOf<Cost>(s.cost));
const targets = Optional(s.listOf<TargetSpec>(s.targetSpec));
const layers = Optional(s.listOf<string>(s.oneOf(...LAYERS)));
const number = whole(-1_000_000);

const factDecl = (kind: 'playerFact' | 'objectFact'): TSchema =>
  s.paramsOf<R.FactDecl>()({
    initial: Optional(number),
    min: Optional(number),
    max: Optional(Unsafe<number | string>({ anyOf: [number, nameOf(kind)] })),
    life: Optional(s.oneOf('turn', 'stay', 'match')),
    silence: Optional(s.oneOf('clear', 'keep')),
    copy: Optional(s.oneOf('carry', 'drop')),
    hidden: Optional(s.flag),
  });

const gauge = (kind: 'playerFact' | 'objectFact') =>
  Optional(Unsafe<R.Gauge>(s.paramsOf<R.Gauge>()({ fact: nameOf(kind), by: Unsafe<1 | -1>({ enum: [1, -1] }) })));

const range = Unsafe<{ min: number; max: number }>(
  s.paramsOf<{ min: number; max: number }>()({ min: whole(1, 100), max: whole(1, 100) }),
);
const window = Unsafe<NonNullable<R.PhaseRow['window']>>(
  s.paramsOf<NonNullable<R.PhaseRow['window']>>()({
    who: s.selector,
    actions: s.listOf<string>(nameOf('action'), { minItems: 1 }),
  }),
);
const asking = Unsafe<NonNullable<R.Check['ask']>>(
  s.paramsOf<NonNullable<R.Check['ask']>>()({ by: s.selector, from: s.selector, count: s.natural, purpose: s.name }),
);
const damage = Unsafe<NonNullable<R.Ruleset['damage']>>(
  s.paramsOf<NonNullable<R.Ruleset['damage']>>()({ object: gauge('objectFact'), player: gauge('playerFact') }),
);
const facts = Unsafe<R.Ruleset['facts']>(
  s.paramsOf<R.Ruleset['facts']>()({
    player: tableOf(ref<R.FactDecl>('playerFactDecl')),
    object: tableOf(ref<R.FactDecl>('objectFactDecl')),
  }),
);

/** The definitions of what rulesets are made of, by name. */
export const RULESET_DEFS: Readonly<Record<string, TSchema>> = {
  zoneDecl: s.paramsOf<R.ZoneDecl>()({
    of: s.oneOf('player', 'match'),
    faces: s.oneOf('all', 'owner', 'none'),
    play: Optional(s.flag),
    cells: Optional(s.listOf<R.CellDecl>(ref<R.CellDecl>('cellDecl'))),
    capacity: Optional(whole(0)),
  }),
  cellDecl: s.paramsOf<R.CellDecl>()({
    name: word,
    capacity: Optional(whole(0)),
    tags: Optional(s.listOf<string>(word)),
    faces: Optional(nameOf('cell')),
  }),
  typeDecl: s.paramsOf<R.TypeDecl>()({ listens: s.listOf<string>(zone), play: Optional(ref<R.PlayDecl>('playDecl')) }),
  playDecl: s.paramsOf<R.PlayDecl>()({
    if: Optional(s.condition),
    costs,
    targets,
    to: zone,
    cell: Optional(nameOf('result')),
    after: Optional(s.effects),
  }),
  statDecl: s.paramsOf<R.StatDecl>()({ min: Optional(number), plus: Optional(nameOf('objectFact')) }),
  playerFactDecl: factDecl('playerFact'),
  objectFactDecl: factDecl('objectFact'),
  keywordDecl: s.paramsOf<R.Keyword>()({
    abilities: Optional(s.listOf<Ability>(s.ability)),
    patches: Optional(s.listOf<Patch>(s.patch)),
    adds: Optional(s.flag),
    words: s.text,
  }),
  actionDecl: s.paramsOf<R.ActionDecl>()({
    kind: s.oneOf('play', 'activate', 'rule', 'pass'),
    from: Optional(s.selector),
    if: Optional(s.condition),
    costs,
    targets,
    do: Optional(s.effects),
    closes: Optional(s.flag),
  }),
  phaseRow: s.paramsOf<R.PhaseRow>()({
    step: word,
    enter: Optional(s.effects),
    window: Optional(window),
    next: s.listOf<R.Edge>(ref<R.Edge>('edge'), { minItems: 1 }),
    extra: Optional(s.flag),
  }),
  edge: s.paramsOf<R.Edge>()({ when: Optional(s.condition), to: nameOf('step'), turn: Optional(s.oneOf('next')) }),
  check: s.paramsOf<R.Check>()({ name: s.name, find: s.selector, ask: Optional(asking), do: s.effects }),
  questions: s.paramsOf<R.Questions>()({
    leaversSeeEachOther: Optional(s.flag),
    triggerOrder: Optional(s.oneOf('controller', 'active')),
    replacementOrder: Optional(s.oneOf('affected', 'timestamp')),
    shuffle: Optional(ref<R.ShufflePolicy>('shufflePolicy')),
    loop: Optional(s.oneOf('draw', 'active-loses')),
    ifTested: Optional(s.oneOf('both', 'resolution')),
    dependent: layers,
  }),
  shufflePolicy: s.paramsOf<R.ShufflePolicy>()({ wanted: ref<Filter>('filter'), within: whole(1, 1000) }),
  deckRules: s.paramsOf<R.DeckRules>()({
    min: whole(0, 1000),
    max: whole(1, 1000),
    copies: whole(1, 1000),
    where: Optional(ref<Filter>('filter')),
  }),
  ruleset: s.paramsOf<R.Ruleset>()({
    name: word,
    version: s.name,
    players: range,
    policy: Unsafe<R.PolicyName>({ enum: Object.keys(POLICIES) }),
    zones: tableOf(ref<R.ZoneDecl>('zoneDecl')),
    types: tableOf(ref<R.TypeDecl>('typeDecl')),
    stats: tableOf(ref<R.StatDecl>('statDecl')),
    facts,
    damage: Optional(damage),
    emptyDraw: Optional(nameOf('playerFact')),
    keywords: tableOf(ref<R.Keyword>('keywordDecl')),
    actions: tableOf(ref<R.ActionDecl>('actionDecl')),
    phases: s.listOf<R.PhaseRow>(ref<R.PhaseRow>('phaseRow'), { minItems: 1 }),
    checks: s.listOf<R.Check>(ref<R.Check>('check')),
    abilities: Optional(s.listOf<TriggeredAbility>(rulesAbility)),
    setup: s.effects,
    deckZone: zone,
    layers,
    questions: Optional(ref<R.Questions>('questions')),
    deck: Optional(ref<R.DeckRules>('deckRules')),
  }),
};
