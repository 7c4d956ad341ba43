// The keyboard at the table: digits and letters press buttons, Esc undoes, arrows move.

import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useShortcuts } from '../../app/shortcut-keys.ts';

type Table = RefObject<HTMLElement | null>;

const DIGIT = /^\d$/;

/** Handles the keys of a table. With `leadsIn`, an arrow pressed outside the rows focuses the first row of buttons. */
export function useKeys(table: Table, leadsIn: boolean): void {
  const press = useCallback(
    (event: KeyboardEvent): void => {
      const root = table.current;
      const found = root && buttonFor(root, event.key, leadsIn);
      if (found === null) return;
      event.preventDefault();
      const isArrow = event.key.startsWith('Arrow');
      // The focus follows the digit.
      if (isArrow || DIGIT.test(event.key)) found.focus();
      if (!isArrow) found.click();
    },
    [table, leadsIn],
  );
  useShortcuts(press);
}

function buttonFor(root: HTMLElement, key: string, leadsIn: boolean): HTMLElement | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return neighbour(root, -1, leadsIn);
  if (key === 'ArrowRight' || key === 'ArrowDown') return neighbour(root, 1, leadsIn);
  if (key === 'Escape') return root.querySelector('[data-act="undo"]');
  const named = `[data-key="${CSS.escape(key.toUpperCase())}"]`;
  // Digits belong to what is asked for: players before cards.
  return root.querySelector(`[data-act="target"]${named}`) ?? root.querySelector(`${named}:not(:disabled)`);
}

/** The next button of the current row. The rows are the hand, the buttons, and the players. */
function neighbour(root: HTMLElement, step: 1 | -1, leadsIn: boolean): HTMLElement | null {
  const here = document.activeElement;
  const row = here?.closest('[data-row]') ?? null;
  if (!(here instanceof HTMLElement) || row === null || !root.contains(row))
    return leadsIn ? root.querySelector('[data-row] button:not(:disabled)') : null;
  const buttons = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(here);
  return buttons[(place + step + buttons.length) % buttons.length] ?? null;
}

/**
 * Moves a keyboard user's focus to the first wanted button, and back when there is none. `wanted` is a selector; null
 * for none.
 */
export function useLeadOn(table: Table, wanted: string | null): void {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const here = document.activeElement;
    const first = (wanted !== null && table.current?.querySelector<HTMLElement>(wanted)) || null;
    if (first !== null && here instanceof HTMLElement && here.matches(':focus-visible')) {
      origin.current ??= here;
      first.focus();
    } else if (first === null) {
      if (here === document.body || here?.matches(':focus-visible')) origin.current?.focus();
      origin.current = null;
    }
  }, [table, wanted]);
}

/** When the focused button disappears, the next one gets the focus. */
export function useKeptFocus(table: Table): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hadFocus.current = table.current?.matches(':has(:focus-visible)') === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [table]);
  // After each render.
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('[data-act]:enabled:not([data-act="undo"])')?.focus();
  });
}
