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

// Small cards that are only to be seen: they lie over each other as far as it takes.

const SMALL_GAP = 4;
const SMALL_LEAST = 16;

/** From one to the next. */
export const smallStep = (room: number, card: number, count: number): number =>
  Math.max(SMALL_LEAST, Math.min(card + SMALL_GAP, (room - card) / Math.max(1, count - 1)));

// How many of somebody's cards in play can be shown in a row, when room is scarce.

export interface Chips {
  /** So many are shown; the rest is a number. */
  readonly shown: number;
  /** From one to the next. */
  readonly step: number;
}

const CHIP_GAP = 3;
/** Cards may lie over each other by less than half. */
const LEAST_OF_A_CHIP = 0.55;
/** The number of those that are not shown. */
const NUMBER = 24;

export function chipsIn(room: number, chip: number, count: number): Chips {
  const stepFor = (width: number, many: number): number =>
    Math.min(chip + CHIP_GAP, (width - chip) / Math.max(1, many - 1));
  const least = chip * LEAST_OF_A_CHIP;
  const mostIn = (width: number): number => Math.max(0, Math.floor((width - chip) / least) + 1);
  const shown = count <= mostIn(room) ? count : Math.min(count - 1, mostIn(room - NUMBER));
  return { shown, step: stepFor(shown === count ? room : room - NUMBER, shown) };
}
