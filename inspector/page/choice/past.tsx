import { useState } from 'react';
import type { Scene } from '../../protocol/messages.ts';
import { useSession, useTexts } from '../context.tsx';
import { choiceTexts } from '../texts/choice.ts';

/** Why what is shown cannot be answered, and how it could be. */
export function Past({ scene }: { readonly scene: Scene }) {
  const t = useTexts(choiceTexts);
  const session = useSession();
  const [failed, setFailed] = useState<string | null>(null);
  const goOn = async (): Promise<void> => {
    setFailed(null);
    try {
      const gone = await session.ask('go', { step: scene.step });
      if (gone.ok) session.look({ step: null });
      else setFailed(gone.message);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  if (scene.view.result) return <p className="choice-note">{t.over}</p>;
  if (!scene.live)
    return (
      <p className="choice-note">
        {t.past}
        {session.can('go') && (
          <button type="button" onClick={() => void goOn()}>
            {t.goOn}
          </button>
        )}
        {failed !== null && (
          <span role="alert" lang="en" className="bad">
            {failed}
          </span>
        )}
      </p>
    );
  return scene.asked.length > 0 && !session.can('answer') ? <p className="choice-note">{t.lookOnly}</p> : null;
}
