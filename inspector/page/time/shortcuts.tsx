import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useLayer, useShared, useTexts } from '../context.tsx';
import { timeTexts } from '../texts/time.ts';

/** A command of one key: by its place on the keyboard, which is the same in every language. */
export interface Shortcut {
  readonly code: string;
  readonly shift?: boolean;
  /** What stands on the key. */
  readonly key: string;
  readonly words: string;
  readonly run: () => void;
}

/** Keys mean something else in these. */
const BUSY =
  'input:not([type="range"], [type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Hears keys of the inspector, or of the whole page where it has that to itself, unless somebody types or something is open
 * above it. Who hears a key says whether it was meant.
 */
function useKeys(hear: (event: KeyboardEvent) => boolean): void {
  const { alone } = useShared();
  const layer = useLayer();
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const inspector = layer?.closest<HTMLElement>('.inspector');
    if (!inspector) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      if (inspector.querySelector('[role="dialog"], [role="menu"]')) return;
      if (latest.current(event)) event.preventDefault();
    };
    const at = alone ? document.documentElement : inspector;
    at.addEventListener('keydown', pressed);
    return () => at.removeEventListener('keydown', pressed);
  }, [alone, layer]);
}

/** Does what a key stands for. */
export function useShortcuts(shortcuts: readonly Shortcut[], on: boolean): void {
  useKeys(({ code, shiftKey }) => {
    const meant = on ? shortcuts.find((one) => one.code === code && (one.shift ?? false) === shiftKey) : undefined;
    meant?.run();
    return meant !== undefined;
  });
}

interface ShortcutsProps {
  readonly shortcuts: readonly Shortcut[];
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A button, and the key `?`, for the list of all shortcuts. */
export function ShortcutHelp({ shortcuts, on, onSwitch }: ShortcutsProps) {
  const t = useTexts(timeTexts);
  const [open, setOpen] = useState(false);
  const container = useLayer();
  useKeys(({ key }) => {
    if (key === '?') setOpen(true);
    return key === '?';
  });
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <button type="button" className="time-help" title={t.help} aria-label={t.help}>
          ?
        </button>
      </Dialog.Trigger>
      <Dialog.Portal container={container}>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>{t.shortcutsTitle}</Dialog.Title>
          <dl className="shortcuts">
            {[...shortcuts, { code: '?', key: '?', words: t.help, shift: false }].map(({ code, shift, key, words }) => (
              <div key={`${code}${shift}`}>
                <dt>
                  {shift && (
                    <>
                      <kbd>⇧</kbd>{' '}
                    </>
                  )}
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <div className="dialog-ends">
            <label className="shortcuts-on">
              <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />
              {t.shortcutsOn}
            </label>
            <Dialog.Close asChild>
              <button type="button">{t.close}</button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
