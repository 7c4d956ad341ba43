// How cards lie in a row when room is scarce: those of a hand, and those that somebody has in play.

/** So much of every card is to be seen, and can be tapped; a little less while one of them is raised and lies free. */
const LEAST = 44;
const LEAST_BESIDE_RAISED = 30;
/** Cards that have room to spare do not touch. */
const GAP = 6;

export interface Overlap {
  /** From the left edge of one card to that of the next. */
  readonly step: number;
  /** There are so many that the hand has to scroll. */
  readonly doesScroll: boolean;
}

export function overlap(room: number, card: number, count: number, isRaised: boolean): Overlap {
  const places = Math.max(1, count - 1 - (isRaised ? 1 : 0));
  const free = isRaised ? 2 * card + GAP : card;
  const least = isRaised ? LEAST_BESIDE_RAISED : LEAST;
  const step = Math.max(least, Math.min(card + GAP, (room - free) / places));
  return { step, doesScroll: free + step * places > room + 1 };
}

// How many of somebody's cards in play can be shown in a row, when room is scarce.

export interface Chips {
  /** So many are shown; the rest is a number. */
  readonly shown: number;
  /** From one to the next. */
  readonly step: number;
}

/** Cards may lie over each other a little. */
const OVERLAP = 5;
const CHIP_GAP = 3;
/** The number of those that are not shown. */
const NUMBER = 22;
const MOST = 3;

export function chipsIn(room: number, chip: number, count: number): Chips {
  const step = Math.min(chip + CHIP_GAP, (room - chip) / Math.max(1, count - 1));
  if (count <= MOST && chip <= room && (count < 2 || step >= chip - OVERLAP)) return { shown: count, step };
  const shown = Math.min(MOST - 1, Math.max(0, Math.floor((room - NUMBER) / (chip + 1))));
  return { shown, step: chip + 1 };
}
