import { useState } from 'react';
import type { GraphRecord } from '../../protocol/paths.ts';
import { useTexts } from '../context.tsx';
import { pathsTexts } from '../texts/paths.ts';

interface PathWordsProps {
  readonly graph: GraphRecord;
  readonly stood: number | null;
  readonly onStand: ((id: number) => void) | null;
}

/** A choice graph in words: each state with its answers, and a button to go there. */
export function PathWords({ graph: { nodes, edges, setup }, stood, onStand }: PathWordsProps) {
  const t = useTexts(pathsTexts);
  // Hundreds of lines are only there while somebody reads them.
  const [open, setOpen] = useState(false);
  return (
    <div className="paths-words">
      {nodes.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{t.inWords}</summary>
          {open && (
            <ol start={0}>
              {nodes.map(({ id, words }) => (
                <li key={id} aria-current={id === stood ? 'true' : undefined}>
                  {onStand ? (
                    <button
                      type="button"
                      aria-label={`${t.stand}: ${t.state(id)}, ${words}`}
                      onClick={() => onStand(id)}
                    >
                      {words}
                    </button>
                  ) : (
                    words
                  )}
                  <ul>
                    {edges.flatMap((edge) =>
                      edge.from === id
                        ? [
                            <li key={`${edge.to} ${edge.words}`}>
                              {edge.words} → {t.state(edge.to)}
                            </li>,
                          ]
                        : [],
                    )}
                  </ul>
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
      <details>
        <summary>{t.setup}</summary>
        <pre className="mono">{setup}</pre>
      </details>
    </div>
  );
}
