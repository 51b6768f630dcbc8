import { toPng, toSvg } from 'html-to-image';
import type { Drawing } from './drawing.ts';

/** Room around the drawing. */
const MARGIN = 16;
/** Browsers make no larger images. */
const MOST_SIDE = 8000;

export type ImageKind = 'png' | 'svg';

/** Saves the whole drawing as a file, whatever part of it is shown. @throws {Error} if the browser makes no image of it */
export async function saveImage(
  around: HTMLElement,
  { width, height }: Drawing,
  name: string,
  kind: ImageKind,
): Promise<void> {
  const viewport = around.querySelector<HTMLElement>('.react-flow__viewport');
  if (!viewport) return;
  const [wide, high] = [Math.ceil(width) + 2 * MARGIN, Math.ceil(height) + 2 * MARGIN];
  const options = {
    width: wide,
    height: high,
    pixelRatio: Math.min(2, MOST_SIDE / wide, MOST_SIDE / high),
    backgroundColor: getComputedStyle(around).backgroundColor,
    skipFonts: true,
    style: { width: `${wide}px`, height: `${high}px`, transform: `translate(${MARGIN}px, ${MARGIN}px)` },
  };
  const url = kind === 'png' ? await toPng(viewport, options) : await toSvg(viewport, options);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blobOf(url));
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a data URL holds: such an address itself may be too long to be followed. */
function blobOf(url: string): Blob {
  const comma = url.indexOf(',');
  const head = url.slice(0, comma);
  const type = /^data:([^;,]*)/.exec(head)?.[1] ?? '';
  const body = url.slice(comma + 1);
  if (!head.endsWith(';base64')) return new Blob([decodeURIComponent(body)], { type });
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}
