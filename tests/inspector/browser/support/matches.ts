import { onTestFinished } from 'vitest';
import { duel, duelBook, duelDecks, SETS } from '../../../../cards/duel/index.ts';
import { createMatch, type LiveMatch, type MatchSetup, makeBook } from '../../../../index.ts';
import { type Exposed, type ExposeOptions, exposeMatch } from '../../../../inspector/server/index.ts';

const { raiders = [], keepers = [] } = duelDecks();
export const SETUP: MatchSetup = {
  seed: 7,
  players: [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers },
  ],
};

/** A match of duel between people, in this process; it ends with the test. */
export function aMatch(): LiveMatch {
  const match = createMatch({ book: duelBook(), ...SETUP });
  onTestFinished(() => match.stop());
  return match;
}

/** The same with a clock that ticks so often in each turn that its events soon are very many. */
export function aLoudMatch(): LiveMatch {
  const ticks = { op: 'repeat', times: 500, do: [{ op: 'signal', name: 'tick' }] } as const;
  const phases = duel.phases.map((phase) =>
    phase.step === 'draw' ? { ...phase, enter: [...(phase.enter ?? []), ticks] } : phase,
  );
  const book = makeBook(
    { ...duel, phases },
    SETS.flatMap((set) => set.cards),
  );
  const match = createMatch({ book, ...SETUP });
  onTestFinished(() => match.stop());
  return match;
}

/** Shows a match until the test ends. */
export async function exposed(match: LiveMatch, options: ExposeOptions = {}): Promise<Exposed> {
  const server = await exposeMatch(match, options);
  onTestFinished(() => server.close());
  return server;
}

/** Whoever is asked gives the first answer that there is, so many times. */
export function playOn(match: LiveMatch, answers: number): void {
  for (let given = 0; given < answers && !match.result; given++) {
    const asked = match.players.find((name) => match.choices(name).some(({ request }) => request));
    const choice = asked === undefined ? undefined : match.choices(asked).find(({ request }) => request);
    if (asked === undefined || !choice) throw new Error('Nobody is asked anything.');
    const [first] = match.answers(asked, choice.id);
    const taken = match.answer(asked, choice.id, first);
    if (!taken.ok) throw new Error(taken.message);
  }
}
