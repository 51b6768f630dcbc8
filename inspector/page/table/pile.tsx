import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useTexts, useUi } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { frameOf } from './card.tsx';
import { NOT_OFFERED } from './label.ts';
import type { ZoneSpot } from './layout.ts';
import { PileDialog } from './pile-dialog.tsx';
import { Place } from './place.tsx';
import { useTable } from './table-context.ts';

interface PileProps {
  readonly spot: ZoneSpot;
  readonly seat: number | null;
}

/** A zone that lies in a pile: how many cards, and the top one where it is seen. It opens. */
export function Pile({ spot, seat }: PileProps) {
  const { key, words, zone } = spot;
  const t = useTexts(tableTexts);
  const { scene, players, offers } = useTable();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const lit = useUi((state) => zone.objects.some(({ object }) => state.lit.includes(object)));
  const closed = openAt !== null && openAt !== scene.step;
  // What is done with a card of the pile leads on: the table is what matters then.
  useEffect(() => {
    if (closed) setOpenAt(null);
  }, [closed]);
  const player = seat === null ? undefined : players[seat];
  const top = words.faces === 'none' ? undefined : zone.objects.at(-1);
  const within = zone.objects.filter(({ object }) => offers.at(object).length > 0).length;
  const name = player === undefined ? t.zone(words.name, zone.count) : t.zoneOf(player, words.name, zone.count);
  const label = [name, top?.name && t.top(top.name), within > 0 && t.within(within)].filter(Boolean).join(', ');
  return (
    <Dialog.Root open={openAt !== null && !closed} onOpenChange={(open) => setOpenAt(open ? scene.step : null)}>
      <Dialog.Trigger asChild>
        <Place
          place={`pile ${key}`}
          label={label}
          offered={within > 0 ? { ...NOT_OFFERED, labels: t.within(within) } : NOT_OFFERED}
          className={[
            'table-pile',
            words.faces === 'none' ? 'pile-hidden' : 'pile-open',
            zone.count === 0 ? 'pile-empty' : top?.name === undefined ? 'pile-back' : '',
            lit ? 'pile-lit' : '',
          ].join(' ')}
          style={frameOf(top?.types)}
        >
          <span className="pile-top">{top?.name}</span>
          <span className="pile-foot">
            <span className="pile-name">{words.name}</span>
            <b>{zone.count}</b>
          </span>
        </Place>
      </Dialog.Trigger>
      <PileDialog title={name} zone={zone} />
    </Dialog.Root>
  );
}
