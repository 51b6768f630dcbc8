import { hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTexts } from '../context.tsx';
import { timeTexts } from '../texts/time.ts';
import { type DifferenceRow, type DifferenceRows, ROOT } from './difference-rows.ts';

/** Smaller differences are shown with all of their places open. */
const OPEN = 120;
const ROW = 24;

const NONE: DifferenceRow = { id: '', of: { key: '', kind: 'changed' }, children: [] };

/** A difference as a tree: what was there, and what is. */
export function DifferenceTree({ rows: { rows, leaves } }: { readonly rows: DifferenceRows }) {
  const t = useTexts(timeTexts);
  const scroller = useRef<HTMLDivElement | null>(null);
  const tree = useTree<DifferenceRow>({
    rootItemId: ROOT,
    getItemName: (item) => nameOf(item.getItemData()),
    isItemFolder: (item) => item.getItemData().children.length > 0,
    dataLoader: {
      getItem: (id) => rows.get(id) ?? NONE,
      getChildren: (id) => [...(rows.get(id)?.children ?? [])],
    },
    initialState: {
      expandedItems: leaves <= OPEN ? [...rows.keys()] : [ROOT],
    },
    scrollToItem: (item) => virtual.scrollToIndex(item.getItemMeta().index),
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  });
  const items = tree.getItems();
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 10,
  });
  return (
    <div ref={scroller} className="difference">
      <div {...tree.getContainerProps(t.tree)} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          if (!item) return null;
          const { of } = item.getItemData();
          return (
            <div
              key={key}
              {...item.getProps()}
              className={`difference-row difference-${of.kind}`}
              style={{
                transform: `translateY(${start}px)`,
                paddingInlineStart: `${item.getItemMeta().level * 16 + 4}px`,
              }}
            >
              <span className="difference-sign" aria-hidden="true">
                {of.children ? (item.isExpanded() ? '▾' : '▸') : { added: '+', removed: '−', changed: '' }[of.kind]}
              </span>
              <span className="difference-name">{nameOf(item.getItemData())}</span>
              {!of.children && <Values row={item.getItemData()} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Values({ row: { of } }: { readonly row: DifferenceRow }) {
  const { before, after } = of;
  return (
    <span className="difference-values mono">
      {before !== undefined && <del title={before}>{before}</del>}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && <ins title={after}>{after}</ins>}
    </span>
  );
}

/** `Kerb Pup (12)`: what a place is called, and its key. */
const nameOf = ({ of: { key, label } }: DifferenceRow): string => (label === undefined ? key : `${label} (${key})`);
