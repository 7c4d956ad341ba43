// Positions of things on the screen, found by their attribute `data-spot`.

export type Spots = ReadonlyMap<string, DOMRect>;

/** The positions of all visible elements, by spot. */
export function lookAround(): Spots {
  const spots = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) spots.set(element.dataset.spot ?? '', rect);
  }
  return spots;
}

export const elementAt = (spot: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});
