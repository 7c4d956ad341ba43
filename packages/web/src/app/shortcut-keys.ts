// Decides which key presses are shortcuts: none in a panel, dialog or field.

import { useEffect } from 'react';

/**
 * Elements that use keys themselves while they have the focus. The scrubber of a replay is not among them: shortcuts
 * move it.
 */
const OWN_KEYS = 'input:not([type="range"]), textarea, select, [contenteditable], dialog, [popover], [data-panel]';

/** Elements that take all keys while they are open, wherever the focus is. */
const OPEN = 'dialog[open], [popover]:popover-open, [data-role-card]';

/** Keys that repeat while they are held down. */
const REPEATED = /^(?:Arrow|Page)/;

const isForSomethingElse = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  document.querySelector(OPEN) !== null ||
  (target instanceof Element && target.closest(OWN_KEYS) !== null);

/**
 * Calls `press` for every key press that may be a shortcut; it prevents the default of those it uses. A listener with
 * `isFirst` is called before the others.
 */
export function useShortcuts(press: (event: KeyboardEvent) => void, isFirst = false): void {
  useEffect(() => {
    // An event reaches the document before the window.
    const listener: EventTarget = isFirst ? document : window;
    /**
     * Keys that were pressed in another element, until they are released. If the press closes the element, it triggers
     * no shortcut.
     */
    const taken = new Set<string>();
    // In the capture phase, so that a panel that this press closes is still open.
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
