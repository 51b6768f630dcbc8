let pen: CanvasRenderingContext2D | null = null;

/** How wide a text is, in pixels: before it is drawn, since a graph is laid out first. */
export function textWidth(of: string, size: number, weight = 400): number {
  if (typeof document === 'undefined') return of.length * size * 0.58;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return of.length * size * 0.58;
  pen.font = `${weight} ${size}px ${FONTS}`;
  return Math.ceil(pen.measureText(of).width * 1.02);
}

/** As in `base.css`. */
const FONTS = 'system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif';

export const widest = (texts: readonly string[], size: number, weight = 400): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size, weight)));
