import { lazy, Suspense, useState } from 'react';
import type { PathsRecord } from '../../protocol/paths.ts';
import { useShared, useTexts } from '../context.tsx';
import { graphTexts } from '../texts/graph.ts';
import { pathsTexts } from '../texts/paths.ts';
import { Findings } from './findings.tsx';
import { PathWords } from './path-words.tsx';
import { PositionList } from './position-list.tsx';
import { standing } from './standing.ts';

/** What draws is large: it comes when there is a graph. */
const PathGraph = lazy(() => import('./path-graph.tsx'));

/** All that was found out about a card. */
export function Explored({ record, name }: { readonly record: PathsRecord; readonly name: string }) {
  const t = useTexts(pathsTexts);
  const g = useTexts(graphTexts);
  const { open } = useShared();
  const [failure, setFailure] = useState<string | null>(null);
  const [before, setBefore] = useState(() => standing.of(record));
  const shown = before.position;
  const graph = record.positions[shown];
  const show = (position: number): void => setBefore(standing.at(record, { position, node: null }));
  const stand = async (id: number): Promise<void> => {
    const node = graph?.nodes[id];
    if (!node || !open) return;
    setFailure(null);
    setBefore(standing.at(record, { position: shown, node: id }));
    try {
      await open({ name: `${record.card}-${shown + 1}-${id}.save.json`, text: node.save });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const onStand = open ? (id: number) => void stand(id) : null;
  return (
    <>
      <Findings record={record} />
      {record.positions.length === 0 && <p>{t.none}</p>}
      <PositionList positions={record.positions} shown={shown} onShow={show} />
      {failure !== null && <p role="alert">{failure}</p>}
      {graph && (
        <section className="paths-graph" aria-label={t.chart(name, shown + 1)}>
          {graph.cut > 0 && <p className="paths-bad">{t.cut(graph.cut)}</p>}
          {graph.sampled > 0 && <p className="soft">{t.sampled(graph.sampled)}</p>}
          {graph.nodes.length > 0 ? (
            <Suspense fallback={<p className="soft graph-waiting">{g.drawing}</p>}>
              <PathGraph
                graph={graph}
                stood={before.node}
                fileName={`paths-${record.card}-${shown + 1}`}
                onStand={onStand}
              />
            </Suspense>
          ) : (
            <p className="soft">{graph.answers === 0 ? t.nothingAsked : t.tooMany(graph.states)}</p>
          )}
          <PathWords graph={graph} stood={before.node} onStand={onStand} />
        </section>
      )}
    </>
  );
}
