// Rows of cards in little room: a hand, and cards in play.

/** The pixels of every card that stay visible and can be tapped; a little less while one card is raised. */
const MIN_STEP = 44;
const MIN_STEP_BESIDE_RAISED = 30;
/** The gap between cards that have enough room. */
const GAP = 6;

export interface Overlap {
  /** From the left edge of one card to that of the next. */
  readonly step: number;
  /** True if the hand is too large for the window and scrolls. */
  readonly doesScroll: boolean;
}

export function overlap(room: number, card: number, count: number, isRaised: boolean): Overlap {
  const places = Math.max(1, count - 1 - (isRaised ? 1 : 0));
  const free = isRaised ? 2 * card + GAP : card;
  const least = isRaised ? MIN_STEP_BESIDE_RAISED : MIN_STEP;
  const step = Math.max(least, Math.min(card + GAP, (room - free) / places));
  return { step, doesScroll: free + step * places > room + 1 };
}

// Small cards that can't be tapped may overlap as far as needed.

const SMALL_GAP = 4;
const MIN_SMALL_STEP = 16;

/** The distance from the left edge of one card to that of the next. */
export const smallStep = (room: number, card: number, count: number): number =>
  Math.max(MIN_SMALL_STEP, Math.min(card + SMALL_GAP, (room - card) / Math.max(1, count - 1)));

// How many of a player's cards in play fit in a row.

export interface Chips {
  /** The number of visible chips; the rest is shown as a number. */
  readonly shown: number;
  /** The distance from the left edge of one chip to that of the next. */
  readonly step: number;
}

const CHIP_GAP = 3;
/** The least visible share of a covered card. */
const MIN_CHIP_SHARE = 0.55;
/** The width of the number that counts hidden chips. */
const NUMBER = 24;

export function chipsIn(room: number, chip: number, count: number): Chips {
  const stepFor = (width: number, many: number): number =>
    Math.min(chip + CHIP_GAP, (width - chip) / Math.max(1, many - 1));
  const least = chip * MIN_CHIP_SHARE;
  const mostIn = (width: number): number => Math.max(0, Math.floor((width - chip) / least) + 1);
  const shown = count <= mostIn(room) ? count : Math.min(count - 1, mostIn(room - NUMBER));
  return { shown, step: stepFor(shown === count ? room : room - NUMBER, shown) };
}
