import { describe, expect, test } from 'vitest';
import type { ObjectView } from '../../../index.ts';
import { faceMarks } from '../../../inspector/page/table/face.ts';
import { NOT_OFFERED, objectLabel, offeredWords, playerLabel } from '../../../inspector/page/table/label.ts';
import { tableTexts } from '../../../inspector/page/texts/table.ts';
import type { CardFace } from '../../../inspector/protocol/messages.ts';

const wolf: CardFace = {
  name: 'Ember Wolf',
  types: ['unit'],
  stats: { cost: 3, attack: 3, health: 3 },
  keywords: { swift: 1, shield: 1 },
  words: ['Swift. Shield.'],
};
const seen = (of: Partial<ObjectView> = {}): ObjectView => ({
  object: '#12',
  card: 'ember-wolf',
  name: wolf.name,
  types: wolf.types,
  stats: wolf.stats,
  keywords: wolf.keywords,
  ...of,
});

describe('what is drawn of a face', () => {
  test('the cost apart from other stats', () => {
    const { cost, stats } = faceMarks(seen(), wolf, []);
    expect(cost).toEqual({ name: 'cost', value: 3 });
    expect(stats.map(({ name }) => name)).toEqual(['attack', 'health']);
  });
  test('what differs from what is printed, and whether that is for the better', () => {
    const { cost, stats } = faceMarks(seen({ stats: { cost: 2, attack: 4, health: 1 } }), wolf, []);
    expect(cost).toEqual({ name: 'cost', value: 2, printed: 3, better: true });
    expect(stats).toEqual([
      { name: 'attack', value: 4, printed: 3, better: true },
      { name: 'health', value: 1, printed: 3, better: false },
    ]);
  });
  test('keywords that were gained and lost', () => {
    expect(faceMarks(seen({ keywords: { shield: 2, guard: 1 } }), wolf, []).keywords).toEqual([
      { name: 'swift', words: 'swift', change: 'lost' },
      { name: 'shield', words: 'shield 2', change: 'gained' },
      { name: 'guard', words: 'guard', change: 'gained' },
    ]);
  });
  test('facts that are there; of flags no number', () => {
    const facts = { damage: 1, poison: 0, exhausted: 1 };
    expect(faceMarks(seen({ facts }), wolf, ['exhausted']).facts).toEqual(['damage 1', 'exhausted']);
  });
  test('of a card that is not known everything counts as printed', () => {
    expect(faceMarks(seen(), undefined, []).keywords.every(({ change }) => change === undefined)).toBe(true);
  });
});

describe('names for screen readers', () => {
  const t = tableTexts.en;
  const alone = { attached: [], attachedTo: null, controller: null, changes: 0 };
  const label = (object: ObjectView, offered = NOT_OFFERED) =>
    objectLabel(t, object, faceMarks(object, wolf, []), alone, offered);
  const offered = (...labels: readonly string[]) => ({ labels: labels.join('\n'), picked: false, toggles: false });

  test('say all that is seen of a card, and what can be done', () => {
    const object = seen({ stats: { cost: 3, attack: 3, health: 2 }, facts: { damage: 1 }, token: true });
    expect(label(object, offered('play Ember Wolf'))).toBe(
      'Ember Wolf, unit, cost 3, attack 3, health 2, printed 3, swift, shield, damage 1, token, possible: play Ember Wolf',
    );
  });
  test('say of a card nobody knows no more than that', () => {
    expect(label({ object: '?hand.1/0' })).toBe('unknown card');
  });
  test('say that it can be chosen where its name is all there is to say', () => {
    expect(offeredWords(t, offered('Ember Wolf'), 'Ember Wolf')).toBe('can be chosen');
    expect(offeredWords(t, { ...offered('Ember Wolf'), picked: true }, 'Ember Wolf')).toBe('chosen');
    expect(offeredWords(t, NOT_OFFERED, 'Ember Wolf')).toBe('');
  });
  test('say of a player how things stand', () => {
    const player = { name: 'Ann', facts: { health: 20 } };
    const state = { onTurn: true, asked: true, won: false };
    expect(playerLabel(t, player, state, NOT_OFFERED)).toBe('player Ann, health 20, on turn, is asked');
    expect(playerLabel(tableTexts.ru, player, state, NOT_OFFERED)).toBe('игрок Ann, health 20, ходит, решает');
  });
});
