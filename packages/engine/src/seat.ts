// A seat at the table, numbered clockwise from 0.
// The player on your left has the next number.

declare const seatBrand: unique symbol;
export type Seat = number & { readonly [seatBrand]: true };

/** A player, or a spectator, who sees only public information. */
export type Viewer = Seat | 'spectator';

export const seat = (number: number): Seat => number as Seat;

/** Caches one immutable value for each seat. */
export function forEachSeat<T>(made: (who: Seat) => T): (who: Seat) => T {
  const kept: T[] = [];
  return (who) => {
    const known = kept[who];
    if (known !== undefined) return known;
    for (let place = kept.length; place <= who; place++) kept.push(made(seat(place)));
    return kept[who] as T;
  };
}

export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let number = 0; number < count; number++) seats.push(seat(number));
  return seats;
}
