import type { ExplainLine } from '../../../index.ts';
import { useTexts } from '../context.tsx';
import type { Telling } from '../parts/use-asked.ts';
import { explainTexts } from '../texts/explain.ts';

/** All that the values of a card are made of, in the order in which it applies. */
export function Contributions({ telling }: { readonly telling: Telling<readonly ExplainLine[] | null> }) {
  const t = useTexts(explainTexts);
  if (telling.is === 'waiting') return <p className="soft">{t.waiting}</p>;
  if (telling.is === 'failed') return <p className="soft">{telling.message}</p>;
  const lines = telling.told ?? [];
  if (lines.length === 0) return <p className="soft">{t.noLines}</p>;
  return (
    <table className="explain-lines">
      <caption>{t.contributions}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.until}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(lines).map(([number, { what, from, until }]) => (
          <tr key={number} className={from === 'printed' ? 'explain-printed' : ''}>
            <td className="soft">{number}</td>
            <td>{what}</td>
            <td>{from === 'printed' ? t.printedThere : from}</td>
            <td>{until ?? (from === 'printed' ? '' : t.always)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const numbered = (lines: readonly ExplainLine[]): readonly (readonly [number, ExplainLine])[] =>
  lines.map((line, i) => [i + 1, line]);
