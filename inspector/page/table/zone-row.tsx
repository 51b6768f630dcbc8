import type { ObjectView, Viewer } from '../../../index.ts';
import type { ZoneWords } from '../../protocol/messages.ts';
import { useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import type { CardSize } from './card.tsx';
import { offeredAt } from './label.ts';
import { linesOf, type ZoneSpot } from './layout.ts';
import { Place } from './place.tsx';
import { useTable } from './table-context.ts';
import { ZoneCards } from './zone-cards.tsx';

interface ZoneRowProps {
  readonly spot: ZoneSpot;
  readonly seat: number | null;
  readonly size: CardSize;
  /** The middle of the table is above it. */
  readonly lower: boolean;
}

/** A zone whose cards lie next to each other. */
export function ZoneRow({ spot: { key, words, zone }, seat, size, lower }: ZoneRowProps) {
  const t = useTexts(tableTexts);
  const { scene, players, attached } = useTable();
  const player = seat === null ? undefined : players[seat];
  const tucked = new Set(Object.values(attached).flatMap((list) => list.map(({ object }) => object)));
  const open = zone.objects.filter(({ object }) => !tucked.has(object));
  const lines = linesOf(words.cells);
  return (
    <fieldset
      className={`zone zone-${size}`}
      data-empty={(open.length === 0 && words.cells.length === 0) || undefined}
      data-closed={isClosed(words, scene.view.viewer, seat) || undefined}
      style={{ ['--cards' as string]: Math.max(1, open.length, words.cells.length) }}
      aria-label={player === undefined ? t.zone(words.name, zone.count) : t.zoneOf(player, words.name, zone.count)}
    >
      <span className="zone-name" aria-hidden>
        {words.name}
      </span>
      {words.cells.length === 0 ? (
        <div className="zone-cards">
          <ZoneCards objects={open} size={size} />
        </div>
      ) : (
        <div className="zone-lines">
          {(lower ? lines : lines.toReversed()).map((cells) => (
            <div key={cells[0]?.name} className="zone-line">
              {cells.map((cell) => (
                <Cell
                  key={cell.name}
                  zone={key}
                  cell={cell}
                  size={size}
                  objects={open.filter((object) => object.cell === cell.name)}
                />
              ))}
            </div>
          ))}
          <ZoneCards objects={open.filter(({ cell }) => cell === undefined)} size={size} />
        </div>
      )}
    </fieldset>
  );
}

/** Only backs are seen of it. */
const isClosed = ({ faces }: ZoneWords, viewer: Viewer, seat: number | null): boolean =>
  faces === 'owner' && viewer !== 'everything' && viewer !== seat;

interface CellProps {
  readonly zone: string;
  readonly cell: ZoneWords['cells'][number];
  readonly objects: readonly ObjectView[];
  readonly size: CardSize;
}

/** A named place in a zone, with what stands in it. */
function Cell({ zone, cell, objects, size }: CellProps) {
  const t = useTexts(tableTexts);
  const { offers } = useTable();
  const place = `cell ${zone} ${cell.name}`;
  const offered = offeredAt(offers.at(place));
  const can = offered.picked ? `, ${t.chosen}` : offered.labels === '' ? '' : `, ${t.canBeChosen}`;
  const state = objects.length === 0 ? `, ${t.free}` : '';
  return (
    <div className="cell">
      <Place place={place} label={`${t.cell(cell.name)}${state}${can}`} offered={offered} className="cell-place">
        <span className="cell-name">{cell.name}</span>
      </Place>
      <div className="cell-cards">
        <ZoneCards objects={objects} size={size} />
      </div>
    </div>
  );
}
