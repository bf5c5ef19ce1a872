import { flushSync } from 'react-dom';

/** Characters for a field that is on its way; undefined while none is. */
let typed: string | undefined;

/**
 * From a press on whose field comes with code or a page: what is typed is kept until a field takes the focus. It presses nothing
 * again and is nobody's shortcut. Tab, Escape, a pointer or a failure end it.
 */
export function holdTyped(coming: Promise<unknown>): void {
  typed = '';
  addEventListener('keydown', hold, true);
  addEventListener('pointerdown', letGo, true);
  coming.catch(letGo);
}

function hold(event: KeyboardEvent): void {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === 'Tab' || key === 'Escape') letGo();
  else if (key === 'Enter' || key.length === 1) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key !== 'Enter') typed += key;
  }
}

function letGo(): void {
  typed = undefined;
  removeEventListener('keydown', hold, true);
  removeEventListener('pointerdown', letGo, true);
}

/**
 * Gives the focus to a part of the page, where it has fields to its first one, with what was typed on the way to it. As a `ref` it
 * does so in the commit from which on it is one: before the next key comes.
 */
export function takeFocus(part: HTMLElement | null | undefined, options?: FocusOptions): void {
  const fields = 'input, select, textarea';
  const field = part?.matches(fields) ? part : part?.querySelector<HTMLElement>(fields);
  (field ?? part)?.focus(options);
  if (!field) return;
  const { selectionStart = null, selectionEnd } = field as Partial<HTMLInputElement>;
  if (typed && selectionStart !== null) {
    (field as HTMLInputElement).setRangeText(typed, selectionStart, selectionEnd ?? selectionStart, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  letGo();
}

/** Of what comes with code or an answer: whoever has moved on meanwhile is not called back. */
export function takeLateFocus(part: HTMLElement | null): void {
  if (document.activeElement?.contains(part)) takeFocus(part);
}

/** For a press: makes its change, and the focus is where that leads before the next key comes. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  takeFocus(find());
}
