import type { NodeRecord, Progress } from '../../protocol/pending.ts';
import { useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';

const SIGNS: Readonly<Record<Progress, string>> = { done: '✓', now: '▶', open: '▽', ahead: '○', aside: '–' };

/** A program as lists in lists, each node with how far it has got. */
export const ProgramTree = ({ nodes }: { readonly nodes: readonly NodeRecord[] }) => (
  <ol className="pending-nodes">
    {nodes.map((node) => (
      <Node key={node.path} node={node} />
    ))}
  </ol>
);

function Node({ node: { path, op, words, as, is, round, within } }: { readonly node: NodeRecord }) {
  const t = useTexts(pendingTexts);
  return (
    <li className="pending-node" data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
      <div className="pending-line" title={words}>
        <span className="pending-sign" role="img" aria-label={t[is]} title={t[is]}>
          {SIGNS[is]}
        </span>
        <span className="mono pending-op" title={path}>
          {op}
        </span>
        <span className={within.length > 0 ? 'pending-words pending-outer' : 'pending-words'}>{words}</span>
        {as !== undefined && <span className="mono soft pending-as">= {as}</span>}
        {round && <span className="small-tag">{t.round(round.k, round.of, round.item)}</span>}
      </div>
      {within.length > 0 && <ProgramTree nodes={within} />}
    </li>
  );
}
