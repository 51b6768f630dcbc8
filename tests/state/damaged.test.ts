import { describe, expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { answer, type Match, randomInput } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

type Draw = (n: number) => number;
type Place = { readonly in: Record<string, unknown>; readonly key: string; readonly path: string };

/** Every value in plain data, with where it is. */
function* places(value: unknown, path = ''): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const at = `${path}.${key}`;
    yield { in: value as Record<string, unknown>, key, path: at };
    yield* places((value as Record<string, unknown>)[key], at);
  }
}

const OTHERS: readonly unknown[] = [
  null,
  true,
  'x',
  '',
  {},
  [],
  [{}],
  [0],
  -1,
  0,
  1,
  2,
  7,
  1e9,
  0.5,
  { kind: 'word', word: 'x' },
];

/** One value at a random place deleted, of another type, or another number; says what was done. */
function damage(state: unknown, draw: Draw): string {
  const all = [...places(state)];
  // Most values are objects and events: parts that are taken up by play come as often.
  const control = all.filter((p) =>
    /^\.(frames|choices|waiting|delayed|modifiers|scopes|turn|priority|snapshots)/.test(p.path),
  );
  const from = control.length > 0 && draw(3) > 0 ? control : all;
  const at = from[draw(from.length)] as Place;
  const before = JSON.stringify(at.in[at.key])?.slice(0, 80);
  if (draw(4) === 0) {
    if (Array.isArray(at.in)) at.in.splice(Number(at.key), 1);
    else delete at.in[at.key];
    return `${at.path} (${before}) deleted`;
  }
  const value = at.in[at.key];
  const near = typeof value === 'number' ? [value + 1, value - 1, value + 5] : OTHERS;
  at.in[at.key] = draw(2) === 0 ? near[draw(near.length)] : OTHERS[draw(OTHERS.length)];
  return `${at.path} (${before}) is now ${JSON.stringify(at.in[at.key])}`;
}

/** Plays on with random answers; a refused answer or the end of the match is fine. */
function playOn(from: Match, draw: Draw): void {
  let match = from;
  for (let k = 0; k < 8; k++) {
    for (const viewer of [0, 'spectator', 'everything'] as const) viewOf(match, viewer);
    const input = randomInput(match, draw);
    const taken = input && answer(match, input);
    if (!taken?.ok) return;
    match = taken.match;
  }
}

const SEEDS = Number(process.env.DAMAGE_SEEDS ?? 2);

describe.each(GAMES)('$name', (game) => {
  test('a damaged save is refused, or played on without a throw', { timeout: 600_000 }, () => {
    const thrown: string[] = [];
    let accepted = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const draw = drawFrom(seed * 31);
      for (const { before } of randomMatch(game, seed)) {
        if (draw(3) > 0) continue;
        const text = JSON.stringify(save(before));
        for (let k = 0; k < 4; k++) {
          const saved = JSON.parse(text) as { state: unknown };
          const what = damage(saved.state, draw);
          const read = resume(before.book, saved);
          if (!read.ok) continue;
          accepted++;
          try {
            playOn(read.position, draw);
          } catch (error) {
            thrown.push(`${what}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ')}`);
          }
        }
      }
    }
    expect(thrown).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
  });
});
