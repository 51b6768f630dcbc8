import { useReactFlow } from '@xyflow/react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTexts } from '../context.tsx';
import { graphTexts } from '../texts/graph.ts';
import type { Drawing } from './drawing.ts';
import { FIT } from './fit.ts';
import type { ImageKind } from './save-image.ts';

interface ToolsProps {
  readonly around: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** How far a press moves the drawing, in pixels. */
const STEP = 80;

/** What can be done with a drawing, by mouse and keyboard. */
export function Tools({ around, drawing, fileName, children }: ToolsProps) {
  const t = useTexts(graphTexts);
  const flow = useReactFlow();
  const [failure, setFailure] = useState<string | null>(null);
  const move = (x: number, y: number): void => {
    const { x: atX, y: atY, zoom } = flow.getViewport();
    void flow.setViewport({ x: atX + x, y: atY + y, zoom });
  };
  const save = async (kind: ImageKind): Promise<void> => {
    setFailure(null);
    try {
      const { saveImage } = await import('./save-image.ts');
      if (around.current) await saveImage(around.current, drawing, fileName, kind);
    } catch (error) {
      // Where a page may load no images from data the browser says no more than that it failed.
      setFailure(t.noImage(error instanceof Error ? error.message : t.blocked));
    }
  };
  const tools = [
    { name: t.zoomOut, sign: '−', act: () => void flow.zoomOut() },
    { name: t.zoomIn, sign: '+', act: () => void flow.zoomIn() },
    { name: t.fit, sign: '⤢', act: () => void flow.fitView(FIT) },
    { name: t.left, sign: '←', act: () => move(STEP, 0) },
    { name: t.up, sign: '↑', act: () => move(0, STEP) },
    { name: t.down, sign: '↓', act: () => move(0, -STEP) },
    { name: t.right, sign: '→', act: () => move(-STEP, 0) },
    { name: t.png, sign: 'PNG', act: () => void save('png') },
    { name: t.svg, sign: 'SVG', act: () => void save('svg') },
  ];
  return (
    <div className="graph-bar">
      {children}
      <div className="graph-tools" role="toolbar" aria-label={t.tools}>
        {tools.map(({ name, sign, act }) => (
          <button key={name} type="button" title={name} aria-label={name} onClick={act}>
            {sign}
          </button>
        ))}
      </div>
      <p role="status" className="graph-failure">
        {failure}
      </p>
    </div>
  );
}
