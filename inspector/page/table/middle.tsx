import { useShared, useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import type { TableLayout } from './layout.ts';
import { isPast } from './past.ts';
import { Pile } from './pile.tsx';
import { useTable } from './table-context.ts';
import { ZoneRow } from './zone-row.tsx';

/** Between the players: what is of nobody, and how the match stands. */
export function Middle({ shared: { rows, hands, piles } }: { readonly shared: TableLayout['shared'] }) {
  return (
    <div className="middle">
      <div className="middle-line">
        {piles.length > 0 && (
          <div className="middle-piles">
            {piles.map((spot) => (
              <Pile key={spot.key} spot={spot} seat={null} />
            ))}
          </div>
        )}
        <Standing />
      </div>
      {rows.length + hands.length > 0 && (
        <div className="side-row">
          {[...rows, ...hands].map((spot) => (
            <ZoneRow key={spot.key} spot={spot} seat={null} size="open" lower={false} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Whose answer is awaited, that the past is looked at, or who has won. */
function Standing() {
  const t = useTexts(tableTexts);
  const { language } = useShared();
  const { scene, players } = useTable();
  const { view } = scene;
  const list = new Intl.ListFormat(language);
  const named = (seats: readonly number[]): string => list.format(seats.map((seat) => players[seat] ?? ''));
  const asked = [...new Set(view.choices.flatMap(({ asks }) => asks))];
  const result = view.result && {
    words:
      view.result.winners.length === 0
        ? t.draw(view.result.reason)
        : t.winners(named(view.result.winners), view.result.winners.length > 1, view.result.reason),
  };
  const said =
    result?.words ??
    (isPast(scene) ? t.past : asked.length === 0 ? t.nobodyAsked : t.asks(named(asked), asked.length > 1));
  const kind = result ? 'over' : isPast(scene) ? 'past' : 'going';
  return (
    <p className={`standing standing-${kind}`} role="status">
      {said}
    </p>
  );
}
