import { activeIds, allEdges, allNodes, type ChartEdge, type ChartNode } from './chart.ts';

/** Where a machine was and is, and what it was sent. */
export interface Move {
  readonly before: unknown;
  readonly after: unknown;
  readonly event: string;
}

/**
 * Of a program that does not tell which transitions were taken: those of the event that lead from where it was to where it
 * is, with those that were then taken at once.
 */
export function guessTaken(chart: ChartNode, { before, after, event }: Move): readonly ChartEdge[] {
  const was = activeIds(chart, before);
  const is = activeIds(chart, after);
  const edges = allEdges(chart);
  // A history state is never active itself: it leads to one of its siblings.
  const histories = new Set(allNodes(chart).flatMap(({ id, type }) => (type === 'history' ? [id] : [])));
  const stands = (id: string): boolean => is.has(histories.has(id) ? id.slice(0, id.lastIndexOf('.')) : id);
  const reaches = ({ target }: ChartEdge): boolean => target.some(stands);
  const first = edges.filter(({ source, eventType }) => was.has(source) && (eventType === event || eventType === '*'));
  const at = edges.filter(({ eventType }) => eventType === '');
  for (const list of [first.filter(({ eventType }) => eventType !== '*'), first]) {
    const straight = innermost(list.filter(reaches));
    if (straight.length > 0) return straight;
    const bent = list.flatMap((edge) => {
      const then = at.filter((one) => edge.target.includes(one.source) && reaches(one));
      return then.length > 0 ? [edge, ...then] : [];
    });
    if (bent.length > 0) return bent;
  }
  return innermost(at.filter((edge) => was.has(edge.source) && reaches(edge)));
}

/** An inner state goes before those around it. */
const innermost = (edges: readonly ChartEdge[]): readonly ChartEdge[] =>
  edges.filter((edge) => !edges.some(({ source }) => source.startsWith(`${edge.source}.`)));
