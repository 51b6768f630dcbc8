import { describe, expect, it } from 'vitest';
import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import { changesBetween, differenceOf } from '../../../inspector/host/difference.ts';
import { stateDifference } from '../../../inspector/host/state-difference.ts';
import type { Difference } from '../../../inspector/protocol/difference.ts';
import { answer, randomInput, start } from '../../../search/index.ts';
import { drawFrom } from '../../support/random.ts';

const leaves = (of: Difference | null): number =>
  of ? (of.children?.reduce((sum, child) => sum + leaves(child), 0) ?? 1) : 0;

describe('the difference of two values', () => {
  it('is nothing where they are equal', () => {
    expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull();
    expect(changesBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(0);
  });

  it('names what was and what is', () => {
    expect(differenceOf({ a: 1, b: 2 }, { a: 3, c: 4 })?.children).toEqual([
      { key: 'a', kind: 'changed', before: '1', after: '3' },
      { key: 'b', kind: 'removed', before: '2' },
      { key: 'c', kind: 'added', after: '4' },
    ]);
  });

  it('knows the parts of a list by their ids', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, n: 1 }));
    expect(differenceOf([a, b, c], [b, { ...c, n: 2 }])?.children).toEqual([
      { key: 'a', kind: 'removed', before: '{"id":"a","n":1}' },
      { key: 'c', kind: 'changed', children: [{ key: 'n', kind: 'changed', before: '1', after: '2' }] },
    ]);
  });

  it('tells what came into a list and what went, or that its order is another', () => {
    expect(differenceOf([1, 2, 3], [2, 3, 4])?.children?.map(({ key, kind }) => [key, kind])).toEqual([
      ['1', 'removed'],
      ['4', 'added'],
    ]);
    expect(differenceOf([1, 2, 3], [3, 2, 1])).toMatchObject({ before: '[1,2,3]', after: '[3,2,1]' });
    expect(changesBetween([5, 5], [5])).toBe(1);
  });

  it('says of a match what cards and players are called', () => {
    const { raiders = [], keepers = [] } = duelDecks();
    const players = [
      { name: 'Ann', deck: raiders },
      { name: 'Bob', deck: keepers },
    ];
    const draw = drawFrom(2);
    let { match } = start(duelBook(), { seed: 1, players });
    const words: string[] = [];
    const collect = ({ key, label, before = '', after = '', children = [] }: Difference): void => {
      words.push(`${key} ${label} ${before} ${after}`);
      children.forEach(collect);
    };
    for (let n = 0; n < 40; n++) {
      const input = randomInput(match, draw);
      const taken = input && answer(match, input);
      if (!taken?.ok) break;
      const told = stateDifference(match, taken.match);
      expect(leaves(told)).toBe(changesBetween(match.state, taken.match.state));
      collect(told);
      match = taken.match;
    }
    expect(words).toContain('0 Ann  ');
    expect(words.some((line) => /^zone undefined Bob\/deck Bob\/hand$/.test(line))).toBe(true);
    expect(words.some((line) => /^hand\.1 Bob\/hand/.test(line))).toBe(true);
    expect(words.some((line) => /^active undefined Ann Bob$/.test(line))).toBe(true);
  });

  it('tells what is not written down, since it is as at first, as a change', () => {
    const players = Object.values(duelDecks())
      .slice(0, 2)
      .map((deck, seat) => ({ name: `Player ${seat}`, deck }));
    const { match } = start(duelBook(), { seed: 1, players });
    const { initial = 0 } = duelBook().ruleset.facts.player['health'] ?? {};
    const [first, ...others] = match.state.players;
    if (!first) throw new Error('Nobody plays.');
    const withFacts = (facts: typeof first.facts) => ({
      ...match,
      state: { ...match.state, players: [{ ...first, facts }, ...others] },
    });
    const told = stateDifference(withFacts({}), withFacts({ health: initial - 2 }));
    const change = { key: 'health', kind: 'changed', before: `${initial}`, after: `${initial - 2}` };
    expect(told.children?.[0]?.children?.[0]?.children?.[0]?.children).toEqual([change]);
  });
});
