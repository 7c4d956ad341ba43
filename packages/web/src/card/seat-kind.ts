// Which of the two ways to draw a seat there is room for.

import type { TableLayout } from '../table/layout.ts';

/** On a phone, and on a small desktop: chips instead of cards, and no name of the character. */
export const isCompact = ({ kind, scale }: TableLayout): boolean => kind !== 'wide' || scale < 0.85;
