/** Where something is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Where a key leads, if it leads anywhere. */
export const directionOf = (key: string): Direction | null => KEYS[key] ?? null;

const middleX = ({ left, right }: Box): number => (left + right) / 2;
const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** In one row with it: the middle of the lower one of the two is beside the other. */
function beside(one: Box, other: Box): boolean {
  const [low, high] = one.bottom - one.top < other.bottom - other.top ? [one, other] : [other, one];
  return middleY(low) > high.top && middleY(low) < high.bottom;
}

function nearest(boxes: readonly Box[], far: (box: Box) => number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, box] of boxes.entries()) {
    const distance = far(box);
    if (distance < least) {
      best = i;
      least = distance;
    }
  }
  return best;
}

/**
 * Which of some boxes an arrow key leads to: the next one in its row, or the nearest one of the rows above or below.
 * @returns its position; `null` where there is none that way
 */
export function boxTowards(boxes: readonly Box[], from: Box, direction: Direction): number | null {
  const x = middleX(from);
  const y = middleY(from);
  const never = Number.POSITIVE_INFINITY;
  const inRow = (box: Box): boolean => box !== from && beside(box, from);
  switch (direction) {
    case 'left':
      return nearest(boxes, (box) => (inRow(box) && middleX(box) < x ? x - middleX(box) : never));
    case 'right':
      return nearest(boxes, (box) => (inRow(box) && middleX(box) > x ? middleX(box) - x : never));
    case 'first':
      return nearest(boxes, (box) => (inRow(box) ? middleX(box) : never));
    case 'last':
      return nearest(boxes, (box) => (inRow(box) ? -middleX(box) : never));
    // A row is nearer than any place in it is aside.
    case 'up':
      return nearest(boxes, (box) =>
        !inRow(box) && middleY(box) < y ? 3 * (y - middleY(box)) + aside(box, x) : never,
      );
    case 'down':
      return nearest(boxes, (box) =>
        !inRow(box) && middleY(box) > y ? 3 * (middleY(box) - y) + aside(box, x) : never,
      );
  }
}

/** How far a box is to the left or right; nothing where it is straight above or below. */
const aside = ({ left, right }: Box, x: number): number => Math.max(0, left - x, x - right);
