// A seat at the table: 0 for the first, then clockwise. The player on your left has the next number.

declare const seatBrand: unique symbol;
export type Seat = number & { readonly [seatBrand]: true };

/** Whoever looks at a game: somebody at the table, or a bystander who sees only what lies open. */
export type Viewer = Seat | 'spectator';

export const seat = (number: number): Seat => number as Seat;

export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let number = 0; number < count; number++) seats.push(seat(number));
  return seats;
}
