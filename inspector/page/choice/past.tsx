import { useState } from 'react';
import type { Scene } from '../../protocol/messages.ts';
import { useClosed } from '../answering/use-closed.ts';
import { useSession, useShared, useTexts } from '../context.tsx';
import { choiceTexts } from '../texts/choice.ts';
import { failureWords } from '../texts/failures.ts';

/** Why what is shown cannot be answered, and how it could be. */
export function Past({ scene }: { readonly scene: Scene }) {
  const t = useTexts(choiceTexts);
  const session = useSession();
  const { local, language } = useShared();
  const [failed, setFailed] = useState<string | null>(null);
  const goOn = async (): Promise<void> => {
    setFailed(null);
    // Bots would go on at once, and the match would not stay there.
    local?.pace.hold();
    try {
      const gone = await session.ask('go', { step: scene.step });
      if (gone.ok) session.look({ step: null });
      else setFailed(gone.message);
    } catch (error) {
      setFailed(failureWords(error, language));
    }
  };
  const closed = useClosed();
  if (scene.view.result) return <p className="choice-note">{t.over}</p>;
  if (closed === 'lost' || closed === 'stopped')
    return scene.asked.length > 0 ? <p className="choice-note">{closed === 'lost' ? t.lost : t.stopped}</p> : null;
  if (closed === 'past')
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
  return scene.asked.length > 0 && closed === 'look-only' ? <p className="choice-note">{t.lookOnly}</p> : null;
}
