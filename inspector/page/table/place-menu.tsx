import { DropdownMenu } from 'radix-ui';
import { Fragment, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLayer, useTexts } from '../context.tsx';
import { grouped } from '../parts/grouped.ts';
import { tableTexts } from '../texts/table.ts';
import { useTable } from './table-context.ts';

interface PlaceMenuProps {
  /** What it is of; `null`: it is closed. */
  readonly element: HTMLElement | null;
  readonly place: string;
  readonly onClose: () => void;
  readonly onExplain: (element: HTMLElement) => void;
}

/** All that can be done at one place of the table. */
export function PlaceMenu({ element, place, onClose, onExplain }: PlaceMenuProps) {
  const t = useTexts(tableTexts);
  const layer = useLayer();
  const { offers, objects, players } = useTable();
  // It goes on to be of it while it closes, and gives the focus back.
  const of = useRef(element);
  if (element) of.current = element;
  const possible = offers.at(place);
  // By the question that they answer.
  const groups = [...grouped(possible, ({ asked }) => asked.choice.id).values()];
  const seat = /^player (\d+)$/.exec(place)?.[1];
  const name = objects.get(place)?.name ?? (seat === undefined ? place : (players[Number(seat)] ?? place));
  return (
    <DropdownMenu.Root modal={false} open={element !== null} onOpenChange={(open) => open || onClose()}>
      {layer &&
        createPortal(
          <DropdownMenu.Trigger asChild>
            <span className="place-menu-anchor" style={boxIn(element)} aria-hidden />
          </DropdownMenu.Trigger>,
          layer,
        )}
      <DropdownMenu.Portal container={layer}>
        <DropdownMenu.Content
          className="place-menu"
          aria-label={t.actions(name)}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (of.current?.isConnected) of.current.focus();
          }}
        >
          {groups.map((group) => (
            <Fragment key={group[0]?.asked.choice.id}>
              {groups.length > 1 && (
                <DropdownMenu.Label className="place-menu-label">{group[0]?.asked.words}</DropdownMenu.Label>
              )}
              {group.map((offer) => (
                <DropdownMenu.Item
                  key={`${offer.list} ${offer.position}`}
                  className="place-menu-item"
                  onSelect={() => offers.take(offer)}
                >
                  {offer.label}
                  {offer.picked && <span className="soft"> · {t.chosen}</span>}
                </DropdownMenu.Item>
              ))}
            </Fragment>
          ))}
          {objects.has(place) && (
            <>
              {possible.length > 0 && <DropdownMenu.Separator className="place-menu-line" />}
              <DropdownMenu.Item className="place-menu-item" onSelect={() => element && onExplain(element)}>
                {possible.length > 0 ? t.explain : t.whyNot}
                <kbd aria-hidden>{possible.length > 0 ? 'E' : 'W'}</kbd>
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Where an element is on the screen: the menu opens beside it. */
function boxIn(element: HTMLElement | null) {
  if (!element) return {};
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
