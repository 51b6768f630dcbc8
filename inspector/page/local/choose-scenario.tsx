import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLayer, useTexts } from '../context.tsx';
import { newMatchTexts } from '../texts/new-match.ts';

/** That one of several scenarios is to be chosen. */
export interface Choosing {
  readonly file: string;
  readonly names: readonly string[];
  readonly chosen: (at: number | null) => void;
}

/** Asks which of the scenarios of a file is meant. */
export function ChooseScenario({ file, names, chosen }: Choosing) {
  const t = useTexts(newMatchTexts);
  const container = useLayer();
  const [part, setPart] = useState('');
  const found = names.map((name, at) => ({ name, at })).filter(({ name }) => has(name, part));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && chosen(null)}>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog">
          <Dialog.Title>{t.which}</Dialog.Title>
          <Dialog.Description className="soft">{t.several(file)}</Dialog.Description>
          <input
            type="search"
            aria-label={t.find}
            placeholder={t.find}
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
          <ul className="scenarios">
            {found.map(({ name, at }) => (
              <li key={at}>
                <button type="button" onClick={() => chosen(at)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <div className="dialog-ends">
            <Dialog.Close asChild>
              <button type="button">{t.cancel}</button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const has = (name: string, part: string): boolean => name.toLowerCase().includes(part.trim().toLowerCase());
