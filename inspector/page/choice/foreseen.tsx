import type { Rejected } from '../../../index.ts';
import type { PreviewRecord } from '../../protocol/messages.ts';
import { useT } from './surroundings.ts';

/** What an answer would do, as far as that can be foreseen. */
export function Foreseen({ told }: { readonly told: PreviewRecord | Rejected }) {
  const t = useT();
  return (
    <section className="foreseen" aria-label={t.wouldHappen} aria-live="polite">
      {told.ok ? (
        <>
          <strong>{t.wouldHappen}:</strong>
          {told.events.length > 0 ? (
            <ol>
              {told.events.map((words, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they happen in this order
                <li key={at}>{words}</li>
              ))}
            </ol>
          ) : (
            <p>{t.nothingSeen}</p>
          )}
          <p className="soft">{t.until(told.until)}</p>
        </>
      ) : (
        <p>
          <span lang="en">{told.message}</span>
        </p>
      )}
    </section>
  );
}
