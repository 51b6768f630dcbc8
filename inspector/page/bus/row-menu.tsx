import { ContextMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useLayer, usePlayers, useShared, useTexts } from '../context.tsx';
import { busTexts } from '../texts/bus.ts';
import type { Bus } from './bus-state.ts';
import { childOf } from './relations.ts';

interface RowMenuProps {
  readonly bus: Bus;
  readonly open: (row: number) => void;
  readonly children: ReactNode;
}

/** What can be done with the row that was clicked with the other button, or that the keyboard is at. */
export function RowMenu({ bus, open, children }: RowMenuProps) {
  const layer = useLayer();
  const [row, setRow] = useState(-1);
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger
        asChild
        onContextMenu={({ target }) => {
          const at = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
          setRow(Number(at?.dataset['place'] ?? bus.store.getState().active));
        }}
      >
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal container={layer}>
        <ContextMenu.Content className="bus-menu">
          <Items bus={bus} open={open} at={row} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

function Items({ bus, open, at }: { readonly bus: Bus; readonly open: (row: number) => void; readonly at: number }) {
  const t = useTexts(busTexts);
  const { ui } = useShared();
  const players = usePlayers();
  const { rows } = bus;
  const row = rows.list[at];
  if (!row) return null;
  const event = row.kind === 'event' ? row.event : null;
  const parent = event ? (event.parent ?? null) : row.kind === 'cause' ? row.parent : null;
  const frame = event?.frame ?? (row.kind === 'idle' ? row.frame : null);
  const child = event ? childOf(rows, at) : null;
  const objects = event?.objects ?? [];
  const nameOf = (handle: string): string => `${rows.identities.name(handle) ?? ''} ${handle}`.trim();
  return (
    <>
      {objects.map((handle) => (
        <Item key={handle} words={t.menuOnly(nameOf(handle))} act={() => bus.setFilter({ object: { handle } })} />
      ))}
      {event?.players.map((player) => (
        <Item key={player} words={t.menuPlayer(players[player] ?? '')} act={() => bus.setFilter({ player })} />
      ))}
      {event && <Item words={t.menuType(event.type)} act={() => bus.setFilter({ types: [event.type] })} />}
      {event && <ContextMenu.Separator className="bus-menu-line" />}
      {parent !== null && <Item words={t.menuParent} act={() => bus.jump(rows.batch(parent))} />}
      {frame !== null && rows.effect(frame) !== null && (
        <Item words={t.menuEffect} act={() => bus.jump(rows.effect(frame))} />
      )}
      {child !== null && <Item words={t.menuChild} act={() => bus.jump(child)} />}
      <Item words={t.menuLook} act={() => open(rows.answer(row.step) ?? -1)} />
      {objects.map((handle) => (
        <Item
          key={`explain ${handle}`}
          words={t.menuExplain(nameOf(handle))}
          act={() => ui.show('explain', { selected: handle })}
        />
      ))}
    </>
  );
}

const Item = ({ words, act }: { readonly words: string; readonly act: () => void }) => (
  <ContextMenu.Item className="bus-menu-item" onSelect={act}>
    {words}
  </ContextMenu.Item>
);
