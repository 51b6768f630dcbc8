import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { useEffect, useState } from 'react';
import type { Drawing } from './drawing.ts';
import { layOut } from './lay-out.ts';

export type Drawn =
  | { readonly is: 'waiting' }
  | { readonly is: 'drawn'; readonly drawing: Drawing }
  | { readonly is: 'failed'; readonly message: string };

/** What has been laid out, by what it is a drawing of. */
const drawings = new WeakMap<object, Promise<Drawing>>();

function drawingOf(of: object, graph: () => ElkNode): Promise<Drawing> {
  const known = drawings.get(of);
  if (known) return known;
  const drawing = layOut(graph());
  drawings.set(of, drawing);
  // What failed once may do better when it is asked for again.
  drawing.catch(() => drawings.delete(of));
  return drawing;
}

/** A drawing of something, worked out once for each; until it is there the one before stays. */
export function useDrawing<T extends object>(
  of: T,
  graph: (of: T) => ElkNode,
): { readonly of: T; readonly drawn: Drawn } {
  const [drawn, setDrawn] = useState<{ readonly of: T; readonly drawn: Drawn }>({ of, drawn: { is: 'waiting' } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it becomes a graph follows from what it is
  useEffect(() => {
    let wanted = true;
    const done = (as: Drawn): void => {
      if (wanted) setDrawn({ of, drawn: as });
    };
    drawingOf(of, () => graph(of)).then(
      (drawing) => done({ is: 'drawn', drawing }),
      (error: unknown) => done({ is: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  return drawn;
}
