import type { ReactNode } from 'react';
import type { Side as SideOf, ZoneSpot } from './layout.ts';
import { Pile } from './pile.tsx';
import { PlayerPlate } from './player-plate.tsx';
import { useTable } from './table-context.ts';
import { ZoneRow } from './zone-row.tsx';

interface SideProps {
  readonly side: SideOf;
  /** It is the side of who looks on, below the middle of the table. */
  readonly lower: boolean;
}

/** One player's part of the table: what is in play is next to the middle, the name is at the edge. */
export function Side({ side: { seat, rows, hands, piles }, lower }: SideProps) {
  const { players } = useTable();
  const row = (size: 'open' | 'hand') => (spot: ZoneSpot) => (
    <ZoneRow key={spot.key} spot={spot} seat={seat} size={size} lower={lower} />
  );
  const lines: readonly ReactNode[] = [
    <div key="rows" className="side-row">
      {rows.map(row('open'))}
    </div>,
    hands.length > 0 && (
      <div key="hands" className="side-row">
        {hands.map(row('hand'))}
      </div>
    ),
  ];
  return (
    <section className={`side ${lower ? 'side-lower' : 'side-upper'}`} aria-label={players[seat]}>
      <div className="side-parts">
        {!lower && <PlayerPlate seat={seat} />}
        <div className="side-lines">{lower ? lines : lines.toReversed()}</div>
        {lower && <PlayerPlate seat={seat} />}
        <div className="side-piles">
          {piles.map((spot) => (
            <Pile key={spot.key} spot={spot} seat={seat} />
          ))}
        </div>
      </div>
    </section>
  );
}
