// Where a panel can lie without covering what is to be tapped, and as little as possible of what is to be read.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Nothing that can be tapped lies under it. */
  readonly isFree: boolean;
}

export interface Surroundings {
  readonly room: Box;
  /** What can be tapped now. */
  readonly taps: readonly Box[];
  /** What is better left in sight. */
  readonly sights: readonly Box[];
}

const STEP = 12;
const MARGIN = 8;
/** What it costs to lie one pixel higher, in pixels covered. */
const LOW = 12;
/** Room around what can be tapped, for the finger. */
const FINGER = 4;

/** The best place for a panel of this size; among equals the lowest, then the leftmost. */
export function freeSpot(width: number, height: number, { room, taps, sights }: Surroundings): Spot {
  let best: Spot = { x: room.x + MARGIN, y: room.y + MARGIN, isFree: false };
  let least = Number.POSITIVE_INFINITY;
  const wide = taps.map(({ x, y, w, h }) => ({ x: x - FINGER, y: y - FINGER, w: w + 2 * FINGER, h: h + 2 * FINGER }));
  for (let y = room.y + room.h - height - MARGIN; y >= room.y + MARGIN; y -= STEP)
    for (let x = room.x + MARGIN; x + width + MARGIN <= room.x + room.w; x += STEP) {
      const panel = { x, y, w: width, h: height };
      const tapped = covered(panel, wide);
      const cost = tapped * 1000 + covered(panel, sights) + (room.y + room.h - y) * LOW + (x - room.x);
      if (cost < least) {
        least = cost;
        best = { x, y, isFree: tapped === 0 };
      }
    }
  return best;
}

/** How much of these lies under the panel, in square pixels. */
const covered = (panel: Box, boxes: readonly Box[]): number =>
  boxes.reduce(
    (sum, box) => sum + overlap(panel.x, panel.w, box.x, box.w) * overlap(panel.y, panel.h, box.y, box.h),
    0,
  );

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
