import { DndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { layInto, mayLie, nudge } from '../answering/arrange.ts';
import { announcements, type Place, underPointer, useDragSensors } from './dragging.ts';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

const itemId = (item: number): string => `item ${item}`;
const pileId = (pile: number): string => `pile ${pile}`;

/** Items into piles: dragged, or sent by buttons. */
export const Arrange: Widget<'arrange'> = (props) => {
  const { request, options, draft, onDraft } = props;
  const { t } = useSurroundings();
  const sensors = useDragSensors();
  const [dragged, setDragged] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const sent = useRef<number | null>(null);
  // The button that sent an item elsewhere is gone, or has nothing left to do: the item itself takes the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.matches(':disabled');
    if (sent.current !== null && lost)
      root.current?.querySelector<HTMLElement>(`[data-item="${sent.current}"]`)?.focus();
    sent.current = null;
  });
  const send = (item: number, next: typeof draft): void => {
    sent.current = item;
    onDraft(next);
  };
  const nameOf = (id: number | string): string => {
    const [kind, at] = `${id}`.split(' ');
    return (kind === 'pile' ? request.piles[Number(at)]?.name : options[Number(at)]) ?? '';
  };
  const drop = (item: number, onto: number | string | undefined): void => {
    setDragged(null);
    const [kind, at] = `${onto ?? ''}`.split(' ');
    const there = Number(at);
    if (kind === 'pile') onDraft(layInto(request, draft, item, { pile: there }));
    if (kind === 'item' && there !== item) onDraft(layInto(request, draft, item, placeBefore(draft, item, there)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: announcements(t, nameOf),
        screenReaderInstructions: { draggable: t.dragHelp },
      }}
      onDragStart={({ active }) => setDragged(Number(active.data.current?.['item']))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => drop(Number(active.data.current?.['item']), over?.id)}
    >
      <div ref={root} className="piles" data-dragging={dragged !== null || undefined}>
        {request.piles.map(({ name }, pile) => (
          <PileOf key={name} pile={pile} dragged={dragged} onSend={send} {...props} />
        ))}
      </div>
    </DndContext>
  );
};

/** Where an item goes that is laid onto another: further down in the same pile it takes that one's place. */
function placeBefore(draft: WidgetProps<'arrange'>['draft'], item: number, onto: number): Place {
  const pile = draft.findIndex((lain) => lain.includes(onto));
  const lain = draft[pile] ?? [];
  const [from, to] = [lain.indexOf(item), lain.indexOf(onto)];
  const before = from >= 0 && from < to ? lain[to + 1] : onto;
  return before === undefined ? { pile } : { pile, before };
}

interface PileProps extends WidgetProps<'arrange'> {
  readonly pile: number;
  readonly dragged: number | null;
  /** Sends an item elsewhere by a button. */
  readonly onSend: (item: number, draft: WidgetProps<'arrange'>['draft']) => void;
}

function PileOf(props: PileProps) {
  const { request, draft, pile, dragged } = props;
  const { t } = useSurroundings();
  const lain = draft[pile] ?? [];
  const of = request.piles[pile];
  const disabled = dragged !== null && !mayLie(request, dragged, pile);
  const { setNodeRef, isOver } = useDroppable({ id: pileId(pile), disabled });
  if (!of) return null;
  const most = Math.min(of.max, request.items.length);
  return (
    <fieldset aria-label={t.pileOf(of.name, lain.length)} className="pile" data-shut={disabled || undefined}>
      <p className="pile-head">
        <strong>{of.name}</strong>{' '}
        <span className={lain.length < of.min || lain.length > of.max ? 'bad' : 'soft'}>
          {lain.length} / {t.range(Math.max(0, of.min), most)}
        </span>
        {of.ordered && <span className="soft"> · {t.ordered}</span>}
      </p>
      <ol>
        {lain.map((item, at) => (
          <Item key={item} item={item} at={at} last={at === lain.length - 1} ordered={of.ordered} {...props} />
        ))}
      </ol>
      <div ref={setNodeRef} className="pile-end" data-over={isOver || undefined}>
        {lain.length === 0 && <span className="soft">{t.emptyPile}</span>}
      </div>
    </fieldset>
  );
}

interface ItemProps extends PileProps {
  readonly item: number;
  readonly at: number;
  readonly last: boolean;
  readonly ordered: boolean;
}

function Item({ item, at, last, ordered, pile, dragged, request, options, draft, onSend, disabled }: ItemProps) {
  const { t, describe } = useSurroundings();
  const ref = request.items[item];
  const label = options[item] ?? '';
  const drag = useDraggable({ id: itemId(item), data: { item }, disabled });
  const shut = dragged !== null && !mayLie(request, dragged, pile);
  const drop = useDroppable({ id: itemId(item), disabled: shut });
  const move = drag.transform;
  return (
    <li
      ref={drop.setNodeRef}
      className="item"
      data-over={(drop.isOver && dragged !== item) || undefined}
      data-held={dragged === item || undefined}
      {...useLit(ref)}
    >
      <button
        type="button"
        ref={drag.setNodeRef}
        className="item-grip"
        data-option
        data-item={item}
        data-enter-answers
        {...drag.attributes}
        {...drag.listeners}
        style={move ? { transform: `translate(${move.x}px, ${move.y}px)` } : undefined}
      >
        {label} <span className="soft">{ref ? describe(ref) : ''}</span>
      </button>
      {ordered && (
        <>
          <button
            type="button"
            aria-label={t.up(label)}
            disabled={disabled || at === 0}
            onClick={() => onSend(item, nudge(draft, item, -1))}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={t.down(label)}
            disabled={disabled || last}
            onClick={() => onSend(item, nudge(draft, item, 1))}
          >
            ↓
          </button>
        </>
      )}
      {request.piles.map(
        ({ name }, to) =>
          to !== pile &&
          mayLie(request, item, to) && (
            <button
              key={name}
              type="button"
              aria-label={t.toPile(label, name)}
              disabled={disabled}
              onClick={() => onSend(item, layInto(request, draft, item, { pile: to }))}
            >
              → {name}
            </button>
          ),
      )}
    </li>
  );
}
