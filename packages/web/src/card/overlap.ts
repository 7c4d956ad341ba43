// How far the cards of a hand lie apart.

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
