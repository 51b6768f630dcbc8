/** One state played on by another book, as when cards are edited in the middle of a match: nothing is of the old one. */
import { expect, test } from 'vitest';
import type { CardData } from '../../effects/card-data.ts';
import { effective } from '../../effects/effective/derive.ts';
import { makeBook } from '../../effects/make-book.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import type { GameObject } from '../../effects/state/state.ts';
import { answer, matchOf } from '../../search/index.ts';
import { Lab, labRules, relic, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';

const board = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const go = spell('go', [{ op: 'signal', name: 'go' }]);
const auraOf = (by: number): CardData =>
  relic('aura', { abilities: [{ affects: board, patches: [{ patch: 'addStat', stat: 'attack', by }] }] });
const hearing = (amount: number): CardData =>
  unit('ear', 1, 9, {
    abilities: [{ on: { on: 'signalled', name: 'go' }, do: [{ op: 'damage', to: 'you', amount }] }],
  });
const quiet = relic('aura', { abilities: [{ on: { on: 'died' }, do: [] }] });

const lab = (...cards: readonly CardData[]) =>
  new Lab({ cards: [go, ...cards], players: [{ hand: ['go'], board: ['aura', 'ear'] }, {}] });
const other = (at: Lab, ...cards: readonly CardData[]) =>
  matchOf(makeBook(labRules('queue'), [go, ...cards]), at.state);
const ear = (at: Lab) => at.objects(0, 'board')[1] as GameObject;

test('what cards come to', () => {
  const at = lab(auraOf(1), hearing(1));
  const plain = matchOf(at.match.book, at.state);
  expect(effective(plain, ear(at)).stats.attack).toBe(2);
  expect(effective(other(at, auraOf(4), hearing(1)), ear(at)).stats.attack).toBe(5);
  expect(effective(other(at, quiet, hearing(1)), ear(at)).stats.attack).toBe(1);
});

test('which cards have static abilities', () => {
  const at = lab(quiet, hearing(1));
  const still = other(at, quiet, unit('ear'), { ...auraOf(3), id: 'elsewhere' });
  expect(effective(still, ear(at)).stats.attack).toBe(1);
  expect(effective(other(at, auraOf(4), hearing(1)), ear(at)).stats.attack).toBe(5);
});

test('what a viewer sees', () => {
  const at = lab(auraOf(1), hearing(1));
  const attack = (match: Lab['match']) => viewOf(match, 0).zones['board.0']?.objects[1]?.stats?.attack;
  expect(attack(at.match)).toBe(2);
  expect(attack(other(at, auraOf(4), hearing(1)))).toBe(5);
});

test('what hears an event, also in a sample', () => {
  const at = lab(relic('aura', { abilities: [{ on: { on: 'signalled', name: 'go' }, do: [] }] }), unit('ear', 1, 9));
  const input = { type: 'answer', player: 0, choice: at.choice.id, value: 0 } as const;
  const health = (match: Lab['match']) => {
    const taken = answer(match, input);
    return taken.ok && (taken.match.state.players[0]?.facts['health'] ?? 20);
  };
  expect(health(at.match)).toBe(20);
  const second = other(at, quiet, hearing(5));
  expect(health(second)).toBe(15);
  expect(health(matchOf(second.book, sample(second, 0, drawFrom(1))))).toBe(15);
  expect(health(at.match)).toBe(20);
});
