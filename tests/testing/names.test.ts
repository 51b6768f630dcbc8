import { describe, expect, it } from 'vitest';
import { type Called, find, nameIn, namesIn } from '../../testing/scenario/names.ts';

const called = (key: string, leaf: string, n = 1, owner?: string, zone?: string): Called => ({
  key,
  leaf,
  n,
  ...(owner === undefined ? {} : { owner }),
  ...(zone === undefined ? {} : { zone }),
});

const bears = [
  called('1', 'bear', 1, 'ann', 'board'),
  called('2', 'bear', 2, 'ann', 'hand'),
  called('3', 'bear', 1, 'bob', 'board'),
];

describe('names', () => {
  it('are as short as they can be', () => {
    expect(namesIn(bears)).toEqual(['ann/bear', 'bear.2', 'bob/bear']);
    expect(namesIn([...bears.slice(1)])).toEqual(['bear.2', 'bear']);
    expect(namesIn([called('p', 'ann'), called('w', 'yes')])).toEqual(['ann', 'yes']);
  });

  it('say the zone where a card and its effect are both there', () => {
    const list = [called('f1', 'bolt', 1, 'ann', 'effect'), called('o1', 'bolt', 1, 'ann', 'stack')];
    expect(namesIn(list)).toEqual(['ann/effect/bolt', 'ann/stack/bolt']);
    expect(find(list, 'effect/bolt')).toEqual({ at: 0 });
    expect(find(list, 'ann/stack/bolt')).toEqual({ at: 1 });
  });

  it('tell by a number how often the same thing is there', () => {
    const list = [called('1', 'relic', 1, 'ann'), called('2', 'unit', 1, 'ann'), called('1', 'relic', 1, 'ann')];
    expect(namesIn(list)).toEqual(['relic', 'unit', 'relic#2']);
    expect(find(list, 'relic#2')).toEqual({ at: 2 });
    expect(find(list, 'relic', new Set([0]))).toEqual({ at: 2 });
    expect(find(list, 'relic#3')).toEqual({ problem: '"relic" is there only 2 times' });
  });

  it('count two things of one name, such as an effect and its copy', () => {
    const list = [called('f1', 'bolt', 1, 'ann', 'effect'), called('f2', 'bolt', 1, 'ann', 'effect')];
    expect(namesIn(list)).toEqual(['bolt#1', 'bolt#2']);
    expect(find(list, 'bolt#2')).toEqual({ at: 1 });
    expect(find(list, 'bolt')).toEqual({ problem: '"bolt" could be bolt#1 or bolt#2' });
  });

  it('are found by every form that is clear', () => {
    for (const [at, forms] of [
      ['ann/bear', 'ann/board/bear'],
      ['bear.2', 'ann/bear.2', 'hand/bear.2'],
      ['bob/bear'],
    ].entries())
      for (const form of forms) expect(find(bears, form), form).toEqual({ at });
  });

  it('mean the first of its kind, or the only one that is there', () => {
    expect(find(bears.slice(0, 2), 'bear')).toEqual({ at: 0 });
    expect(find(bears.slice(1, 2), 'bear')).toEqual({ at: 0 });
    expect(find([called('2', 'bear', 2, 'ann'), called('4', 'bear', 3, 'ann')], 'bear')).toEqual({
      problem: '"bear" could be bear.2 or bear.3',
    });
  });

  it('are not guessed', () => {
    expect(find(bears, 'bear')).toEqual({ problem: '"bear" could be ann/bear or bob/bear' });
    expect(find(bears, 'bae')).toMatchObject({ missing: true });
    expect(find(bears, 'eve/bear')).toMatchObject({ missing: true });
    expect(find([], 'bear')).toEqual({ problem: '"bear" is not among nothing', missing: true });
    expect(find([called('w', 'guard')], 'gaurd')).toMatchObject({
      problem: '"gaurd" is not among guard; did you mean "guard"?',
    });
  });

  it('are understood as they are written', () => {
    for (const list of [bears, [...bears, ...bears]])
      list.forEach((_, at) => {
        expect(find(list, nameIn(list, at))).toEqual({ at });
      });
  });
});
