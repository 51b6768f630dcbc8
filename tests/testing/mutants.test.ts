import { describe, expect, it } from 'vitest';
import type { CardData } from '../../effects/card-data.ts';
import { mutantsOf } from '../../testing/coverage/mutants.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { unit } from '../rulesets/parts.ts';
import { REGISTRY } from './registry.ts';

const words = (more: Partial<CardData>): readonly string[] =>
  mutantsOf(unit('a', 1, 1, 1, more), arena.ruleset).map((mutant) => mutant.words);

/** Of an ability that draws a card, besides that it and its draw are left out. */
const ofAbility = (more: object): readonly string[] =>
  words({ abilities: [{ action: 'use', do: [{ op: 'draw' }], ...more } as never] }).filter(
    (w) => w !== 'without abilities.0' && w !== 'without abilities.0.do.0 (draw)',
  );

/** Of a play that does one thing, besides that it is left out. */
const ofPlay = (op: object): readonly string[] =>
  words({ play: { do: [op as never] } }).filter((w) => !/^without play\.do\.0 \(\w+\)$/.test(w));

describe('of a card are made, to be told from it', () => {
  it('all that lack one of its parts', () => {
    const draw = { op: 'draw' } as const;
    const boost = { patch: 'addStat', stat: 'attack', by: 1 } as const;
    expect(
      words({
        abilities: [{ affects: 'self', patches: [boost, { patch: 'addKeyword', keyword: 'guard' }] }],
        play: {
          amounts: [{ as: 'x', max: 3 }],
          modes: [
            { name: 'one', do: [draw] },
            { name: 'two', costs: [{ cost: 'fact', fact: 'ready', by: -1 }], do: [] },
          ],
          costs: [{ cost: 'either', of: { none: [], more: [{ cost: 'resource', resource: 'mana', amount: 1 }] } }],
          do: [
            { op: 'may', do: [draw], else: [{ op: 'heal', to: { select: 'union', of: ['you', 'self'] }, amount: 1 }] },
          ],
        },
      }),
    ).toEqual([
      'without abilities.0',
      'without abilities.0.patches.0 (addStat)',
      'without abilities.0.patches.1 (addKeyword)',
      'without play.amounts.0 (x)',
      'without play.modes.0 (one)',
      'without play.modes.1 (two)',
      'without play.modes.0.do.0 (draw)',
      'without play.modes.1.costs.0 (fact)',
      'without play.costs.0 (either)',
      'without play.costs.0.of.none',
      'without play.costs.0.of.more',
      'without play.costs.0.of.more.0 (resource)',
      'without play.do.0 (may)',
      'without play.do.0.do.0 (draw)',
      'without play.do.0.else.0 (heal)',
      'without play.do.0.else.0.to.of.0',
      'without play.do.0.else.0.to.of.1',
    ]);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['a limit', { limit: { per: 'turn', times: 1 } }, ['without "limit: {per: turn, times: 1}" of abilities.0']],
    [
      'a condition',
      { if: { test: 'compare', left: 1, is: '<', right: 2 } },
      ['where abilities.0.if (compare) always holds'],
    ],
    [
      'each of several conditions',
      {
        if: {
          test: 'all',
          of: [
            { test: 'turn', whose: 'you', number: 2 },
            { test: 'any', of: [{ test: 'said', in: 'it', word: 'a' }] },
            { test: 'exists', of: 'them', min: 1, max: 2 },
            { test: 'exists', of: 'them', min: 1 },
          ],
        },
      },
      [
        'without "whose: you" of abilities.0.if.of.0',
        'without "number: 2" of abilities.0.if.of.0',
        'without abilities.0.if.of.1.of.0',
        'where abilities.0.if.of.1.of.0 (said) always holds',
        'without "min: 1" of abilities.0.if.of.2',
        'without "max: 2" of abilities.0.if.of.2',
        'where abilities.0.if.of.3 (exists) always holds',
      ],
    ],
    [
      'each field and bound of a filter',
      {
        if: {
          test: 'fits',
          of: 'self',
          where: {
            type: 'unit',
            controller: 'you',
            stats: { attack: { min: 1, max: 2 }, cost: { max: 3 } },
            not: { tag: 'x' },
            any: [{ tag: 'y' }],
            cell: { named: 'left', tag: 'front' },
            if: { test: 'same', one: 'self', other: 'it' },
          },
        },
      },
      [
        'without abilities.0.if.where.any.0',
        'without "type: unit" of abilities.0.if.where',
        'without "controller: you" of abilities.0.if.where',
        'without "min: 1" of abilities.0.if.where.stats.attack',
        'without "max: 2" of abilities.0.if.where.stats.attack',
        'without "max: 3" of abilities.0.if.where.stats.cost',
        'without "not: {tag: x}" of abilities.0.if.where',
        'without "named: left" of abilities.0.if.where.cell',
        'without "tag: front" of abilities.0.if.where.cell',
        'without "tag: x" of abilities.0.if.where.not',
        'without "tag: y" of abilities.0.if.where.any.0',
        'where abilities.0.if.where.if (same) always holds',
      ],
    ],
    [
      'how many targets there are, and what holds of them together',
      {
        targets: [
          { as: 't', from: 'them', min: 2, same: 'owner' },
          { as: 'u', from: 'them', min: 0, max: 1 },
        ],
      },
      [
        'without abilities.0.targets.0 (t)',
        'without abilities.0.targets.1 (u)',
        'without "same: owner" of abilities.0.targets.0',
        'with "min: 1" in abilities.0.targets.0',
        'with "max: 3" in abilities.0.targets.0',
        'with "max: 2" in abilities.0.targets.1',
      ],
    ],
  ])('what is without %s', (_, more, made) => {
    expect(ofAbility(more)).toEqual(made);
  });

  it.each<readonly [string, object, readonly string[]]>([
    [
      'a trigger about the card itself',
      { on: { on: 'entered', how: ['play'] } },
      ['without "how: [play]" of abilities.0.on', 'with "subject: {}" in abilities.0.on'],
    ],
    [
      'a trigger about others',
      { on: { on: 'attached', subject: { type: 'unit' }, other: true, as: 'bearer' }, once: true },
      [
        'without "once: true" of abilities.0',
        'with all zones as "zones" of abilities.0',
        'without "other: true" of abilities.0.on',
        'without "type: unit" of abilities.0.on.subject',
      ],
    ],
    [
      'whose turn it is',
      { on: { on: 'began', step: 'start', whose: 'you' } },
      ['with all zones as "zones" of abilities.0', 'without "whose: you" of abilities.0.on'],
    ],
    [
      'a replacement',
      { instead: { replace: 'prevent', of: { on: 'damaged', battle: false }, amount: 2 } },
      [
        'without "amount: 2" of abilities.0.instead',
        'without "battle: false" of abilities.0.instead.of',
        'with "subject: {}" in abilities.0.instead.of',
      ],
    ],
    [
      'what is changed in a zone',
      { affects: { select: 'objects', in: ['board'], of: 'you', other: true }, patches: [] },
      [
        'with all zones as "zones" of abilities.0',
        'without "other: true" of abilities.0.affects',
        'without "of: you" of abilities.0.affects',
        'with all zones as "in" of abilities.0.affects',
      ],
    ],
    ['what is changed of the card itself', { affects: 'self', patches: [] }, []],
  ])('what is wider in %s', (_, ability, made) => {
    expect(words({ abilities: [{ do: [], ...ability } as never] }).slice(1)).toEqual(made);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['choosing', { op: 'choose', from: 'them', max: 2 }, ['with "min: 1" in play.do.0', 'with "max: 3" in play.do.0']],
    [
      'choosing as many as something comes to',
      { op: 'choose', from: 'them', max: { amount: 'count', of: 'them' }, different: 'name' },
      ['without "different: name" of play.do.0'],
    ],
    [
      'what ends',
      { op: 'modify', what: 'self', patches: [], until: { until: 'turn-end' }, uses: 2 },
      ['without "uses: 2" of play.do.0', 'with "until: {until: match}" in play.do.0'],
    ],
    [
      'what waits for a while',
      { op: 'later', on: { on: 'began', step: 'end', whose: 'all' }, do: [], until: { until: 'turn-end' } },
      ['with "until: {until: match}" in play.do.0'],
    ],
    ['what lasts', { op: 'modify', what: 'self', patches: [], until: { until: 'stay' } }, []],
    [
      'the most of some',
      { op: 'destroy', what: { select: 'most', of: { select: 'among', of: 'them', except: 'it' }, by: 1 } },
      ['with all of play.do.0.what (most)', 'without "except: it" of play.do.0.what.of'],
    ],
    [
      'the first of some',
      { op: 'destroy', what: { select: 'first', of: ['it'] } },
      ['without play.do.0.what.of.0', 'with "select: union" in play.do.0.what'],
    ],
    [
      'where one that is named is',
      { op: 'destroy', what: { select: 'objects', in: ['board'], where: { is: 'it' } } },
      ['without "is: it" of play.do.0.what.where'],
    ],
  ])('what is wider in %s', (_, op, made) => {
    expect(ofPlay(op)).toEqual(made);
  });

  it('none twice, and none that is the card itself', () => {
    for (const { ruleset, cards } of Object.values(REGISTRY))
      for (const card of cards) {
        const texts = [card, ...mutantsOf(card, ruleset).map((mutant) => mutant.card)].map((c) => JSON.stringify(c));
        expect(new Set(texts).size, card.id).toBe(texts.length);
      }
  });

  it('picks of modes that are more or fewer', () => {
    const modes = [{ name: 'one', do: [] }];
    expect(words({ play: { modes, pick: { min: 1, max: 1 } } })).toEqual([
      'with "min: 0" in play.pick',
      'with "max: 2" in play.pick',
      'without play.modes.0 (one)',
    ]);
  });
});
