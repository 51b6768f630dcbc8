import { useRef } from 'react';
import { useStore } from 'zustand';
import { useSession, useShared, useTexts } from '../context.tsx';
import { timeTexts } from '../texts/time.ts';
import { branchName, usualName } from './branch-name.ts';
import type { Branch } from './branches.ts';
import { Icon } from './icons.tsx';
import type { Time } from './use-time.ts';

const INDENT = 18;
const DEEPEST = 6;
/** So wide is a name that is not set in. */
const NAME = 280;

/** All branches: where they part, how long they are, how they ended. */
export function BranchList({ time }: { readonly time: Time }) {
  const t = useTexts(timeTexts);
  const list = time.branches.list();
  return (
    <>
      <ul className="branches">
        {list.map((branch) => (
          <BranchRow key={branch.head} branch={branch} time={time} />
        ))}
      </ul>
      {list.length < 2 && <p className="soft">{t.noBranches}</p>}
    </>
  );
}

interface BranchRowProps {
  readonly branch: Branch;
  readonly time: Time;
}

function BranchRow({ branch: row, time }: BranchRowProps) {
  const { head, from, level, steps: own } = row;
  const t = useTexts(timeTexts);
  const { ui } = useShared();
  const input = useRef<HTMLInputElement>(null);
  const session = useSession();
  const { store, branches, steps, stands, branch } = time;
  const names = useStore(store.store, (state) => state.names);
  const name = branchName(row, names, t);
  const tip = own.at(-1) ?? head;
  const end = steps[tip];
  const ended = end?.over ? (end.events.findLast(({ type }) => type === 'ended')?.words ?? t.over) : null;
  const told = [
    ...(from === null ? [] : [t.parts(branches.depth(from))]),
    t.answers(from === null ? own.length - 1 : own.length),
    ...(ended === null ? [] : [ended]),
    ...(branches.of(stands) === head ? [t.here] : []),
  ];
  const shown = branch === head;
  const indent = Math.min(level, DEEPEST) * INDENT;
  return (
    <li className="branch" aria-current={shown || undefined}>
      <button
        type="button"
        className="branch-show"
        style={{ marginInlineStart: `${indent}px` }}
        aria-pressed={shown}
        aria-label={t.showBranch(name)}
        onClick={() => time.showBranch(head)}
      >
        {shown ? '●' : '○'}
      </button>
      <input
        ref={input}
        className="branch-name"
        style={{ width: `${NAME - indent}px` }}
        aria-label={t.branchName(name)}
        placeholder={usualName(row, t)}
        value={names[head] ?? ''}
        maxLength={60}
        onChange={(event) => store.name(head, event.target.value)}
      />
      <button
        type="button"
        className="branch-rename"
        aria-label={t.rename(name)}
        title={t.rename(name)}
        onClick={() => {
          input.current?.focus();
          input.current?.select();
        }}
      >
        <Icon name="pencil" />
      </button>
      <span className="soft">{told.join(' · ')}</span>
      {session.can('difference') && (
        <button
          type="button"
          onClick={() => {
            store.pin(tip);
            ui.unfold('compare');
          }}
        >
          {t.toEnd}
        </button>
      )}
    </li>
  );
}
