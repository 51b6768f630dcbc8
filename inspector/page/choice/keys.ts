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
  if (pickByDigit(event)) return;
  if (key === 'Enter' && (ctrlKey || metaKey || !isIn(target, HAS_ENTER))) answer();
  else if (key === 'Escape') clear();
  else return;
  event.preventDefault();
}

/** Digits point at the options within, in their order. @returns whether it was one */
export function pickByDigit(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return false;
  if (!/^[1-9]$/.test(key) || isIn(target, TAKES_DIGITS)) return false;
  const option = [...currentTarget.querySelectorAll<HTMLElement>('[data-option]')][Number(key) - 1];
  option?.focus();
  option?.click();
  event.preventDefault();
  return true;
}

/**
 * What the focus goes to in a question: what answers it, or else its heading. Actions are done at once: none of them gets
 * the focus by itself, lest a key that is pressed once more does it.
 */
const FIRST = ['.question-body :is(input, [data-option]:not([tabindex="-1"])):enabled:not(.acts *)', 'h2'];

/** Puts the focus on the first thing of a question that answers it. */
export function focusFirst(root: HTMLElement | null): boolean {
  const first = FIRST.flatMap((selector) => root?.querySelector<HTMLElement>(selector) ?? [])[0];
  first?.focus();
  return first !== undefined;
}
