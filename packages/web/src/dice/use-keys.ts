// Keys for the whole table: Esc takes back, R rolls, S stops, digits pick an answer. Each presses the button that says so.

import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

export function useKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): void => {
      const isElsewhere = isTyping(target) || document.querySelector('dialog[open]') !== null;
      if (isElsewhere || defaultPrevented || altKey || ctrlKey || metaKey) return;
      const button = key === 'Escape' ? '[data-act="undo"]' : `[data-key="${CSS.escape(key.toUpperCase())}"]`;
      table.current?.querySelector<HTMLButtonElement>(button)?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [table]);
}
