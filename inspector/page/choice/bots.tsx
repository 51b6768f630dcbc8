import { useId } from 'react';
import { useStore } from 'zustand';
import { usePlayers, useShared, useTexts } from '../context.tsx';
import type { Pace } from '../local/pace.ts';
import { choiceTexts } from '../texts/choice.ts';

const LONGEST = 3000;

/** Lets the bots of a match in this page play, holds them, or lets one of them answer. */
export function Bots({ pace }: { readonly pace: Pace }) {
  const t = useTexts(choiceTexts);
  const id = useId();
  const { running, delay, thinking, held } = useStore(pace.store);
  const players = usePlayers();
  const { language } = useShared();
  const seconds = (delay / 1000).toLocaleString(language, { minimumFractionDigits: 1 });
  const names = (seats: readonly number[]): string => seats.map((seat) => players[seat] ?? `${seat}`).join(', ');
  const said =
    held.length > 0
      ? t.held(names(held))
      : thinking.length > 0
        ? t.thinking(names(thinking))
        : running
          ? ''
          : t.allHeld;
  return (
    <div className="bots" data-held={!running || undefined} role="toolbar" aria-label={t.bots}>
      <span className={running ? 'soft bots-said' : 'bots-said'}>{said}</span>
      <button type="button" aria-pressed={running} onClick={() => pace.run()}>
        {t.botsRun}
      </button>
      <button type="button" aria-pressed={!running} onClick={() => pace.hold()}>
        {t.botsHold}
      </button>
      <button type="button" aria-disabled={held.length === 0 || undefined} onClick={() => pace.step()}>
        {t.botsStep}
      </button>
      <label htmlFor={id} className="soft">
        {t.botsDelay}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={LONGEST}
        step={100}
        value={delay}
        aria-valuetext={t.seconds(seconds)}
        onChange={({ target }) => pace.setDelay(target.valueAsNumber)}
      />
      <span className="soft bots-delay">{t.seconds(seconds)}</span>
    </div>
  );
}
