import { afterEach, describe, expect, it, vi } from 'vitest';
import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import { createMatch, EngineError, hashOf, type LiveMatch, type PlayerOptions } from '../../../index.ts';
import { Chronicle, type Step } from '../../../inspector/host/chronicle.ts';
import { give, goTo } from '../../../inspector/host/going.ts';
import { forkOf, wayTo } from '../../../inspector/host/ways.ts';
import { decideBy, randomBot, randomInput } from '../../../search/index.ts';
import { drawFrom } from '../../support/random.ts';

const { raiders = [], keepers = [] } = duelDecks();
let match: LiveMatch;

afterEach(() => match.stop());

function begun(more: { readonly undoable?: number } = {}, bob: Partial<PlayerOptions> = {}): Chronicle {
  const players = [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers, ...bob },
  ];
  match = createMatch({ book: duelBook(), seed: 7, players, ...more });
  return new Chronicle(match);
}

/** So many answers at random; the same for the same seed. */
function play(chronicle: Chronicle, answers: number, seed: number): Step {
  const draw = drawFrom(seed);
  for (let n = 0; n < answers; n++) {
    const input = randomInput(match.position, draw);
    if (!input || !give(match, input).ok) break;
  }
  return chronicle.current;
}

const stateHash = (): string => hashOf(match.position.state);
const hashAt = ({ position: { state } }: Step): string => hashOf(state);

describe('a match that goes to a step', () => {
  it('stands where it stood, and what is answered there branches off', () => {
    const chronicle = begun();
    const first = play(chronicle, 30, 1);
    const root = chronicle.step(12);
    if (!root) throw new Error('It is over too soon.');
    expect(goTo(chronicle, root)).toEqual({ ok: true });
    expect(chronicle.current).toBe(root);
    expect(stateHash()).toBe(hashAt(root));
    const second = play(chronicle, 10, 2);
    expect(second.id).toBeGreaterThan(first.id);
    expect(wayTo(second)[0]?.id).toBe(0);
    expect(forkOf(first, second)?.id).toBeGreaterThanOrEqual(root.id);
    expect(forkOf(first, second)?.id).toBeLessThan(first.id);
  });

  it('goes over to another branch and back, to equal states', () => {
    const chronicle = begun();
    const first = play(chronicle, 25, 1);
    const fork = chronicle.step(10);
    if (fork) goTo(chronicle, fork);
    const second = play(chronicle, 10, 3);
    const known = chronicle.steps.length;
    for (const to of [first, second, first]) {
      expect(goTo(chronicle, to)).toEqual({ ok: true });
      expect(chronicle.current.id).toBe(to.id);
      expect(stateHash()).toBe(hashAt(to));
    }
    // The same answers lead to the same steps.
    expect(chronicle.steps.length).toBe(known);
  });

  it('is not answered by bots in between', async () => {
    const decide = decideBy(randomBot, 1);
    const chronicle = begun({}, { decide });
    for (let n = 0; n < 20; n++) {
      await new Promise((resolve) => setTimeout(resolve));
      const input = randomInput(match.position, drawFrom(n));
      if (input?.player === 0) give(match, input);
    }
    const last = chronicle.current;
    const known = chronicle.steps.length;
    const early = chronicle.step(2);
    if (!early) throw new Error('Nothing was answered.');
    expect(goTo(chronicle, early)).toEqual({ ok: true });
    expect(chronicle.current).toBe(early);
    expect(goTo(chronicle, last)).toEqual({ ok: true });
    expect(chronicle.current.id).toBe(last.id);
    expect(chronicle.steps.length).toBe(known);
  });

  it('says so where not enough can be taken back', () => {
    const chronicle = begun({ undoable: 5 });
    play(chronicle, 12, 1);
    const [start] = chronicle.steps;
    const near = chronicle.step(10);
    expect(start && goTo(chronicle, start)).toMatchObject({ ok: false, message: expect.stringMatching(/taken back/) });
    expect(near && goTo(chronicle, near)).toEqual({ ok: true });
  });

  it.each(['undo', 'answer'] as const)(
    'is back where it stood where the engine fails in `%s`, and says so',
    (fails) => {
      const chronicle = begun();
      const other = play(chronicle, 20, 1);
      const fork = chronicle.step(8);
      if (!fork) throw new Error('It is over too soon.');
      goTo(chronicle, fork);
      const from = play(chronicle, 6, 2);
      // Once in the middle: the first few are done as they are.
      const done = match[fails].bind(match);
      let n = 0;
      const spy = vi.spyOn(match, fails).mockImplementation((...of: readonly never[]) => {
        if (++n === 4) throw new EngineError('It failed.', new Error('A card has failed.'));
        return (done as (...args: readonly never[]) => never)(...of);
      });
      expect(goTo(chronicle, other)).toEqual({
        ok: false,
        message: 'The engine fails on the way there (A card has failed). The match stands where it stood.',
      });
      spy.mockRestore();
      expect(chronicle.current).toBe(from);
      expect(stateHash()).toBe(hashAt(from));
      expect(goTo(chronicle, other)).toEqual({ ok: true });
    },
  );
});
