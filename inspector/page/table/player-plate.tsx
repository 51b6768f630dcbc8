import { useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { offeredAt, playerLabel } from './label.ts';
import { Place } from './place.tsx';
import { useTable } from './table-context.ts';

/** Who sits here: the name, what has been counted, whether it is this player's turn or answer. */
export function PlayerPlate({ seat }: { readonly seat: number }) {
  const t = useTexts(tableTexts);
  const { scene, offers } = useTable();
  const { view } = scene;
  const player = view.players[seat];
  if (!player) return null;
  const place = `player ${seat}`;
  const state = {
    onTurn: view.turn.active === seat && view.turn.number > 0 && view.result === null,
    asked: view.choices.some(({ asks }) => asks.includes(seat)),
    won: view.result?.winners.includes(seat) ?? false,
  };
  const offered = offeredAt(offers.at(place));
  return (
    <Place place={place} label={playerLabel(t, player, state, offered)} offered={offered} className="plate">
      <span className="plate-facts">
        <span className="plate-name">{player.name}</span>
        {Object.entries(player.facts).map(([name, value]) => (
          <span key={name} className="plate-fact" data-zero={value === 0 || undefined}>
            {name} <b>{value}</b>
          </span>
        ))}
      </span>
      <span className="plate-state">
        {state.won && <Badge kind="won" words={t.won} sign="★" />}
        {player.out !== undefined && <Badge kind="out" words={t.out(player.out)} sign="×" />}
        {state.onTurn && <Badge kind="turn" words={t.onTurn} sign="▸" />}
        {state.asked && <Badge kind="asked" words={t.asked} sign="?" />}
      </span>
    </Place>
  );
}

interface BadgeProps {
  readonly kind: 'won' | 'out' | 'turn' | 'asked';
  readonly words: string;
  /** What stands for it where there is little room. */
  readonly sign: string;
}

const Badge = ({ kind, words, sign }: BadgeProps) => (
  <span className={`plate-badge plate-badge-${kind}`} title={words}>
    <span className="plate-badge-long">{words}</span>
    <span className="plate-badge-short" aria-hidden>
      {sign}
    </span>
  </span>
);
