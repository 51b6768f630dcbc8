import { useId } from 'react';
import type { Rejected, SeenRequest } from '../../../index.ts';
import type { Draft } from '../answering/shapes.ts';
import { progressOf } from './progress.ts';
import { useT } from './surroundings.ts';
import type { Standing } from './use-verdict.ts';

interface FootProps {
  readonly request: SeenRequest;
  readonly draft: Draft;
  readonly standing: Standing;
  readonly refused: Rejected | null;
  /** A message of the engine with what stands at its positions. */
  readonly said: (message: string) => string;
  readonly sending: boolean;
  readonly disabled: boolean;
  readonly onAnswer: () => void;
  readonly onClear: () => void;
  readonly onLeast: () => void;
  readonly onPreview: (() => void) | null;
  readonly onCancel: (() => void) | null;
}

const EMPTY: Standing = { is: 'empty' };

/** How far an answer has come, and what can be done with it. */
export function Foot({ request, draft, standing, refused, said, sending, disabled, ...act }: FootProps) {
  const t = useT();
  const id = useId();
  const progress = progressOf(request, draft, t);
  // What can only be looked at wants no room for what is done with an answer.
  if (disabled) return null;
  // An action is done by its own button, and looked at by the one beside it.
  const acts = request.shape === 'act';
  const ready = standing.is === 'legal' || standing.is === 'checking';
  return (
    <footer className="question-foot">
      <p id={id} className="question-standing" role="status">
        {progress && <span>{progress}</span>}
        <Stands
          standing={acts && standing.is !== 'illegal' ? EMPTY : standing}
          refused={refused}
          said={said}
          sending={sending}
        />
      </p>
      <div className="question-buttons">
        {act.onCancel && (
          <button type="button" onClick={act.onCancel}>
            {t.cancel}
          </button>
        )}
        {!acts && (
          <>
            <button type="button" onClick={act.onLeast}>
              {t.least}
            </button>
            <button type="button" onClick={act.onClear}>
              {t.clear}
            </button>
            {act.onPreview && (
              <button type="button" aria-disabled={!ready || undefined} onClick={() => ready && act.onPreview?.()}>
                {t.preview}
              </button>
            )}
            <button
              type="button"
              className="primary"
              title={t.keys}
              aria-describedby={id}
              aria-disabled={!ready || sending || undefined}
              onClick={act.onAnswer}
            >
              {t.answer}
            </button>
          </>
        )}
      </div>
    </footer>
  );
}

function Stands({ standing, refused, said, sending }: Pick<FootProps, 'standing' | 'refused' | 'said' | 'sending'>) {
  const t = useT();
  if (sending) return <span className="soft">{t.sending}</span>;
  if (refused)
    return (
      <span className="bad">
        {t.refused} <span lang="en">{[said(refused.message), refused.hint].filter(Boolean).join('. ')}</span>
      </span>
    );
  switch (standing.is) {
    case 'illegal':
      return (
        <span className="not-yet">
          {t.notYet} <span lang="en">{said(standing.why)}</span>
        </span>
      );
    case 'legal':
      return <span className="good">{t.legal}</span>;
    case 'checking':
      // It passes too soon to be read out.
      return (
        <span className="soft" aria-hidden>
          {t.checking}
        </span>
      );
    case 'empty':
      return null;
  }
}
