// Who sits where on the screen: the viewer at the bottom, the others clockwise from the left. Who only watches sits behind seat 0.

import type { View } from '@posse/card';
import { type Seat, seat, seatsOf } from '@posse/engine';

export const bottomOf = ({ viewer }: View): Seat => (viewer === 'spectator' ? seat(0) : viewer);

/** Everybody in the order of their places, the one at the bottom first. */
export const seatsByPlace = (view: View): Seat[] => {
  const { length } = view.players;
  return seatsOf(length).map((place) => seat((bottomOf(view) + place) % length));
};

export const placeOf = (view: View, who: Seat): number => {
  const { length } = view.players;
  return (who - bottomOf(view) + length) % length;
};
