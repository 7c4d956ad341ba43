// Whoever plays by keyboard does not start over at every question: when the button that had the focus is gone, the next one gets it.

import { type RefObject, useEffect, useRef } from 'react';

export function useKeptFocus(table: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = table.current;
    if (element === null) return;
    const note = (): void => {
      hadFocus.current = element.matches(':has(:focus-visible)');
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [table]);
  // After each drawing.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('[data-act]:enabled:not([data-act="undo"])')?.focus();
  });
}
