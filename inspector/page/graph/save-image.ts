import { toPng, toSvg } from 'html-to-image';
import type { Drawing } from './drawing.ts';

/** Room around the drawing. */
const MARGIN = 16;
/** Browsers make no larger images. */
const MOST_SIDE = 8000;

export type ImageKind = 'png' | 'svg';

/** Saves the whole drawing as a file, whatever part of it is shown. @throws {Error} if the browser makes no image of it */
export async function saveImage(around: HTMLElement, drawing: Drawing, name: string, kind: ImageKind): Promise<void> {
  const viewport = around.querySelector<HTMLElement>('.react-flow__viewport');
  if (!viewport) return;
  const { wide, high } = sizeOf(viewport, drawing);
  for (const line of viewport.querySelectorAll('path')) keepLook(line);
  const options = {
    width: wide,
    height: high,
    pixelRatio: Math.min(2, MOST_SIDE / wide, MOST_SIDE / high),
    backgroundColor: getComputedStyle(around).backgroundColor,
    skipFonts: true,
    includeStyleProperties: LOOK,
    style: { width: `${wide}px`, height: `${high}px`, transform: `translate(${MARGIN}px, ${MARGIN}px)` },
  };
  const url = kind === 'png' ? await toPng(viewport, options) : await toSvg(viewport, options);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blobOf(url));
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Labels may stand out of what was laid out. */
function sizeOf(viewport: HTMLElement, { width, height }: Drawing): { readonly wide: number; readonly high: number } {
  const { left, top } = viewport.getBoundingClientRect();
  const zoom = new DOMMatrixReadOnly(getComputedStyle(viewport).transform).a || 1;
  const labels = [...viewport.querySelectorAll('.route-words')].map((label) => label.getBoundingClientRect());
  const right = Math.max(width, ...labels.map((label) => (label.right - left) / zoom));
  const bottom = Math.max(height, ...labels.map((label) => (label.bottom - top) / zoom));
  return { wide: Math.ceil(right) + 2 * MARGIN, high: Math.ceil(bottom) + 2 * MARGIN };
}

/** In the copy of which the image is made the style sheets say nothing to lines: what they say is written at each of them. */
function keepLook(line: SVGPathElement): void {
  const look = getComputedStyle(line);
  for (const name of ['fill', 'stroke', 'stroke-width', 'opacity'])
    line.setAttribute(name, look.getPropertyValue(name));
}

/** Of everything else only what is looked at here is copied. */
const LOOK = [
  ...['display', 'position', 'inset', 'left', 'top', 'width', 'height', 'box-sizing', 'overflow', 'z-index'],
  ...['flex-direction', 'flex', 'align-items', 'align-self', 'justify-content', 'transform', 'transform-origin'],
  ...['margin', 'padding', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'box-shadow'],
  ...['background-color', 'color', 'font-family', 'font-size', 'font-weight', 'line-height', 'text-align'],
  ...['white-space', 'list-style-type', 'opacity', 'visibility'],
];

/** What a data URL holds: such an address itself may be too long to be followed. */
function blobOf(url: string): Blob {
  const comma = url.indexOf(',');
  const head = url.slice(0, comma);
  const type = /^data:([^;,]*)/.exec(head)?.[1] ?? '';
  const body = url.slice(comma + 1);
  if (!head.endsWith(';base64')) return new Blob([decodeURIComponent(body)], { type });
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}
