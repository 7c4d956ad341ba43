// The layout of the tray: the dice on felt and shelf, and their positions.

import type { Answer, Die } from '@posse/dice';
import { sameMembers } from '@posse/engine';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';

export interface TrayMeasures {
  /** The width of a die; it is 1.1 times as high. */
  readonly die: number;
  /** The distance from one die to the next. */
  readonly step: number;
  /** The distance from the top of the tray to the row on the felt. */
  readonly top: number;
  /** The distance from the felt down to the shelf. */
  readonly drop: number;
  /** The height of the shelf. */
  readonly shelf: number;
  /** The place of the words, if there is room. */
  readonly words: 'above' | 'beside' | 'nowhere';
}

interface Margins {
  /** The height of the words above the felt. */
  readonly words: number;
  /** The margin around the dice on the felt, which lie askew, and on the shelf. */
  readonly felt: number;
  readonly shelf: number;
  /** The margin under the shelf. */
  readonly foot: number;
  readonly sides: number;
}

const ABOVE: Margins = { words: 22, felt: 6, shelf: 9, foot: 8, sides: 14 };
const BESIDE: Margins = { words: 0, felt: 7, shelf: 9, foot: 8, sides: 100 };
const NOWHERE: Margins = { words: 0, felt: 1, shelf: 2, foot: 2, sides: 10 };
/** The width at which the words stand beside the dice, and the height below which there is no room for them. */
const BROAD = 500;
const LOW = { above: 158, beside: 138 } as const;

const LARGEST = 66;
/** The minimum size of a die, so that a finger hits it. */
const MIN_DIE = 44;
const HIGH = 1.1;

/** The measures of the tray. `width` and `height` are those of the felt inside the frame. */
export function trayMeasures({ scale }: TableLayout, width: number, height: number, dice: number): TrayMeasures {
  const wanted = width < BROAD ? 'above' : 'beside';
  const where = height < LOW[wanted] ? 'nowhere' : wanted;
  const { words, felt, shelf, foot, sides } = { above: ABOVE, beside: BESIDE, nowhere: NOWHERE }[where];
  const across = (width - 2 * sides) / Math.max(dice, 5);
  const down = (height - words - 2 * felt - 2 * shelf - foot) / 2 / HIGH;
  const die = Math.floor(Math.max(MIN_DIE, Math.min(LARGEST * Math.max(1, scale), across - 9, down)));
  const tall = die * HIGH;
  const shelfTop = height - foot - tall - 2 * shelf;
  // If there is no room for two rows, they overlap; each die has its own column.
  const top = Math.max(0, Math.round(words + (shelfTop - words - tall) * 0.4));
  return {
    die,
    step: Math.floor(Math.min(die * 1.4, Math.max(across, MIN_DIE))),
    top,
    drop: Math.round(shelfTop + shelf - top),
    shelf: Math.round(tall + 2 * shelf),
    words: where,
  };
}

// Dice on the felt are rolled again, dice on the shelf are kept. The options decide which may be moved.

/** Indices of the dice that may be rolled again. */
export const movable = (options: readonly Answer[]): ReadonlySet<number> =>
  new Set(options.flatMap(({ kind, dice }) => (kind === 'reroll' ? dice : [])));

/** Indices of the dice on the felt right after a roll: those that were rolled. Kept ones lie on the shelf. */
export const asTheyFell = (options: readonly Answer[], dice: readonly Die[]): ReadonlySet<number> =>
  new Set([...movable(options)].filter((place) => dice[place]?.fresh));

/** The answer that rolls exactly these dice again. */
export const rerollOf = (options: readonly Answer[], felt: ReadonlySet<number>): Answer | null =>
  options.find(({ kind, dice }) => kind === 'reroll' && sameMembers(dice, [...felt])) ?? null;

export function moved(felt: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(felt);
  if (!next.delete(place)) next.add(place);
  return next;
}
