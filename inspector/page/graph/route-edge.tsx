import { type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import type { Box, Point } from './drawing.ts';
import { labelPlace, pathThrough } from './route.ts';

export type Route = Edge<
  {
    readonly points: readonly Point[];
    readonly label: Box | null;
    readonly words: readonly string[];
    /** `on`: taken last; `open`: can be taken now. */
    readonly light: 'on' | 'open' | 'off';
    readonly arrow: boolean;
  },
  'route'
>;

/** A line along the way that the layout has found, with its label. */
export function RouteEdge({ data }: EdgeProps<Route>) {
  if (!data) return null;
  const { points, label, words, light, arrow } = data;
  const at = label ? { x: label.x + label.width / 2, y: label.y + label.height / 2 } : labelPlace(points);
  return (
    <>
      <path className={`route route-${light}`} d={pathThrough(points)} />
      {arrow && <path className={`route-head route-head-${light}`} d={headAt(points)} />}
      {words.length > 0 && (
        <EdgeLabelRenderer>
          <div
            className={`route-words route-words-${light}`}
            style={{ transform: `translate(${label ? '-50%' : '0'}, -50%) translate(${at.x}px, ${at.y}px)` }}
          >
            {words.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        </EdgeLabelRenderer>
      )}
    </>
  );
}

/** The head of an arrow at the end of a way. */
function headAt(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [x, y] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const at = (back: number, aside: number): string => `${end.x - x * back - y * aside},${end.y - y * back + x * aside}`;
  return `M${at(0, 0)} L${at(7, 3.5)} L${at(7, -3.5)} Z`;
}
