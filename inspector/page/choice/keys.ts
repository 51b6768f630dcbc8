import type { KeyboardEvent } from 'react';

export interface KeyActions {
  readonly answer: () => void;
  readonly clear: () => void;
}

/** Keys that these do something with by themselves when Enter is pressed. */
const HAS_ENTER = 'button:not([data-enter-answers]), [role="combobox"], a';
/** What takes digits as text. */
const TAKES_DIGITS = 'input[type="text"], input[type="number"], select';

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Keys of a question: 1 to 9 point at an option, Enter answers (with Ctrl from anywhere), Escape clears. What something in
 * it has done with a key already is its own.
 */
export function handleKeys(event: KeyboardEvent<HTMLElement>, { answer, clear }: KeyActions): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || altKey || currentTarget.querySelector('[data-dragging]')) return;
  if (key === 'Enter' && (ctrlKey || metaKey || !isIn(target, HAS_ENTER))) answer();
  else if (ctrlKey || metaKey) return;
  else if (key === 'Escape') clear();
  else if (/^[1-9]$/.test(key) && !isIn(target, TAKES_DIGITS)) optionAt(currentTarget, Number(key) - 1)?.click();
  else return;
  event.preventDefault();
}

const optionAt = (root: HTMLElement, at: number): HTMLElement | undefined => {
  const option = [...root.querySelectorAll<HTMLElement>('[data-option]')][at];
  option?.focus();
  return option;
};

/** What the focus goes to in a question: what answers it, or at least its heading. */
const FIRST = ['.question-body :is(input, [data-option]:not([tabindex="-1"])):enabled', 'h3'];

/** Puts the focus on the first thing of a question that answers it. */
export function focusFirst(root: HTMLElement | null): boolean {
  const first = FIRST.flatMap((selector) => root?.querySelector<HTMLElement>(selector) ?? [])[0];
  first?.focus();
  return first !== undefined;
}
