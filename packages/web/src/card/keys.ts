// The keyboard at the table: numbers pick, arrows move, Esc takes back, E ends the turn. Enter is the button's own.

import { type RefObject, useEffect, useRef } from 'react';

/** Keys belong to fields and dialogs while one is in them. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null);

export function useKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const root = table.current;
      if (root === null || isElsewhere(event)) return;
      const found = buttonFor(root, event.key);
      if (found === null) return;
      event.preventDefault();
      if (event.key.startsWith('Arrow')) found.focus();
      else found.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

function buttonFor(root: HTMLElement, key: string): HTMLElement | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return neighbour(root, -1);
  if (key === 'ArrowRight' || key === 'ArrowDown') return neighbour(root, 1);
  if (/^[1-9]$/.test(key)) return numbered(root, key);
  return root.querySelector(`[data-key="${key === 'E' ? 'e' : CSS.escape(key)}"]:not(:disabled)`);
}

/** What is asked for has the numbers: players before cards, cards before nothing. */
const numbered = (root: HTMLElement, number: string): HTMLElement | null =>
  root.querySelector(`[data-act="target"][data-number="${number}"]`) ??
  root.querySelector(`[data-number="${number}"]:not(:disabled)`);

/** The next button of the row that one is in: the hand, the buttons, the players. From anywhere else into the first row. */
function neighbour(root: HTMLElement, step: 1 | -1): HTMLElement | null {
  const here = document.activeElement;
  const row = here?.closest('[data-row]') ?? null;
  if (!(here instanceof HTMLElement) || row === null || !root.contains(row))
    return root.querySelector('[data-row] button:not(:disabled)');
  const buttons = [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(here);
  return buttons[(place + step + buttons.length) % buttons.length] ?? null;
}

/** Who plays by keys is led on: to the first player or card that may be chosen, and back to where one came from. */
export function useLeadOn(table: RefObject<HTMLElement | null>, step: string): void {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const here = document.activeElement;
    const first = table.current?.querySelector<HTMLElement>(WANTED[step] ?? ':not(*)') ?? null;
    if (first !== null && here instanceof HTMLElement && here.matches(':focus-visible')) {
      origin.current ??= here;
      first.focus();
    } else if (first === null) {
      if (here === document.body || here?.matches(':focus-visible')) origin.current?.focus();
      origin.current = null;
    }
  }, [table, step]);
}

const WANTED: Readonly<Record<string, string>> = { at: '[data-act="target"]', prey: '[data-act="prey"]' };
