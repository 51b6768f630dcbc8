import { useEffect, useState } from 'react';
import { useTexts } from '../context.tsx';
import { filesTexts } from '../texts/files.ts';

/** A file may be dropped anywhere on the page. */
export function Dropped({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useTexts(filesTexts);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const dragged = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // Leaving one element is entering another one; leaving the page is not.
    const left = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    addEventListener('dragover', dragged);
    addEventListener('dragleave', left);
    addEventListener('drop', dropped);
    return () => {
      removeEventListener('dragover', dragged);
      removeEventListener('dragleave', left);
      removeEventListener('drop', dropped);
    };
  }, [onFile]);
  return over ? <div className="drop-veil">{t.drop}</div> : null;
}
