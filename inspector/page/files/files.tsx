import { useId, useRef, useState } from 'react';
import type { SavedAs, SavedFile } from '../../protocol/messages.ts';
import { useMatch, useSession, useShared, useTexts } from '../context.tsx';
import { MOST_BYTES } from '../local/read-file.ts';
import { failureWords } from '../texts/failures.ts';
import { faultWords } from '../texts/faults.ts';
import { filesTexts } from '../texts/files.ts';
import '../styles/files.css';

export const Files = () => (
  <div className="files">
    <OpenFile />
    <SaveStep />
  </div>
);

function OpenFile() {
  const t = useTexts(filesTexts);
  const { open, local, language } = useShared();
  const id = useId();
  const picker = useRef<HTMLInputElement | null>(null);
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = async (file: File | undefined): Promise<void> => {
    if (!open || !file) return;
    setOpening(true);
    try {
      setFailure(null);
      if (file.size > MOST_BYTES) throw new Error(faultWords({ is: 'too-large', most: MOST_BYTES }, language));
      await open({ name: file.name, text: await file.text() });
    } catch (error) {
      setFailure(failureWords(error, language));
    } finally {
      setOpening(false);
    }
  };
  const wrong = failure ?? (local?.fault ? faultWords(local.fault, language) : null);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.open}</h2>
      <p className="soft">{open ? t.openHint : t.elsewhere}</p>
      {open && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".json,.yaml,.yml"
            data-testid="file"
            onChange={({ target }) => {
              void chosen(target.files?.[0]);
              // The same file may be chosen once more.
              target.value = '';
            }}
          />
          <p>
            <button type="button" disabled={opening} onClick={() => picker.current?.click()}>
              {t.choose}
            </button>{' '}
            <span className="soft" role="status">
              {opening ? t.opening : local?.file ? t.opened(local.file) : ''}
            </span>
          </p>
          {wrong && (
            <pre className="files-wrong" role={failure === null ? undefined : 'alert'}>
              {wrong}
            </pre>
          )}
        </>
      )}
    </section>
  );
}

function SaveStep() {
  const t = useTexts(filesTexts);
  const session = useSession();
  const { language } = useShared();
  const id = useId();
  const stands = useMatch((state) => state.stands);
  const step = useMatch((state) => state.step) ?? stands;
  const [said, setSaid] = useState<{ readonly words: string; readonly bad?: true }>({ words: '' });
  const [text, setText] = useState<string | null>(null);
  const make = async (as: SavedAs, use: (file: SavedFile) => Promise<string>): Promise<void> => {
    setSaid({ words: t.working });
    setText(null);
    try {
      const file = await session.ask('save', { step, as });
      if (as === 'scenario') setText(file.text);
      setSaid({ words: await use(file) });
    } catch (error) {
      setSaid({ words: failureWords(error, language), bad: true });
    }
  };
  const download = (as: SavedAs): Promise<void> =>
    make(as, async (file) => {
      handOut(file);
      return t.saved(file.name);
    });
  const copy = (): Promise<void> =>
    make('scenario', (file) =>
      copied(file.text).then(
        () => t.copied,
        () => t.notCopied,
      ),
    );
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.save}</h2>
      <p className="soft">{t.ofStep}</p>
      <p className="files-buttons">
        <button type="button" title={t.asSaveHint} onClick={() => download('save')}>
          {t.asSave}
        </button>
        <button type="button" title={t.asReplayHint} onClick={() => download('replay')}>
          {t.asReplay}
        </button>
        <button type="button" title={t.asScenarioHint} onClick={() => download('scenario')}>
          {t.asScenario}
        </button>
        <button type="button" className="primary" title={t.asScenarioHint} onClick={copy}>
          {t.copy}
        </button>
      </p>
      <p className={said.bad ? 'files-wrong' : 'soft'} role={said.bad ? 'alert' : 'status'}>
        {said.words}
      </p>
      {text !== null && (
        <textarea
          className="files-text mono"
          aria-label={t.text}
          readOnly
          value={text}
          rows={Math.min(30, lines(text))}
        />
      )}
    </section>
  );
}

const lines = (text: string): number => text.split('\n').length;

/** Rejects where the page may not write to the clipboard, or there is none: such as where it did not come over https. */
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Hands a file to the browser, which saves it as its people have set it. */
function handOut({ name, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
