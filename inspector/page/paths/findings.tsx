import type { PathsRecord } from '../../protocol/paths.ts';
import { useTexts } from '../context.tsx';
import { pathsTexts } from '../texts/paths.ts';

/** What was found out about a card: what was never taken, and what went wrong. */
export function Findings({ record: { branches, uncovered, failures } }: { readonly record: PathsRecord }) {
  const t = useTexts(pathsTexts);
  return (
    <div className="paths-findings">
      <p>
        <span className={uncovered.length > 0 ? 'paths-bad' : 'paths-good'}>
          {t.branches(branches, uncovered.length)}
        </span>
        {' · '}
        <span className={failures.length > 0 ? 'paths-bad' : 'soft'}>{t.failureCount(failures.length)}</span>
      </p>
      {uncovered.length > 0 && (
        <details open>
          <summary>{t.uncovered}</summary>
          <ul>
            {uncovered.map((branch) => (
              <li key={branch}>{branch}</li>
            ))}
          </ul>
        </details>
      )}
      {failures.length > 0 && (
        <details open>
          <summary>{t.failures}</summary>
          <ul>
            {failures.map(({ message, scenario }) => (
              <li key={scenario + message}>
                {message}
                <details>
                  <summary>{t.scenario}</summary>
                  <pre className="mono">{scenario}</pre>
                </details>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
