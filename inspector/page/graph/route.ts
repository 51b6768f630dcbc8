import type { Point } from './drawing.ts';

/** How round corners are. */
const ROUND = 6;

/** A line through points, with rounded corners, as the path of an SVG. */
export function pathThrough(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = points.slice(1).map((corner, at) => {
    const before = points[at] ?? first;
    const after = points[at + 2];
    if (!after) return `L${corner.x},${corner.y}`;
    const start = towards(corner, before);
    const end = towards(corner, after);
    return `L${start.x},${start.y} Q${corner.x},${corner.y} ${end.x},${end.y}`;
  });
  return [`M${first.x},${first.y}`, ...parts].join(' ');
}

/** A point on the way from a corner to another, as far as corners are round. */
function towards(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const far = length === 0 ? 0 : Math.min(ROUND, length / 2) / length;
  return { x: from.x + dx * far, y: from.y + dy * far };
}

/** Where a label stands that has no room of its own: beside the end, where lines that share their way have parted. */
export function labelPlace(points: readonly Point[]): Point {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return { x: 0, y: 0 };
  return { x: end.x + BESIDE, y: end.y + Math.sign(before.y - end.y) * FROM_END };
}

const BESIDE = 5;
const FROM_END = 9;
