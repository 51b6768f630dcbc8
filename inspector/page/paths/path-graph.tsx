import { useMemo } from 'react';
import type { GraphRecord } from '../../protocol/paths.ts';
import { useTexts } from '../context.tsx';
import { Canvas } from '../graph/canvas.tsx';
import type { Drawing } from '../graph/drawing.ts';
import type { Route } from '../graph/route-edge.tsx';
import { useDrawing } from '../graph/use-drawing.ts';
import { graphTexts } from '../texts/graph.ts';
import { pathsTexts } from '../texts/paths.ts';
import { elkOfPaths } from './path-elk.ts';
import { pathLines } from './path-lines.ts';
import { PathNodeView, type PathView } from './path-node.tsx';

export interface PathGraphProps {
  readonly graph: GraphRecord;
  /** The state that was gone to, if it is one of these. */
  readonly stood: number | null;
  readonly fileName: string;
  /** Makes a state the match of the page, where that can be done. */
  readonly onStand: ((id: number) => void) | null;
}

const NODES = { path: PathNodeView };

/** The choice graph of one position. */
export default function PathGraph({ graph: wanted, stood, fileName, onStand }: PathGraphProps) {
  const t = useTexts(pathsTexts);
  const g = useTexts(graphTexts);
  const { of: graph, drawn } = useDrawing(wanted, elkOfPaths);
  const drawing = drawn.is === 'drawn' ? drawn.drawing : null;
  const open = onStand !== null;
  const nodes = useMemo(
    () => (drawing ? pathViews(graph, drawing, { stood, open, hint: t.stand }) : []),
    [graph, drawing, stood, open, t],
  );
  const edges = useMemo(() => (drawing ? pathRoutes(graph, drawing, stood) : []), [graph, drawing, stood]);
  if (drawn.is === 'failed') return <p role="alert">{g.failed(drawn.message)}</p>;
  if (!drawing) return <p className="soft graph-waiting">{g.drawing}</p>;
  return (
    <Canvas
      drawing={drawing}
      nodes={nodes}
      edges={edges}
      nodeTypes={NODES}
      fileName={fileName}
      {...(onStand && graph === wanted ? { onNode: (id: string) => onStand(Number(id)) } : {})}
    >
      <span className="soft">{open ? t.standHint : t.lookOnly}</span>
    </Canvas>
  );
}

function pathViews(
  { nodes }: GraphRecord,
  drawing: Drawing,
  shown: { readonly stood: number | null; readonly open: boolean; readonly hint: string },
): PathView[] {
  return drawing.nodes.flatMap(({ id, box }): PathView[] => {
    const node = nodes[Number(id)];
    if (!node) return [];
    const data = { node, stood: node.id === shown.stood, open: shown.open, hint: shown.hint };
    return [{ id, type: 'path', position: { x: box.x, y: box.y }, width: box.width, height: box.height, data }];
  });
}

/** Answers of the state that was gone to are lit. */
function pathRoutes(graph: GraphRecord, drawing: Drawing, stood: number | null): Route[] {
  const lines = new Map(pathLines(graph).map((line) => [line.id, line]));
  return drawing.edges.flatMap(({ id, from, to, points, label }): Route[] => {
    const line = lines.get(id);
    if (!line) return [];
    const light = line.from === stood ? 'open' : 'off';
    return [
      { id, type: 'route', source: from, target: to, data: { points, label, words: line.words, light, arrow: true } },
    ];
  });
}
