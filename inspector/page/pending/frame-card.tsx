import type { ReactNode } from 'react';
import type { FrameRecord, NamedRecord, NodeRecord } from '../../protocol/pending.ts';
import { usePlayers, useShared, useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';
import { BatchLink, ChoiceLink, EffectLink, frameAnchor } from './links.tsx';
import { ProgramTree } from './program-tree.tsx';
import { stageWords } from './stage-words.ts';

interface FrameCardProps {
  readonly frame: FrameRecord;
  readonly top: boolean;
}

/** One pending effect: what it is of, how far it has got, and what it has found so far. */
export function FrameCard({ frame, top }: FrameCardProps) {
  const t = useTexts(pendingTexts);
  const { ui } = useShared();
  const players = usePlayers();
  const { id, words, kind, status, controller, object, stage, program, after, costs, results, targets } = frame;
  return (
    <article
      id={frameAnchor(id)}
      className="pending-frame"
      tabIndex={-1}
      aria-label={`${t.effect(id)}: ${words}`}
      onPointerEnter={() => ui.light(object === undefined ? [] : [object])}
      onPointerLeave={() => ui.light([])}
    >
      <header>
        <h3>{words}</h3>
        {top && <span className="small-tag">{t.top}</span>}
        <button
          type="button"
          className="ref-link mono pending-id"
          onClick={() => ui.show('machines', { actor: `effect.${id}` })}
        >
          {t.effect(id)}
        </button>
      </header>
      <p className="soft">
        {[t.kind(kind), players[controller], t.status(status), stage && stageWords(t, stage)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Causes frame={frame} />
      <Program title={status === 'draft' ? t.will : t.program} nodes={program} empty={t.noProgram} />
      {after.length > 0 && <Program title={t.after} nodes={after} empty="" />}
      {costs.length > 0 && (
        <Part title={t.costs}>
          <p>{costs.join('; ')}</p>
        </Part>
      )}
      <Names title={t.targets} of={targets} />
      <Names title={status === 'draft' ? t.picked : t.results} of={results} />
    </article>
  );
}

/** What has set it off, what made it, who waits for it, and what it waits for. */
function Causes({ frame }: { readonly frame: FrameRecord }) {
  const t = useTexts(pendingTexts);
  const { cause, parent, choices } = frame;
  const links: readonly (readonly [string, ReactNode])[] = [
    ...(cause.batch === undefined ? [] : [[t.cause, <BatchLink key="batch" batch={cause.batch} />] as const]),
    ...(cause.frame === undefined ? [] : [[t.madeBy, <EffectLink key="by" id={cause.frame} />] as const]),
    ...(parent === undefined || parent === cause.frame
      ? []
      : [[t.waitsForIt, <EffectLink key="parent" id={parent} />] as const]),
    ...choices.map((choice) => [t.choices, <ChoiceLink key={choice} choice={choice} />] as const),
  ];
  if (links.length === 0) return null;
  return (
    <p className="pending-links">
      {links.map(([name, link], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order
        <span key={i}>
          <span className="soft">{name}</span> {link}
        </span>
      ))}
    </p>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="pending-part">
    <h4>{title}</h4>
    {children}
  </section>
);

interface ProgramProps {
  readonly title: string;
  readonly nodes: readonly NodeRecord[];
  readonly empty: string;
}

const Program = ({ title, nodes, empty }: ProgramProps) => (
  <Part title={title}>{nodes.length > 0 ? <ProgramTree nodes={nodes} /> : <p className="soft">{empty}</p>}</Part>
);

const Names = ({ title, of }: { readonly title: string; readonly of: readonly NamedRecord[] }) =>
  of.length === 0 ? null : (
    <Part title={title}>
      <dl className="pending-names">
        {of.map(({ name, words }) => (
          <div key={name}>
            <dt className="mono">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
