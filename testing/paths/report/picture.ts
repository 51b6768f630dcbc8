import type { Edge, Graph, Node } from '../graph/graph.ts';
import { GraphWords } from './graph-words.ts';
import { element, text } from './html.ts';

/** How far places of a graph are apart, in pixels. */
const ACROSS = 210;
const DOWN = 32;
/** A graph with more nodes is not drawn: nobody could read it. */
const READABLE = 400;

/** A choice graph as a picture: from left to right by answers, with what is asked at each node and answered on each edge. */
export function pictureOf(graph: Graph): string {
  const { nodes, edges } = graph;
  if (nodes.length > READABLE) return element('p', {}, text(`${nodes.length} states: too many to draw.`));
  const places = placesOf(graph);
  const deepest = Math.max(...nodes.map(({ depth }) => depth));
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const at = (id: number) => {
    const { depth, row } = places[id] ?? { depth: 0, row: 0 };
    return { x: 20 + depth * ACROSS, y: 18 + row * DOWN };
  };
  const [width, height] = [deepest * ACROSS + 320, rows * DOWN + 20];
  const words = new GraphWords(graph);
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': 'choice graph' },
    ...edges.map((edge) => lineOf(edge, at, words.edge(edge))),
    ...nodes.map((node) =>
      dotOf(node, at(node.id), { asked: words.node(node), way: node.via ? words.edge(node.via) : '' }),
    ),
  );
}

type At = (id: number) => { readonly x: number; readonly y: number };

function lineOf({ from, to }: Edge, at: At, label: string): string {
  const [a, b] = [at(from), at(to)];
  const back = b.x <= a.x;
  const middle = (a.x + b.x) / 2;
  const path = back
    ? `M${a.x},${a.y} C${a.x + 60},${a.y - 30} ${b.x - 60},${b.y - 30} ${b.x},${b.y}`
    : `M${a.x},${a.y} C${middle},${a.y} ${middle},${b.y} ${b.x},${b.y}`;
  return element('path', { d: path, class: back ? 'edge back' : 'edge' }, element('title', {}, text(label)));
}

/** What is said at a node: what is asked there, and the answer by which one comes there. */
interface Said {
  readonly asked: string;
  readonly way: string;
}

function dotOf({ settled, depth }: Node, { x, y }: { x: number; y: number }, { asked, way }: Said): string {
  const kind = depth === 0 ? 'begin' : settled ? 'end' : 'ask';
  return element(
    'g',
    { class: `node ${kind}` },
    element('circle', { cx: x, cy: y, r: settled ? 4 : 6 }),
    element('text', { x: x + 10, y: y + 11 }, text(short(asked))),
    element('text', { x: x + 10, y: y - 3, class: 'way' }, text(short(way))),
    element('title', {}, text(way ? `${way}, then ${asked}` : asked)),
  );
}

const short = (label: string): string => (label.length > 32 ? `${label.slice(0, 31)}…` : label);

/** Each node in the column of its depth, near those that lead to it. */
function placesOf({ nodes }: Graph): readonly { readonly depth: number; readonly row: number }[] {
  const rows: number[] = [];
  const next: number[] = [];
  const children = nodes.map((): number[] => []);
  for (const { id, via } of nodes) if (via) children[via.from]?.push(id);
  // Depth first, so that what belongs together lies together; a parent lies beside its first child.
  const walk = (id: number, depth: number): void => {
    const row = Math.max(next[depth] ?? 0, rows[nodes[id]?.via?.from ?? -1] ?? 0);
    rows[id] = row;
    for (const child of children[id] ?? []) walk(child, depth + 1);
    next[depth] = Math.max(row + 1, depth + 1 < next.length ? (next[depth + 1] ?? 0) : 0);
  };
  if (nodes.length > 0) walk(0, 0);
  return nodes.map(({ id, depth }) => ({ depth, row: rows[id] ?? 0 }));
}
