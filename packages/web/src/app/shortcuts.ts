// Decides which key presses are shortcuts: none in a panel, dialog or field, and not the press that closed one.

import { useEffect } from 'react';

/** What has a use of its own for keys while the focus is in it. The scrubber of a replay is no field: it does what its keys do. */
const OWN_KEYS = 'input:not([type="range"]), textarea, select, [contenteditable], dialog, [popover], [data-panel]';

/** What takes all keys while it is open, wherever the focus is. */
const OPEN = 'dialog[open], [popover]:popover-open, [data-role-card]';

/** Keys that may be held down to go on and on. */
const REPEATED = /^(?:Arrow|Page)/;

const isForSomethingElse = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  document.querySelector(OPEN) !== null ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null);

/**
 * `press` gets every key press that may be a shortcut, and prevents the default of those it uses. Where two listen, the one with
 * `isFirst` comes before the other.
 */
export function useShortcuts(press: (event: KeyboardEvent) => void, isFirst = false): void {
  useEffect(() => {
    // An event comes to the document before it comes to the window.
    const listener: EventTarget = isFirst ? document : window;
    /** Keys that went down in something else, until they are released: whatever they close, they do nothing more. */
    const taken = new Set<string>();
    // Before anybody else hears of it, so that what this press closes is still open.
    const note = (event: KeyboardEvent): void => {
      if (isForSomethingElse(event)) taken.add(event.code);
      else if (!event.repeat) taken.delete(event.code);
    };
    const release = ({ code }: KeyboardEvent): void => void taken.delete(code);
    const releaseAll = (): void => taken.clear();
    const hear = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      const { key, code, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
      if (altKey || ctrlKey || metaKey || defaultPrevented || taken.has(code)) return;
      if (!repeat || REPEATED.test(key)) press(event);
    };
    addEventListener('keydown', note, { capture: true });
    listener.addEventListener('keydown', hear);
    addEventListener('keyup', release);
    addEventListener('blur', releaseAll);
    return () => {
      removeEventListener('keydown', note, { capture: true });
      listener.removeEventListener('keydown', hear);
      removeEventListener('keyup', release);
      removeEventListener('blur', releaseAll);
    };
  }, [press, isFirst]);
}
