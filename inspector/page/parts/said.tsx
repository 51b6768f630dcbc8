import { useTexts } from '../context.tsx';
import { filesTexts } from '../texts/files.ts';

/** A message above the page, until it is closed. */
export function Said({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  const t = useTexts(filesTexts);
  return (
    <div className="said" role="alert">
      <pre>{words}</pre>
      <button type="button" aria-label={t.close} title={t.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
