import { Dialog } from 'radix-ui';
import { type FormEvent, useId, useState } from 'react';
import { useLayer, useTexts } from '../context.tsx';
import { Select } from '../parts/head.tsx';
import { newMatchTexts } from '../texts/new-match.ts';
import { areNames, isSeed, MOST_SEED, randomSeed, usualPlan, usualSeat } from './address.ts';
import { GAMES, gameNamed } from './games.ts';
import { BOTS, type MatchPlan, type SeatPlan } from './local-match.ts';

interface NewMatchProps {
  readonly plan: MatchPlan;
  /** @throws {Error} if it cannot begin: it says why */
  readonly onBegin: (plan: MatchPlan) => void;
  readonly onClose: () => void;
}

/** Asks for all that a match begins with. */
export function NewMatch({ plan: first, onBegin, onClose }: NewMatchProps) {
  const t = useTexts(newMatchTexts);
  const id = useId();
  const [plan, setPlan] = useState(first);
  const [seed, setSeed] = useState(`${first.seed}`);
  const [failure, setFailure] = useState<string | null>(null);
  const container = useLayer();
  const game = gameNamed(plan.game);
  const decks = game ? Object.keys(game.decks()) : [];
  const { min, max } = game?.book().ruleset.players ?? { min: 2, max: 2 };
  const { seats } = plan;
  const set = (seat: number, of: Partial<SeatPlan>): void =>
    setPlan({ ...plan, seats: seats.map((old, at) => (at === seat ? { ...old, ...of } : old)) });
  const resize = (count: number): void =>
    setPlan({ ...plan, seats: Array.from({ length: count }, (_, at) => seats[at] ?? usualSeat(at, decks)) });
  const problem = areNames(seats.map(({ name }) => name))
    ? /^\d+$/.test(seed) && isSeed(Number(seed))
      ? null
      : t.badSeed
    : t.badNames;
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (problem) return;
    try {
      onBegin({ ...plan, seed: Number(seed) });
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog new-match" aria-describedby={undefined}>
          <Dialog.Title>{t.title}</Dialog.Title>
          <form onSubmit={begin}>
            <div className="new-match-row">
              <Select
                label={t.game}
                value={plan.game}
                options={GAMES.map(({ name }) => [name, name])}
                onChange={(name) => setPlan(usualPlan(name, plan.seed) ?? plan)}
              />
              {max > min && (
                <Select
                  label={t.seats}
                  value={`${seats.length}`}
                  options={Array.from({ length: max - min + 1 }, (_, at) => [`${min + at}`, `${min + at}`])}
                  onChange={(count) => resize(Number(count))}
                />
              )}
            </div>
            <table className="new-match-seats">
              <thead>
                <tr>
                  <th scope="col">{t.name}</th>
                  <th scope="col">{t.deck}</th>
                  <th scope="col">{t.plays}</th>
                </tr>
              </thead>
              <tbody>
                {seats.map(({ name, deck, bot }, seat) => (
                  // A seat is known by its place alone.
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
                  <tr key={seat}>
                    <td>
                      <input
                        aria-label={`${t.seat(seat + 1)}: ${t.name}`}
                        value={name}
                        maxLength={40}
                        onChange={(event) => set(seat, { name: event.target.value })}
                      />
                    </td>
                    <td>
                      <select
                        aria-label={`${t.seat(seat + 1)}: ${t.deck}`}
                        value={deck}
                        onChange={(event) => set(seat, { deck: event.target.value })}
                      >
                        {decks.map((of) => (
                          <option key={of}>{of}</option>
                        ))}
                      </select>
                    </td>
                    <td>
                      <select
                        aria-label={`${t.seat(seat + 1)}: ${t.plays}`}
                        value={bot ?? ''}
                        onChange={(event) => set(seat, { bot: event.target.value || null })}
                      >
                        <option value="">{t.person}</option>
                        {Object.keys(BOTS).map((of) => (
                          <option key={of} value={of}>
                            {of === 'greedy' ? t.greedy : of === 'random' ? t.random : of}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <div className="new-match-row">
              <span className="select">
                <label htmlFor={id}>{t.seed}</label>
                <input
                  id={id}
                  className="new-match-seed"
                  inputMode="numeric"
                  value={seed}
                  maxLength={`${MOST_SEED}`.length}
                  aria-describedby={`${id}-hint`}
                  onChange={(event) => setSeed(event.target.value)}
                />
              </span>
              <button type="button" onClick={() => setSeed(`${randomSeed()}`)}>
                {t.another}
              </button>
            </div>
            <p id={`${id}-hint`} className="soft">
              {t.seedHint}
            </p>
            <p className="dialog-problem" role="alert">
              {problem ?? failure}
            </p>
            <div className="dialog-ends">
              <Dialog.Close asChild>
                <button type="button">{t.cancel}</button>
              </Dialog.Close>
              <button type="submit" className="primary" disabled={problem !== null}>
                {t.begin}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
