import { hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useMemo, useState } from 'react';
import { useTexts } from '../context.tsx';
import { valueWords } from '../session/chart.ts';
import type { Service } from '../session/machine-store.ts';
import { machinesTexts } from '../texts/machines.ts';
import { childrenOf, newestOf, rootsOf } from './actors.ts';

interface ActorTreeProps {
  readonly services: ReadonlyMap<string, Service>;
  readonly shown: string | null;
  readonly purposes: ReadonlyMap<string, string>;
  readonly onShow: (service: Service) => void;
}

const ROOT = ' all';

/** The actors that live, and those that have just ended. */
export function ActorTree({ services, shown, purposes, onShow }: ActorTreeProps) {
  const t = useTexts(machinesTexts);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string | null>(null);
  const { children, roots, shape } = useMemo(() => {
    const of = childrenOf(services);
    const top = rootsOf(services).map(({ sessionId }) => sessionId);
    return { children: of, roots: top, shape: JSON.stringify([top, [...of]]) };
  }, [services]);
  // The tree is built anew whenever its list of what is open is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same shape has the same folders
  const folders = useMemo(() => [ROOT, ...children.keys()], [shape]);
  const expanded = useMemo(() => folders.filter((id) => !folded.includes(id)), [folders, folded]);
  const newest = newestOf(services);
  const wordsOf = (id: string): string => services.get(id)?.id ?? '';
  const tree = useTree<string>({
    rootItemId: ROOT,
    getItemName: (item) => wordsOf(item.getId()),
    isItemFolder: (item) => children.has(item.getId()),
    dataLoader: {
      // An item that has just been forgotten may still be asked for.
      getItem: (id) => services.get(id)?.id ?? (id || ROOT),
      getChildren: (id) => (id === ROOT ? roots : [...(children.get(id) ?? [])]),
    },
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
    state: { expandedItems: expanded, focusedItem: focused !== null && services.has(focused) ? focused : shown },
    setExpandedItems: (change) => {
      const next = typeof change === 'function' ? change(expanded) : change;
      setFolded(folders.filter((id) => !next.includes(id)));
    },
    setFocusedItem: (change) => {
      const next = typeof change === 'function' ? change(focused) : change;
      setFocused(next);
      const service = next === null ? undefined : services.get(next);
      // What is focused is shown: moving through the tree is looking through the charts.
      if (service) onShow(service);
    },
  });
  return (
    <div {...tree.getContainerProps(t.actors)} className="actors">
      {tree.getItems().map((item) => {
        const service = services.get(item.getId());
        if (!service) return null;
        const { id, sessionId, value, stopped } = service;
        const purpose = purposes.get(id);
        const state = valueWords(value);
        const marks = [stopped ? t.stopped : '', sessionId === newest ? t.newest : ''].filter(Boolean);
        const names = ['actor'];
        if (stopped) names.push('actor-stopped');
        if (sessionId === newest) names.push('actor-newest');
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard at the tree
          <div
            {...item.getProps()}
            key={sessionId}
            role="treeitem"
            tabIndex={item.isFocused() ? 0 : -1}
            onClick={() => item.setFocused()}
            aria-selected={sessionId === shown}
            aria-label={[id, purpose, state, ...marks].filter(Boolean).join(', ')}
            className={names.join(' ')}
            style={{ paddingInlineStart: `${item.getItemMeta().level * 14 + 4}px` }}
          >
            <Twist
              folder={item.isFolder()}
              open={item.isExpanded()}
              onTurn={() => (item.isExpanded() ? item.collapse() : item.expand())}
            />
            <span className="actor-id">{id}</span>
            {purpose && <span className="actor-of">{purpose}</span>}
            <span className="actor-state">{state}</span>
          </div>
        );
      })}
    </div>
  );
}

/** For the mouse: with the keyboard the arrows open and close. */
function Twist({
  folder,
  open,
  onTurn,
}: {
  readonly folder: boolean;
  readonly open: boolean;
  readonly onTurn: () => void;
}) {
  if (!folder) return <span className="actor-twist" aria-hidden="true" />;
  return (
    <span
      className="actor-twist"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onTurn();
      }}
    >
      {open ? '▾' : '▸'}
    </span>
  );
}
