import type { Input } from '../../effects/rules/input.ts';
import { openIn } from '../../effects/rules/open-requests.ts';
import type { Match } from '../../search/match.ts';
import type { Draw } from '../invariants/invariant.ts';

/** A list that says how long it is, and throws when it is looked into. */
const trap = (): unknown =>
  new Proxy([], {
    get: (_, key) => {
      if (key === 'length') return 1;
      throw new Error('nobody looks in here');
    },
  });

const deep = (levels: number): unknown => {
  let value: unknown = 0;
  for (let k = 0; k < levels; k++) value = [value];
  return value;
};

/** One of so many inputs is not an answer to what is asked. */
const ODD = 4;

/** Answers that mean nothing, or so much that nothing may come of it; each made when it is needed. */
const VALUES: readonly (() => unknown)[] = [
  ...[null, undefined, true, '', '0', 'x', '__proto__', 'constructor'].map((value) => () => value),
  ...[-1, -0, 0.5, 1e9, 1e308, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY].map((value) => () => value),
  ...[[null], [undefined], [Number.NaN], [-1], [-0], [0.5], [1e9], ['0'], [true], [[0]], [{}]].map(
    (value) => () => value,
  ),
  ...[0, 7, 10n, Symbol('x')].map((value) => () => ({ value })),
  () => [0, 0],
  () => [[], [], [], [], [], [], [], []],
  () => new Array(3),
  () => new Array(100_000).fill(0),
  () => ({ length: 1, 0: 0 }),
  () => JSON.parse('{"__proto__":{"polluted":true},"length":1,"0":0}') as unknown,
  () => JSON.parse('{"constructor":{"prototype":{"polluted":true}}}') as unknown,
  () => JSON.parse('[{"__proto__":{"polluted":true}}]') as unknown,
  () => [Object.create({ polluted: true })],
  () => new Date(0),
  () => new Map([[0, 0]]),
  () => () => 0,
  () => Symbol('x'),
  () => 1n,
  () => deep(5_000),
  trap,
  () => [trap()],
];

/** Inputs of which nothing but a refusal may come, whatever the match. */
const INPUTS: readonly ((at: Match) => unknown)[] = [
  ...[null, undefined, 7, 'leave', [], {}, { type: 'answer' }, { type: 'win', player: 0 }].map((value) => () => value),
  ({ state }) => ({ type: 'leave', player: state.players.length }),
  ...[-1, 0.5, Number.NaN, '0', null].map((player) => () => ({ type: 'leave', player })),
  () => JSON.parse('{"__proto__":{"type":"leave","player":0}}') as unknown,
  () => ({ type: 'answer', player: 0, choice: 7, value: [] }),
  ...['', '-1', '0', '99999999', '__proto__', 'constructor'].flatMap((choice) => [
    () => ({ type: 'answer', player: 0, choice, value: [] }),
    () => ({ type: 'cancel', player: 0, choice }),
  ]),
  ({ state }) => ({ type: 'answer', player: state.players.length, choice: state.choices[0]?.id ?? '', value: 0 }),
  ({ state }) => ({ type: 'answer', player: 0, choice: state.choices[0]?.id ?? '', value: 0, by: 'nobody' }),
];

/** An input that is not one: it must be refused. */
export const nonsense = (at: Match, draw: Draw): unknown => INPUTS[draw(INPUTS.length)]?.(at);

/** Inputs that have the form of one, and ask for what is as good as never legal: only where it is they may be taken. */
export class Outlandish {
  /** Each shape of choice is answered by one value after the other, so that none is left out. */
  private readonly given = new Map<string, number>();

  /** An answer to what a player is asked, or out of turn, too late, by another player, or a cancel. */
  next(match: Match, draw: Draw, stale: readonly string[]): Input {
    const open = openIn(match);
    const { choice, request } = open[draw(Math.max(1, open.length))] ?? {};
    if (choice && request && draw(ODD) > 0) return this.answer(request.player, choice.id, request.shape);
    const ids = [...open.flatMap((asked) => [asked.choice.id, `${asked.choice.id}.1`]), ...stale];
    const id = ids[draw(Math.max(1, ids.length))] ?? '0';
    const player = draw(match.state.players.length);
    return draw(2) === 0 ? { type: 'cancel', player, choice: id } : this.answer(player, id, '');
  }

  private answer(player: number, choice: string, shape: string): Input {
    const at = this.given.get(shape) ?? 0;
    this.given.set(shape, at + 1);
    return { type: 'answer', player, choice, value: VALUES[at % VALUES.length]?.() };
  }
}
