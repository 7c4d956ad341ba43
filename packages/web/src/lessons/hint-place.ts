// Places a panel where it covers nothing tappable, and little that is to be read.

import { samePlain } from '@posse/engine';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** True if the panel covers nothing here that can be tapped. */
  readonly isFree: boolean;
}

export interface Obstacles {
  readonly room: Box;
  /** Elements that can be tapped now. */
  readonly taps: readonly Box[];
  /** Elements at the viewer's own place that can be tapped: raised cards reach into the dock, under the panel. */
  readonly ownTaps: readonly Box[];
  /** Elements that should stay visible. */
  readonly sights: readonly Box[];
  /** Boxes of the viewer's own place, which the panel may cover if necessary. */
  readonly own: readonly Box[];
  /** Boxes of the elements that the hint mentions: it lies beside the first, and covers none. */
  readonly about: readonly Box[];
  /** The height above which the panel docks; null if it may lie anywhere. */
  readonly dock: number | null;
}

const STEP = 12;
const MARGIN = 8;
/** The costs of lying one pixel higher, and one pixel farther from its subject, in covered pixels. */
const LOW = 12;
const BESIDE = 5;
/**
 * The costs of covering a pixel that should stay visible, one of the viewer's own place, and one that can be tapped
 * there.
 */
const SEEN = 3;
const OWN = 0.03;
const OWN_TAP = 2;
/** The margin in pixels around tappable elements, for the finger. */
const FINGER = 4;

/** The best place for a panel of this size: in the dock, beside its subject, or as low and as far left as possible. */
export function freeSpot(
  width: number,
  height: number,
  { room, taps, ownTaps, sights, own, about, dock }: Obstacles,
): Spot {
  let best: Spot = { x: room.x + MARGIN, y: room.y + MARGIN, isFree: false };
  let least = Number.POSITIVE_INFINITY;
  const [beside] = about;
  const kept = [...taps.map(withFinger), ...about];
  const raised = ownTaps.map(withFinger);
  for (const y of heights(height, room, dock))
    for (let x = room.x + MARGIN; x + width + MARGIN <= room.x + room.w; x += STEP) {
      const panel = { x, y, w: width, h: height };
      const tapped = covered(panel, kept);
      const ownTapped = covered(panel, raised);
      const off =
        dock !== null
          ? Math.abs(dock - FINGER - y - height) * LOW
          : beside === undefined
            ? (room.y + room.h - y) * LOW + (x - room.x)
            : apart(panel, beside) * BESIDE;
      const cost =
        tapped * 1000 + ownTapped * OWN_TAP + covered(panel, sights) * SEEN + covered(panel, own) * OWN + off;
      if (cost < least) {
        least = cost;
        best = { x, y, isFree: tapped + ownTapped === 0 };
      }
    }
  return best;
}

const withFinger = ({ x, y, w, h }: Box): Box => ({
  x: x - FINGER,
  y: y - FINGER,
  w: w + 2 * FINGER,
  h: h + 2 * FINGER,
});

/** The heights to try: the dock first, then from the bottom up. */
function heights(height: number, room: Box, dock: number | null): readonly number[] {
  const lowest = room.y + room.h - height - MARGIN;
  const count = Math.max(0, Math.floor((lowest - room.y - MARGIN) / STEP) + 1);
  const all = Array.from({ length: count }, (_, at) => lowest - at * STEP);
  return dock === null ? all : [dock - FINGER - height, ...all];
}

/** The covered area, in square pixels. */
const covered = (panel: Box, boxes: readonly Box[]): number =>
  boxes.reduce(
    (sum, box) => sum + overlap(panel.x, panel.w, box.x, box.w) * overlap(panel.y, panel.h, box.y, box.h),
    0,
  );

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));

/** The distance between the centres of two boxes. */
const apart = (one: Box, other: Box): number =>
  Math.hypot(one.x + one.w / 2 - other.x - other.w / 2, one.y + one.h / 2 - other.y - other.h / 2);

const TAPS = '[data-act]:not(:disabled)';
const SIGHTS =
  'section, [role="status"], [role="alert"], [data-spot]:not([data-spot="felt"]), [data-kind="strip"] [data-seat]';
/**
 * Selectors of elements in the middle of a phone on its side, which the hint may cover: it is the only strip that is
 * free of neighbours.
 */
const MIDDLE = '[data-kind="strip"] [data-spot]:not([data-seat] *)';
/**
 * Selectors of elements above which the hint docks: upright your hand or your dice, on its side your own place, or the
 * headline of a question.
 */
const DOCKS = [
  '[data-kind="column"] [data-row][data-spot^="hand-"]',
  '[data-kind="column"][data-game="dice"] > section > section + *',
  '[data-kind="strip"] > section',
  '[data-kind="strip"] [data-scene] [role="status"]',
].join();
const OWN_SIGHTS = '[data-spot^="seat-"], [data-spot^="life-"], [data-own-role]';
const EVENTS = ['click', 'keyup', 'resize'] as const;
/**
 * The delays after which the panel looks for its place again, because elements move for a while. A tap or a resized
 * window moves them too.
 */
const LOOKS_MS = [40, 120, 400, 1000] as const;

interface Spots {
  /** The place of the whole panel. */
  readonly open: Spot;
  /** The place where the lower left corner, all that is visible when folded, is free. */
  readonly folded: Spot;
  /** The box of the subject, if it is on the screen. */
  readonly about: Box | null;
}

/**
 * The place of a panel so that it covers nothing tappable, whatever happens on the table. Null until it was measured.
 * `moment` changes whenever the table may have changed.
 */
export function useFreeSpot(
  panel: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
  about: readonly string[],
  moment: string,
): Spots | null {
  const [spots, setSpots] = useState<Spots | null>(null);
  const wanted = about.join(' | ');
  const find = useCallback(() => {
    if (panel.current === null || corner.current === null) return;
    const next = spotsFor(panel.current, corner.current, wanted === '' ? [] : wanted.split(' | '));
    setSpots((before) => (before !== null && samePlain(before, next) ? before : next));
  }, [panel, corner, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, other things
  useLayoutEffect(find, [find, moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, other things
  useEffect(() => {
    let looks: readonly ReturnType<typeof setTimeout>[] = [];
    const stop = (): void => looks.forEach(clearTimeout);
    const look = (): void => {
      stop();
      looks = LOOKS_MS.map((after) => setTimeout(find, after));
    };
    look();
    for (const event of EVENTS) addEventListener(event, look);
    return () => {
      stop();
      for (const event of EVENTS) removeEventListener(event, look);
    };
  }, [find, moment]);
  return spots;
}

function spotsFor(panel: HTMLElement, corner: HTMLElement, about: readonly string[]): Spots {
  const room = panel.closest('main') ?? document.body;
  const dock = room.querySelector(DOCKS);
  // On its side it stands above your place, never over it.
  const own = room.querySelector('[data-kind="strip"]') === null ? (dock?.closest('section') ?? null) : null;
  const shown = (what: string): Element[] => [...room.querySelectorAll(what)].filter((one) => !panel.contains(one));
  const things = about.map((selector) => room.querySelector(selector));
  const obstacles = {
    room: boxOf(room),
    taps: shown(TAPS)
      .filter((one) => own?.contains(one) !== true)
      .map(boxOf),
    ownTaps: shown(TAPS)
      .filter((one) => own?.contains(one) === true)
      .map(boxOf),
    sights: shown(SIGHTS)
      .filter((one) => own?.contains(one) !== true && !one.matches(MIDDLE))
      .map(boxOf),
    own: shown(OWN_SIGHTS)
      .filter((one) => own?.contains(one) === true)
      .map((one) => withFinger(boxOf(one))),
    about: things.flatMap((thing) => (thing === null || own?.contains(thing) === true ? [] : [boxOf(thing)])),
    dock: dock === null ? null : boxOf(dock).y,
  };
  const open = freeSpot(panel.offsetWidth, panel.offsetHeight, obstacles);
  const small = freeSpot(corner.offsetWidth, corner.offsetHeight, obstacles);
  const folded = { ...small, y: small.y - (panel.offsetHeight - corner.offsetHeight) };
  return { open, folded, about: things[0] == null ? null : boxOf(things[0]) };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}
