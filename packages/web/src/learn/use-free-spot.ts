// Keeps a panel at a place where it covers nothing that can be tapped, whatever happens on the table.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Box, freeSpot, type Spot } from './free-spot.ts';

const TAPS = '[data-act]:not(:disabled)';
const SIGHTS = 'section, [role="status"], [role="alert"], [data-spot]:not([data-spot="felt"])';
const EVENTS = ['click', 'keyup', 'resize'] as const;
/** Things move for a while before they stay where they are. */
const LOOKS = [120, 400, 1000] as const;

export interface Spots {
  /** For the whole panel. */
  readonly open: Spot;
  /** So that its lower left corner, all that is left of it when it is folded, is free. */
  readonly folded: Spot;
}

/** Null until it was measured. `moment` changes whenever there may be other things on the table. */
export function useFreeSpot(
  panel: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
  moment: string,
): Spots | null {
  const [spots, setSpots] = useState<Spots | null>(null);
  const find = useCallback(() => {
    if (panel.current === null || corner.current === null) return;
    const next = spotsFor(panel.current, corner.current);
    setSpots((before) =>
      before !== null && same(before.open, next.open) && same(before.folded, next.folded) ? before : next,
    );
  }, [panel, corner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, other things
  useLayoutEffect(find, [find, moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, other things
  useEffect(() => {
    const looks = LOOKS.map((after) => setTimeout(find, after));
    return () => looks.forEach(clearTimeout);
  }, [find, moment]);
  useEffect(() => {
    // What a tap brings about is drawn a moment later.
    const soon = (): void => {
      requestAnimationFrame(() => requestAnimationFrame(find));
    };
    for (const event of EVENTS) addEventListener(event, soon);
    return () => {
      for (const event of EVENTS) removeEventListener(event, soon);
    };
  }, [find]);
  return spots;
}

function spotsFor(panel: HTMLElement, corner: HTMLElement): Spots {
  const room = panel.closest('main') ?? document.body;
  const boxes = (what: string): Box[] =>
    [...room.querySelectorAll(what)].filter((one) => !panel.contains(one)).map(boxOf);
  const around = { room: boxOf(room), taps: boxes(TAPS), sights: boxes(SIGHTS) };
  const open = freeSpot(panel.offsetWidth, panel.offsetHeight, around);
  const small = freeSpot(corner.offsetWidth, corner.offsetHeight, around);
  return { open, folded: { ...small, y: small.y - (panel.offsetHeight - corner.offsetHeight) } };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
}

const same = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y && one.isFree === other.isFree;
