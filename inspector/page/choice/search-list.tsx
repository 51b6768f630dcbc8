import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { found } from './found.ts';
import { useT } from './surroundings.ts';

interface SearchListProps {
  readonly options: readonly string[];
  /** What else is to be known of one, in a few words. */
  readonly detailsOf: (position: number) => string;
  readonly picked: readonly number[];
  readonly many: boolean;
  readonly disabled: boolean;
  readonly onPoint: (position: number) => void;
  readonly onTakeBack: (position: number) => void;
}

const ROW = 28;
const PAGE = 8;

/** How far a key moves in a list. */
const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** A long list that is searched: typing filters it, arrows go through what is left, Enter picks. */
export function SearchList({ options, detailsOf, picked, many, disabled, onPoint, onTakeBack }: SearchListProps) {
  const t = useT();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const hits = useMemo(() => found(options, search), [options, search]);
  const rows = useVirtualizer({
    count: hits.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: PAGE,
  });
  const go = (to: number): void => {
    const next = Math.max(0, Math.min(hits.length - 1, to));
    setActive(next);
    rows.scrollToIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = MOVES[event.key];
    const hit = hits[active];
    if (by !== undefined) go(active + by);
    else if (event.key === 'Escape' && search !== '') setSearch('');
    else if (event.key === 'Enter' && !event.ctrlKey && hit !== undefined) onPoint(hit);
    else return;
    event.preventDefault();
  };
  return (
    <div className="search">
      {many && picked.length > 0 && (
        <ul className="search-picked" aria-label={t.pickedOnes}>
          {picked.map((position) => (
            <li key={position}>
              <button
                type="button"
                aria-label={t.takeBack(options[position] ?? '')}
                disabled={disabled}
                onClick={() => {
                  onTakeBack(position);
                  field.current?.focus();
                }}
              >
                {options[position]} ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
        aria-label={t.search}
        placeholder={t.searchHint}
        disabled={disabled}
        value={search}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive(0);
          rows.scrollToOffset(0);
        }}
      />
      <span className="soft search-found" role="status">
        {t.found(hits.length)}
      </span>
      <div
        ref={scroller}
        id={`${id}-list`}
        role="listbox"
        aria-label={t.options}
        aria-multiselectable={many}
        tabIndex={-1}
        className="search-list"
      >
        <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const position = hits[index] ?? 0;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which says what is active
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                key={position}
                id={`${id}-${index}`}
                role="option"
                aria-selected={picked.includes(position)}
                aria-setsize={hits.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className="search-row"
                style={{ height: ROW, transform: `translateY(${start}px)` }}
                onClick={() => {
                  setActive(index);
                  if (!disabled) onPoint(position);
                }}
              >
                {options[position]} <span className="soft">{detailsOf(position)}</span>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
