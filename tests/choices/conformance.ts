/**
 * What every choice shape must show. A shape's test file calls `conformance` with what only it can know:
 * small random requests, the rule said once more and plainly, wrong answers, and one large request.
 */
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Answer, AnswerOf, Request, RequestOf, ShapeName } from '../../effects/choices/choice.ts';
import { CHOICE_DESCRIPTIONS } from '../../effects/choices/described.gen.ts';
import { isReason } from '../../effects/choices/reading.ts';
import { CHOICES } from '../../effects/choices/registry.gen.ts';
import {
  countAnswers,
  fallbackAnswer,
  listAnswers,
  readAnswer,
  redactRequest,
  requestWords,
  sampleAnswer,
  validateAnswer,
} from '../../effects/choices/shapes.ts';
import type { ReasonCode } from '../../effects/reason.ts';
import { objectId, playerId } from '../../effects/state/ids.ts';
import { type Ref, refKey } from '../../effects/state/refs.ts';

export interface Conformance<S extends ShapeName> {
  readonly shape: S;
  /** Requests small enough to try every answer, with every option of the shape and also without legal answers. */
  readonly requests: fc.Arbitrary<RequestOf<S>>;
  /** Every answer of a bounded form, legal or not. */
  readonly universe: (request: RequestOf<S>) => Iterable<AnswerOf<S>>;
  /** The rule of the shape, written independently of it. */
  readonly legal: (request: RequestOf<S>, answer: AnswerOf<S>) => boolean;
  /** Equal for answers that mean the same. */
  readonly canonical: (request: RequestOf<S>, answer: AnswerOf<S>) => AnswerOf<S>;
  /** A request, how long a list it takes (if its answers are lists), and wrong answers to it. */
  readonly strict: RequestOf<S>;
  readonly length?: number;
  readonly wrong: Readonly<Record<string, readonly [answer: unknown, code: ReasonCode]>>;
  /** Requests that offer nothing, with all their answers. */
  readonly zero: readonly (readonly [request: RequestOf<S>, answers: readonly AnswerOf<S>[]])[];
  /** Too many answers to list; how many there are, and the first ten. */
  readonly large: { readonly request: RequestOf<S>; readonly count: number; readonly first: readonly AnswerOf<S>[] };
}

/** References to `n` different objects. */
export const refs = (n: number): Ref[] =>
  Array.from({ length: n }, (_, i): Ref => ({ kind: 'object', id: objectId(i + 1), inc: 1 }));

export const take = <T>(items: Iterable<T>, n: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === n) break;
    taken.push(item);
  }
  return taken;
};

/** All lists of `length` members out of `members`, repeated ones too. */
export function* sequences<T>(members: readonly T[], length: number): Iterable<T[]> {
  if (length === 0) yield [];
  else for (const rest of sequences(members, length - 1)) for (const member of members) yield [...rest, member];
}

/** A draw that depends on `seed` only. */
export const seeded = (seed: number): ((n: number) => number) => {
  let state = seed + 1;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return Math.floor((state / 2147483647) * n);
  };
};

const throwing = (): never => {
  throw new Error('foreign code');
};
const getter = (length: number, at: number): unknown[] =>
  Object.defineProperty(Array(length).fill(0), at, { get: throwing });
const lying = (length: unknown): unknown =>
  new Proxy([], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });
const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
};
const circular = (length: number): unknown => {
  const list: unknown[] = [];
  for (let i = 0; i < length; i++) list.push(list);
  return list;
};

const LONGEST = 'a longest sparse list';

/** What no shape takes for an answer; lists come in the length that the request takes. */
export const ALIENS: Readonly<Record<string, (length: number) => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  'an empty string': () => '',
  'a digit as a string': () => '0',
  'a word': () => 'pass',
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  '-Infinity': () => Number.NEGATIVE_INFINITY,
  '-0': () => -0,
  'a fraction': () => 0.5,
  '2^53': () => 2 ** 53,
  'a bigint': () => 0n,
  'a symbol': () => Symbol('0'),
  'a function': () => () => 0,
  'a Number object': () => Object(0),
  'an object': () => ({}),
  'an object like a list': () => ({ length: 1, 0: 0 }),
  'an object from the prototype of lists': () => Object.create(Array.prototype),
  'an object without prototype': () => Object.create(null),
  'a typed array': () => new Uint8Array([0, 1]),
  'a Set': () => new Set([0]),
  'a Map': () => new Map([[0, 0]]),
  'a Date': () => new Date(0),
  [LONGEST]: () => new Array(2 ** 32 - 1),
  'a list with a hole': (n) => new Array(n),
  'a list with NaN': (n) => Array(n).fill(Number.NaN),
  'a list with -0': (n) => Array(n).fill(-0),
  'a list with fractions': (n) => Array(n).fill(0.5),
  'a list with digits as strings': (n) => Array(n).fill('0'),
  'a list with undefined': (n) => Array(n).fill(undefined),
  'a list with objects': (n) => Array(n).fill({}),
  'a list that holds itself': circular,
  'a list with a getter that throws at 0': (n) => getter(n, 0),
  'a list with a getter that throws at 1': (n) => getter(n, 1),
  'a proxy that throws at everything': () => new Proxy([], { get: throwing, has: throwing, getPrototypeOf: throwing }),
  'a revoked proxy': revoked,
  'a list that says its length is NaN': () => lying(Number.NaN),
  'a list that says its length is -1': () => lying(-1),
  'a list that says its length is "1"': () => lying('1'),
  'a list that says its length is 2^53': () => lying(2 ** 53),
  'an object with a valueOf and toJSON that throw': () => ({ valueOf: throwing, toJSON: throwing, toString: throwing }),
};

export function conformance<S extends ShapeName>(kit: Conformance<S>): void {
  const { shape } = kit;
  const ask = (request: RequestOf<S>): Request => frozen({ ...request, shape, player: playerId(0) } as Request);
  const property = (check: (request: RequestOf<S>, asked: Request, all: readonly Answer[]) => void): void =>
    fc.assert(
      fc.property(kit.requests, (request) => {
        const asked = ask(request);
        check(request, asked, [...listAnswers(asked)]);
      }),
      { numRuns: 400 },
    );
  const keys = (answers: Iterable<unknown>): string[] => [...answers].map((answer) => JSON.stringify(answer));

  describe(`${shape}, as every shape`, () => {
    it('is registered under its name', () => expect(CHOICES[shape].name).toBe(shape));

    it('accepts exactly what is legal, and lists exactly that, once each', () => {
      property((request, asked, all) => {
        const accepted = new Set<string>();
        for (const answer of kit.universe(request)) {
          const verdict = validateAnswer(asked, answer) === true;
          if (verdict !== kit.legal(request, answer))
            expect.fail(`${JSON.stringify(answer)} to ${JSON.stringify(request)} is ${verdict ? '' : 'not '}accepted`);
          if (verdict) accepted.add(JSON.stringify(kit.canonical(request, answer)));
        }
        expect(keys(all).toSorted()).toEqual([...accepted].toSorted());
        for (const answer of all) expect(validateAnswer(asked, answer)).toBe(true);
      });
    });

    it('counts what it lists', () => property((_, asked, all) => expect(countAnswers(asked)).toBe(all.length)));

    it('lists the same again, and again from the same list', () => {
      property((_, asked, all) => {
        const list = listAnswers(asked);
        expect([...list]).toEqual(all);
        expect([...list]).toEqual(all);
      });
    });

    it('falls back to the first that is listed', () => {
      property((_, asked, all) => {
        if (all.length > 0) expect(fallbackAnswer(asked)).toEqual(all[0]);
      });
    });

    it('draws each answer for exactly one number below their count', () => {
      property((_, asked, all) => {
        const drawn = all.map((_, rank) =>
          sampleAnswer(asked, (n) => {
            if (n > 1) expect(n).toBe(all.length);
            return n > 1 ? rank : 0;
          }),
        );
        expect(keys(drawn).toSorted()).toEqual(keys(all).toSorted());
      });
    });

    it('refuses to choose where there is no legal answer', () => {
      property((_, asked, all) => {
        if (all.length > 0) return;
        expect(() => sampleAnswer(asked, () => 0)).toThrow(`"${shape}"`);
        expect(() => fallbackAnswer(asked)).toThrow(`"${shape}"`);
      });
    });

    it.each(Object.keys(ALIENS))('refuses %s with a reason', (name) => {
      const verdict = validateAnswer(ask(kit.strict), ALIENS[name]?.(kit.length ?? 1));
      const code = kit.length !== undefined && name === LONGEST ? 'too-many' : 'malformed';
      expect(verdict).toEqual({ code, detail: expect.any(String) });
    });

    it('refuses or takes anything at all without throwing', () => {
      fc.assert(
        fc.property(
          kit.requests,
          fc.anything({ withSparseArray: true, withNullPrototype: true }),
          (request, answer) => {
            const verdict = validateAnswer(ask(request), answer);
            expect(verdict === true || isReason(verdict)).toBe(true);
          },
        ),
      );
    });

    it.each(Object.keys(kit.wrong))('refuses %s', (name) => {
      const [answer, code] = kit.wrong[name] ?? [];
      expect(validateAnswer(ask(kit.strict), answer)).toEqual({ code, detail: expect.any(String) });
      expect(isReason(readAnswer(ask(kit.strict), answer))).toBe(true);
    });

    it('has at least twenty kinds of wrong answers', () => {
      expect(Object.keys(ALIENS).length + Object.keys(kit.wrong).length).toBeGreaterThanOrEqual(20);
    });

    it.each(kit.zero)('offers nothing in %j and allows only %j', (request, answers) => {
      expect([...listAnswers(ask(request))]).toEqual(answers);
      expect(countAnswers(ask(request))).toBe(answers.length);
    });

    it('counts and samples a large request without listing it, and lists it lazily', () => {
      const { request, count, first } = kit.large;
      const asked = ask(request);
      expect(countAnswers(asked)).toBe(count);
      expect(take(listAnswers(asked), 10)).toEqual(first);
      for (const draw of [() => 0, (n: number) => n - 1, seeded(1), seeded(2), seeded(3)])
        expect(validateAnswer(asked, sampleAnswer(asked, draw))).toBe(true);
      expect(fallbackAnswer(asked)).toEqual(first[0]);
    });

    it('is the same after a JSON round trip of request and answers', () => {
      property((_, asked, all) => {
        const again = json(asked);
        expect(again).toEqual(asked);
        expect([...listAnswers(again)]).toEqual(all);
        for (const answer of all) {
          expect(json(answer)).toEqual(answer);
          expect(validateAnswer(again, json(answer))).toBe(true);
        }
      });
    });

    it('gives equal answers one normal form, as a fresh copy', () => {
      property((request, asked) => {
        for (const answer of kit.universe(request)) {
          if (!kit.legal(request, answer)) continue;
          const normal = readAnswer(asked, answer);
          expect(JSON.stringify(normal)).toBe(JSON.stringify(kit.canonical(request, answer)));
          if (typeof normal === 'object') expect(normal).not.toBe(answer);
        }
      });
    });

    it('has a schema that all its answers fit', () => {
      property((_, __, all) => {
        for (const answer of all) expect(Value.Check(CHOICE_DESCRIPTIONS[shape]().schema, answer)).toBe(true);
      });
      for (const answer of kit.large.first) expect(Value.Check(CHOICE_DESCRIPTIONS[shape]().schema, answer)).toBe(true);
    });

    it('shows references only as it is told, and otherwise asks the same', () => {
      property((_, asked, all) => {
        const shown: string[] = [];
        const redacted = redactRequest(asked, (...args) => {
          expect(args.length).toBe(1);
          shown.push(refKey(args[0]));
          return { handle: shown.length };
        });
        expect(JSON.stringify(redacted)).not.toContain('"kind"');
        expect(shown).toEqual(refsIn(asked));
        const open = redactRequest(asked, (ref) => ref);
        expect([...listAnswers(open)]).toEqual(all);
      });
    });

    it('says in a sentence what is to be done', () => {
      property((_, asked) => expect(requestWords(asked)).toMatch(/^[A-Z].*\.$/));
    });
  });
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Keys of all references in a value, in order. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value) return [refKey(value as Ref)];
  return Object.values(value).flatMap(refsIn);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
