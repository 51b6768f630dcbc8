import { useTexts } from '../context.tsx';
import { activeIds, allNodes, type ChartEdge } from '../session/chart.ts';
import type { Service } from '../session/machine-store.ts';
import { machinesTexts } from '../texts/machines.ts';
import { edgeWords } from './edge-words.ts';

/** A chart in words: what is drawn of it can be read. */
export function ChartWords({ service: { chart, value, taken } }: { readonly service: Service }) {
  const t = useTexts(machinesTexts);
  const active = activeIds(chart, value);
  const open = allNodes(chart).flatMap(({ id, transitions }) => (active.has(id) ? transitions : []));
  const marks = (id: string, type: string): string =>
    [active.has(id) ? t.active : '', type === 'final' ? t.final : ''].filter(Boolean).join(', ');
  return (
    <details className="chart-words">
      <summary>{t.inWords}</summary>
      <h3>{t.states}</h3>
      <ul>
        {allNodes(chart).map(({ id, type }) => (
          <li key={id} className={active.has(id) ? 'chart-words-active' : undefined}>
            {id}
            {marks(id, type) && ` — ${marks(id, type)}`}
          </li>
        ))}
      </ul>
      <h3>{t.lastTaken}</h3>
      <Edges edges={taken} />
      <h3>{t.fromActive}</h3>
      <Edges edges={open} />
    </details>
  );
}

function Edges({ edges }: { readonly edges: readonly ChartEdge[] }) {
  const t = useTexts(machinesTexts);
  if (edges.length === 0) return <p className="soft">{t.nothing}</p>;
  const words = edges.map((edge) => `${edge.source}: ${edgeWords(edge, t)} → ${edge.target.join(', ') || t.stays}`);
  return (
    <ul>
      {[...new Set(words)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
