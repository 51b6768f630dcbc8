import { describe, expect, it } from 'vitest';
import type { Request } from '../../effects/choices/choice.ts';
import { CHOICES } from '../../effects/choices/registry.gen.ts';
import { hasAnswer, onlyAnswer, readAnswer, redactRequest, validateAnswer } from '../../effects/choices/shapes.ts';
import { playerId } from '../../effects/state/ids.ts';
import { refs } from './conformance.ts';

const request: Request = { shape: 'select', player: playerId(1), candidates: refs(3), min: 1, max: 2 };

describe('shapes', () => {
  it('are seven', () => {
    expect(Object.keys(CHOICES)).toEqual(['act', 'arrange', 'assign', 'distribute', 'number', 'pay', 'select']);
  });

  it('read each member of an answer once, so that what was checked is what is used', () => {
    let reads = 0;
    const changing = Object.defineProperty([0, 0], 1, { get: () => [1, 99][reads++] });
    expect(readAnswer(request, changing)).toEqual([0, 1]);
    expect(reads).toBe(1);
    const lengths = [1, 3];
    const growing = new Proxy([0], {
      get: (list, key) => (key === 'length' ? lengths.shift() : Reflect.get(list, key)),
    });
    expect(readAnswer(request, growing)).toEqual([0]);
    expect(lengths).toEqual([3]);
  });

  it('look at no member of a list that is too long', () => {
    const touched: PropertyKey[] = [];
    const long = new Proxy(Array(3), {
      get: (list, key) => {
        touched.push(key);
        return Reflect.get(list, key);
      },
    });
    expect(validateAnswer(request, long)).toEqual({ code: 'too-many', detail: 'expected at most 2 positions, got 3' });
    expect(touched).toEqual(['length']);
  });

  it('read an answer in its normal form', () => {
    expect(readAnswer(request, [2, 0])).toEqual([0, 2]);
  });

  it('keep shape and player in what is shown', () => {
    expect(redactRequest(request, (ref) => (ref.kind === 'object' ? `h${ref.id}` : ref.kind))).toEqual({
      shape: 'select',
      player: 1,
      candidates: ['h1', 'h2', 'h3'],
      min: 1,
      max: 2,
    });
  });

  it('say whether there is an answer, and which it is if there is only one, without counting the rest', () => {
    const sources = ['r', 'g', 'b', 'w', 'u'].map((word) => ({ ref: { kind: 'word' as const, word }, max: 40 }));
    const part = { name: 'any', amount: 40, from: [0, 1, 2, 3, 4] };
    const many: Request = { shape: 'pay', player: playerId(0), parts: [part, part, part], sources };
    const begun = performance.now();
    expect([hasAnswer(many), onlyAnswer(many)]).toEqual([true, null]);
    // Counting them takes minutes.
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(onlyAnswer({ ...request, candidates: refs(1), min: 1 })).toEqual([0]);
    const none: Request = { ...many, sources: [], parts: [{ ...part, from: [] }] };
    expect([hasAnswer(none), onlyAnswer(none)]).toEqual([false, null]);
  });
});
