import type { ObjectView } from '../../../index.ts';
import { Card, type CardSize } from './card.tsx';
import { offeredAt } from './label.ts';
import { useTable } from './table-context.ts';

interface ZoneCardsProps {
  readonly objects: readonly ObjectView[];
  readonly size: CardSize;
}

/** Cards next to each other, each with what is attached to it tucked under it. */
export function ZoneCards({ objects, size }: ZoneCardsProps) {
  const { attached } = useTable();
  return objects.map((object) => {
    const tucked = attached[object.object];
    if (!tucked) return <SeenCard key={object.object} object={object} size={size} />;
    return (
      <span key={object.object} className="tucked" style={{ ['--borne' as string]: tucked.length }}>
        <SeenCard object={object} size={size} />
        {tucked.map((one) => (
          <SeenCard key={one.object} object={one} size="strip" />
        ))}
      </span>
    );
  });
}

/** A card with all that the scene says of it. */
export function SeenCard({ object, size }: { readonly object: ObjectView; readonly size: CardSize }) {
  const { scene, game, players, offers, attached, objects } = useTable();
  const { object: handle, card, owner, controller, attachedTo } = object;
  return (
    <Card
      object={object}
      face={card === undefined ? undefined : scene.cards[card]}
      marks={scene.marks[handle]}
      flags={game.flags}
      size={size}
      {...offeredAt(offers.at(handle))}
      attached={(attached[handle] ?? []).map(({ name }) => name ?? '').join('\n')}
      attachedTo={attachedTo === undefined ? null : (objects.get(attachedTo)?.name ?? null)}
      controller={controller === undefined || controller === owner ? null : (players[controller] ?? null)}
    />
  );
}
