import ElkConstructor, { type ELK, type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk-api.js';
import type { Drawing, PlacedEdge, PlacedNode } from './drawing.ts';

let elk: ELK | null = null;

/**
 * Layouts are worked out beside the page. The worker comes as a text, from which it is started: so it needs no address of its
 * own, wherever the page is built into.
 */
async function engine(): Promise<ELK> {
  if (elk) return elk;
  const { default: source } = await import('elkjs/lib/elk-worker.min.js?raw');
  elk ??= new ElkConstructor({ workerFactory: () => workerOf(source) });
  return elk;
}

function workerOf(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // It has read what it is by the time it first answers.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** Lays a graph out. Edges stand at the root, and their places are those of the whole drawing. */
export async function layOut(graph: ElkNode): Promise<Drawing> {
  const placed = await (await engine()).layout({
    ...graph,
    layoutOptions: { 'elk.json.edgeCoords': 'ROOT', ...graph.layoutOptions },
  });
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    nodes: (placed.children ?? []).flatMap((node) => placedNodes(node, null)),
    edges: (placed.edges ?? []).flatMap(placedEdge),
  };
}

function placedNodes(node: ElkNode, parent: string | null): readonly PlacedNode[] {
  const { id, x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  return [{ id, parent, box: { x, y, width, height } }, ...children.flatMap((child) => placedNodes(child, id))];
}

function placedEdge({ id, sources, targets, sections, labels }: ElkExtendedEdge): readonly PlacedEdge[] {
  const [from, to, section] = [sources[0], targets[0], sections?.[0]];
  if (from === undefined || to === undefined || !section) return [];
  const label = labels?.[0];
  return [
    {
      id,
      from,
      to,
      points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
      label: label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null,
    },
  ];
}
