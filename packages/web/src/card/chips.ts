// How many of somebody's cards in play can be shown in a row, when room is scarce.

export interface Chips {
  /** So many are shown; the rest is a number. */
  readonly shown: number;
  /** From one to the next. */
  readonly step: number;
}

/** Cards may lie over each other a little. */
const OVERLAP = 5;
const GAP = 3;
/** The number of those that are not shown. */
const NUMBER = 22;
const MOST = 3;

export function chipsIn(room: number, chip: number, count: number): Chips {
  const step = Math.min(chip + GAP, (room - chip) / Math.max(1, count - 1));
  if (count <= MOST && chip <= room && (count < 2 || step >= chip - OVERLAP)) return { shown: count, step };
  const shown = Math.min(MOST - 1, Math.max(0, Math.floor((room - NUMBER) / (chip + 1))));
  return { shown, step: chip + 1 };
}
