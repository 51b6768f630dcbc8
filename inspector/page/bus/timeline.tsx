// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table cannot stand where a virtual list puts them
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMatch, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { busTexts } from '../texts/bus.ts';
import { BusRow } from './bus-row.tsx';
import { keyGoal } from './keys.ts';
import { relationOf } from './relations.ts';
import type { Row } from './row.ts';
import { RowMenu } from './row-menu.tsx';
import { type UsedBus, useBusState } from './use-bus.ts';

/** All rows are of one height, so that nothing moves while they scroll by. */
const ROW_HEIGHT = 26;

const NO_OBJECTS: readonly string[] = [];
const objectsOf = (row: Row | undefined): readonly string[] => (row?.kind === 'event' ? row.event.objects : NO_OBJECTS);

/** The rows of the timeline, of which only those in view are drawn. */
export function Timeline({ bus, shown }: UsedBus) {
  const t = useTexts(busTexts);
  const session = useSession();
  const { ui } = useShared();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const active = useBusState(bus, (state) => state.active);
  const goal = useBusState(bus, (state) => state.goal);
  const following = useBusState(bus, (state) => state.following);
  const selected = useUi((state) => state.event);
  const looked = useMatch((state) => state.step);
  const stands = useMatch((state) => state.stands);
  const [pointed, setPointed] = useState(-1);
  const [focused, setFocused] = useState(false);
  const { rows } = bus;
  const { list } = shown;
  const count = list.length;
  const place = active < 0 ? -1 : shown.placeOf(active);

  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // What is gone to is not covered by the way to the newest.
    scrollPaddingEnd: following ? 0 : 2 * ROW_HEIGHT,
    initialOffset: bus.offset,
    // The row that the keyboard is at stays, wherever the list is scrolled to.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const drawn = defaultRangeExtractor(range);
        return place < 0 || drawn.includes(place) ? drawn : [...drawn, place].sort((a, b) => a - b);
      },
      [place],
    ),
  });
  const height = virtual.scrollRect?.height ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list or its frame has another size
  useLayoutEffect(() => {
    const { current } = scroller;
    if (following && current) current.scrollTop = current.scrollHeight;
  }, [following, count, height]);
  // What opens below takes room: the row that it is about stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens, or its frame has another size
  useLayoutEffect(() => {
    if (selected && !following && place >= 0) virtual.scrollToIndex(place, { align: 'auto' });
  }, [selected, height]);
  useEffect(() => {
    if (goal === null) return;
    const at = shown.placeOf(goal);
    if (at >= 0) virtual.scrollToIndex(at, { align: inView(virtual.range, at) ? 'auto' : 'center' });
    bus.reached();
  }, [goal, shown, virtual, bus]);

  // What is pointed at here is lit no longer than the list is there.
  useEffect(() => () => ui.light(NO_OBJECTS), [ui]);

  const focusOn = (row: number): void => {
    bus.jump(row);
    ui.light(objectsOf(rows.list[row]));
  };
  const open = (row: number): void => {
    const of = rows.list[row];
    if (of?.kind === 'event') ui.selectEvent({ batch: of.event.batch, n: of.event.n });
    if (of?.kind === 'answer' || of?.kind === 'turn') session.look({ step: of.step === stands ? null : of.step });
  };
  const subject = rows.list[pointed >= 0 ? pointed : focused ? active : -1];
  return (
    <RowMenu bus={bus} open={open}>
      <div className="bus-frame">
        <div
          ref={scroller}
          role="treegrid"
          className="bus-list"
          tabIndex={0}
          aria-label={t.timeline}
          aria-description={t.keys}
          aria-rowcount={count}
          aria-activedescendant={place < 0 ? undefined : `${id}-${active}`}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            bus.offset = scrollTop;
            bus.follow(scrollHeight - scrollTop - clientHeight < ROW_HEIGHT);
          }}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === 'Enter' || event.key === ' ') open(active);
            else if (event.key === 'Escape') ui.selectEvent(null);
            else {
              const to = keyGoal(event.key, { bus, shown, page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 1) });
              if (to === null) return;
              focusOn(to);
            }
            event.preventDefault();
          }}
          onFocus={() => {
            setFocused(true);
            if (place < 0 && count > 0) bus.setActive(list[virtual.range?.endIndex ?? 0] ?? -1);
            else ui.light(objectsOf(rows.list[active]));
          }}
          onBlur={() => {
            setFocused(false);
            ui.light(NO_OBJECTS);
          }}
          onPointerMove={({ target }) => {
            const row = rowAt(target);
            if (row === pointed) return;
            setPointed(row);
            ui.light(objectsOf(rows.list[row]));
          }}
          onPointerLeave={() => {
            setPointed(-1);
            ui.light(NO_OBJECTS);
          }}
          onClick={({ target }) => {
            const batch = batchAt(target);
            if (batch !== null) return bus.jump(rows.batch(batch));
            const row = rowAt(target);
            if (row < 0) return;
            bus.setActive(row);
            open(row);
          }}
        >
          <div role="rowgroup" className="bus-all" style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const at = list[index] ?? -1;
              const row = rows.list[at];
              return row ? (
                <BusRow
                  key={row.key}
                  id={`${id}-${at}`}
                  row={row}
                  above={rows.list[list[index - 1] ?? -1]}
                  number={index + 1}
                  place={at}
                  top={start}
                  active={at === active}
                  selected={row.kind === 'event' && row.event.batch === selected?.batch && row.event.n === selected.n}
                  looked={row.kind === 'answer' && row.step === looked}
                  relation={relationOf(row, subject)}
                />
              ) : null;
            })}
          </div>
        </div>
        {count === 0 && <p className="bus-empty soft">{rows.list.length === 0 ? t.empty : t.nothingFits}</p>}
        {!following && count > 0 && (
          <button type="button" className="bus-newest" onClick={() => bus.follow(true)}>
            {t.newest} ↓
          </button>
        )}
      </div>
    </RowMenu>
  );
}

const inView = (range: { readonly startIndex: number; readonly endIndex: number } | null, at: number): boolean =>
  range !== null && at >= range.startIndex - 1 && at <= range.endIndex + 1;

/** The row that something in the list belongs to; -1: none. */
function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return Number(row?.dataset['place'] ?? -1);
}

function batchAt(target: EventTarget): number | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-batch]') : null;
  return link ? Number(link.dataset['batch']) : null;
}
