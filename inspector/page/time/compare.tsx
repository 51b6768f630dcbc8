import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../context.tsx';
import { Failing } from '../parts/failing.tsx';
import { useAsked } from '../parts/use-asked.ts';
import { timeTexts } from '../texts/time.ts';
import { branchName } from './branch-name.ts';
import { rowsOf } from './difference-rows.ts';
import { DifferenceTree } from './difference-tree.tsx';
import { useSettled } from './use-settled.ts';
import type { Time } from './use-time.ts';

/** What is different between the step that is looked at and another one: the pinned one, or the one before it. */
export function Compare({ time }: { readonly time: Time }) {
  const t = useTexts(timeTexts);
  const { store, steps, branches } = time;
  const pinned = useStore(store.store, (state) => state.pinned);
  const names = useStore(store.store, (state) => state.names);
  const [filter, setFilter] = useState('');
  const [bookkeeping, setBookkeeping] = useState(false);
  // While the slider is dragged nothing is asked.
  const to = useSettled(time.step);
  const from = pinned ?? steps[to]?.parent ?? null;
  const asked = useAsked('difference', from === null ? null : { from, to });
  const told = asked.is === 'told' ? asked.told : null;
  const rows = useMemo(() => told && rowsOf(told, filter, bookkeeping), [told, filter, bookkeeping]);
  const of = (step: number): string => {
    const branch = branches.list().find(({ head }) => head === branches.of(step));
    return t.stepOf(branches.depth(step), branch ? branchName(branch, names, t) : '');
  };
  const left = pinned ?? steps[time.step]?.parent ?? null;
  return (
    <div className="compare">
      <div className="compare-head">
        <span>
          {t.from} <b>{left === null ? t.before : of(left)}</b> {t.to} <b>{of(time.step)}</b>
        </span>
        {pinned === null ? (
          <button type="button" title={t.pinHint} onClick={() => store.pin(time.step)}>
            {t.pin}
          </button>
        ) : (
          <button type="button" onClick={() => store.pin(null)}>
            {t.whatChanged}
          </button>
        )}
        <input
          type="search"
          aria-label={t.filter}
          placeholder={t.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <label title={t.bookkeepingHint}>
          <input type="checkbox" checked={bookkeeping} onChange={(event) => setBookkeeping(event.target.checked)} />{' '}
          {t.bookkeeping}
        </label>
        <span className="soft" role="status">
          {rows && t.changes(rows.leaves)}
        </span>
      </div>
      {from === null ? (
        <p className="soft">{t.noBefore}</p>
      ) : asked.is === 'failed' ? (
        <p role="alert">{t.failed(asked.message)}</p>
      ) : !rows ? (
        <p className="soft">{t.waiting}</p>
      ) : rows.leaves === 0 ? (
        <p className="soft">{filter === '' ? t.nothing : t.noneFound}</p>
      ) : (
        <Failing key={`${from} ${to} ${filter} ${bookkeeping}`}>
          <DifferenceTree rows={rows} />
        </Failing>
      )}
    </div>
  );
}
