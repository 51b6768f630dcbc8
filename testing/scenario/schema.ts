import type { JsonSchema } from '../../cards/tools/schema/json-schema.ts';
import type { ZoneDecl } from '../../effects/ruleset.ts';
import { REJECT_CODES } from './codes.ts';
import { SHOWS } from './format.ts';
import {
  about,
  CARD_DEFS,
  closed,
  def,
  flag,
  integer,
  type Known,
  listOf,
  natural,
  oneKey,
  oneOf,
  tableBy,
  text,
} from './leaves.ts';
import { HIDDEN } from './told.ts';
import { SPECTATOR } from './watch.ts';

/** Words that begin a step or a look, and so are no names of players. */
export const STEP_WORDS = ['expect', 'reject', 'cancel', 'leave'] as const;

const names = listOf(text);
const count = about('So many of them.', { type: 'integer', minimum: 1, maximum: 1000 });

const formDefs: Readonly<Record<string, JsonSchema>> = {
  answer: {
    title: 'answer',
    description:
      'An action (`play bear`), names for a selection (`[bear, bob/wolf]`), or a form: arrange, distribute, number, assign, pay.',
    anyOf: [
      ...(oneKey('answer', {
        arrange: about('Names for each pile, in order.', tableBy('table of piles', undefined, names)),
        distribute: about('An amount for each recipient.', tableBy('table of amounts', undefined, natural)),
        number: about('The number.', integer),
        assign: about('A target for each item.', tableBy('assignment', undefined, text)),
        pay: about('For each part, an amount from each source.', tableBy('payment', undefined, def('amounts'))),
      }).anyOf ?? []),
      text,
      names,
    ],
    'x-keys': ['arrange', 'distribute', 'number', 'assign', 'pay'],
  },
  amounts: tableBy('table of amounts', undefined, natural),
};

/** Zones by whose they are. */
const zonesOf = ({ ruleset }: Known, of: ZoneDecl['of']): readonly string[] | undefined =>
  ruleset && Object.keys(ruleset.zones).filter((zone) => ruleset.zones[zone]?.of === of);

const cellsOf = ({ ruleset }: Known): readonly string[] | undefined =>
  ruleset && [...new Set(Object.values(ruleset.zones).flatMap((zone) => (zone.cells ?? []).map((cell) => cell.name)))];

function placeDefs(known: Known): Readonly<Record<string, JsonSchema>> {
  const { ruleset } = known;
  const card = oneOf(known.cards);
  const placed = {
    card: about('Id of the card.', card),
    count,
    facts: about('Its facts: damage, counters, whether it is ready.', def('objectFacts')),
    cell: about('Name of the cell it is in.', oneOf(cellsOf(known))),
    owner: about('Where it is not the player whose zone it lies in.', oneOf(known.players)),
    token: about('It is a token.', flag),
    faceDown: about('It lies face down.', flag),
    attachedTo: about('Name of the object it is attached to.', text),
  };
  const shown = {
    ...placed,
    stats: about(
      'Its numbers as they are now.',
      tableBy('table of stats', ruleset && Object.keys(ruleset.stats), integer),
    ),
    keywords: about('All of its keywords, with the value where it is not 1: `poison 2`.', names),
    types: about('All of its types.', listOf(oneOf(ruleset && Object.keys(ruleset.types)))),
  };
  const entry = (title: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
    title,
    anyOf: [closed(title, properties, ['card']), card],
    'x-keys': ['card'],
  });
  return {
    objectFacts: tableBy('table of facts', ruleset && Object.keys(ruleset.facts.object), integer),
    playerFacts: tableBy('table of facts', ruleset && Object.keys(ruleset.facts.player), integer),
    placed: entry('card in a zone', placed),
    shown: entry('card in a zone', shown),
    seat: tableBy('player', zonesOf(known, 'player'), listOf(def('placed')), {
      facts: about('His facts: health, mana.', def('playerFacts')),
    }),
    sharedZones: tableBy('table of shared zones', zonesOf(known, 'match'), listOf(def('placed'))),
    tableLook: tableBy('player', zonesOf(known, 'player'), listOf(def('shown')), {
      facts: about('His facts: health, mana.', def('playerFacts')),
      out: about('Why he is out.', text),
    }),
    sharedLook: tableBy('table of shared zones', zonesOf(known, 'match'), listOf(def('shown'))),
  };
}

function lookDef(known: Known): JsonSchema {
  const { players, ruleset } = known;
  const list = (description: string): JsonSchema => about(description, names);
  return tableBy('look', players, def('tableLook'), {
    choice: about('Purpose of the open choice, or `none`.', text),
    player: about('Who is asked.', oneOf(players)),
    candidates: list('All that is offered; of a window its actions.'),
    ordered: about('Lists are in the order in which they are written.', flag),
    min: about('Least that may be taken; of a number, the least it can be.', integer),
    max: about('Most that may be taken; of a number, the most it can be.', integer),
    targets: list('What items may be assigned to.'),
    piles: list('Names of the piles.'),
    total: about('How much is distributed.', integer),
    parts: about('What is to be paid, by the name of the part.', def('amounts')),
    events: list('Exactly the events since the last input.'),
    some: list('Some of the events since the last input, in this order.'),
    pending: list(
      'Sources of the effects that wait, on the stack or, without one, of triggers; the last one resolves first.',
    ),
    step: about('The step that the turn is in.', oneOf(ruleset?.phases.map((row) => row.step))),
    active: about('Whose turn it is.', oneOf(players)),
    turn: about('Number of the turn.', natural),
    shared: about('Zones that belong to nobody.', def('sharedLook')),
    result: {
      title: 'result',
      description: 'Who has won and why, or `none`.',
      anyOf: [
        closed(
          'result',
          { winners: about('Who has won.', listOf(oneOf(players))), reason: about('Why, in a word.', text) },
          ['winners'],
        ),
        { type: 'string', enum: ['none'] },
      ],
      'x-keys': ['winners'],
    },
    seen: about(
      'What players, and a spectator, have been told and see.',
      tableBy('table of viewers', players && [...players, SPECTATOR], def('seenLook')),
    ),
  });
}

function seenDefs({ players, ruleset, cards }: Known): Readonly<Record<string, JsonSchema>> {
  const card = about('Id of the card, or `hidden`.', oneOf(cards && [...cards, HIDDEN]));
  const zones = (of: ZoneDecl['of']): JsonSchema =>
    tableBy('table of zones', zonesOf({ ruleset }, of), listOf(def('seenCard')));
  return {
    seenCard: {
      title: 'card in a zone',
      description: 'Its id, or `hidden` where its face is not seen.',
      anyOf: [closed('card in a zone', { card, count }, ['card']), card],
      'x-keys': ['card'],
    },
    seenTable: zones('player'),
    seenLook: tableBy('look', players, def('seenTable'), {
      events: about('Exactly what he was told since the last input.', names),
      some: about('Some of it, in this order.', names),
      unknown: about('Cards that nothing he has been shown so far has named.', listOf(oneOf(cards))),
      shared: about('What he sees in zones that belong to nobody.', zones('match')),
    }),
  };
}

function stepDefs({ players }: Known): Readonly<Record<string, JsonSchema>> {
  const player = oneOf(players);
  const answers = Object.fromEntries((players ?? []).map((name) => [name, def('answer')]));
  const cancel = about('Takes back a play that is not complete.', player);
  const step = {
    expect: about('What is to be seen.', def('look')),
    reject: about('An input that must be refused, and why.', def('reject')),
    cancel,
    leave: about('Leaves the match.', player),
  };
  const because = about('Why it must be refused.', oneOf(REJECT_CODES));
  if (!players)
    return {
      step: tableBy('step', undefined, def('answer'), step),
      reject: tableBy('rejection', undefined, def('answer'), { because, cancel }, ['because']),
    };
  return {
    step: oneKey('step', { ...step, ...answers }),
    reject: {
      title: 'rejection',
      anyOf: Object.entries({ cancel, ...answers }).map(([key, schema]) =>
        closed('rejection', { because, [key]: schema }, ['because', key]),
      ),
      'x-keys': ['cancel', ...players],
    },
  };
}

function scenarioDefs({ players, ruleset, cards: known }: Known): Readonly<Record<string, JsonSchema>> {
  const cards = about('Cards of its own, beside those of the ruleset.', listOf(def('card')));
  const name = about('Name of the ruleset in the registry.', text);
  const card = about('Id of the card that it is about.', oneOf(known));
  return {
    draw: closed(
      'draw',
      { label: about('What is drawn for.', text), value: about('What is drawn, counted from 0.', natural) },
      ['label', 'value'],
    ),
    setup: closed(
      'setup',
      {
        players: about('In turn order.', tableBy('table of players', players, def('seat'))),
        opening: about("The match begins as matches do, by the ruleset's own setup: only decks are given.", flag),
        shared: about('Zones that belong to nobody.', def('sharedZones')),
        active: about("Whose turn it is; the first player's when left out.", oneOf(players)),
        step: about('The step to begin with.', oneOf(ruleset?.phases.map((row) => row.step))),
        turn: about('Number of the turn; 1 when left out.', { type: 'integer', minimum: 1 }),
      },
      ['players'],
    ),
    scenario: closed(
      'scenario',
      {
        scenario: about('What it shows: its name in every report.', text),
        about: about('More about it, for readers.', text),
        ruleset: name,
        card,
        shows: about('Of that card: that it works, or that it does nothing where it must not.', oneOf(SHOWS)),
        cards,
        seed: about('Seed of the generator; 1 when left out.', integer),
        draws: about('Draws laid down in advance; all of them must be made.', listOf(def('draw'))),
        setup: about('The position before anything happens.', def('setup')),
        steps: about('What is done and seen, in order.', listOf(def('step'))),
        end: about('How it ends.', def('look')),
      },
      ['scenario', 'setup', 'end'],
    ),
    scenarioFile: closed(
      'scenario file',
      { ruleset: name, card, cards, scenarios: about('The scenarios.', { ...listOf(def('scenario')), minItems: 1 }) },
      ['scenarios'],
    ),
  };
}

/**
 * The JSON Schema of scenario files, plain JSON; of the names in them as many are checked as are known. Without any it
 * is the one that is written out for editors.
 */
export const scenarioSchema = (known: Known = {}): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'scenario file',
  anyOf: [def('scenario'), def('scenarioFile')],
  'x-keys': ['scenario', 'scenarios'],
  $defs: {
    ...CARD_DEFS,
    ...formDefs,
    ...placeDefs(known),
    look: lookDef(known),
    ...seenDefs(known),
    ...stepDefs(known),
    ...scenarioDefs(known),
  },
});
