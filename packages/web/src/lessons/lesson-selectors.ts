// Selectors of the places that a lesson points at.

import type { Seat } from '@posse/engine';

export const seatAt = (place: Seat): string => `[data-seat="${place}"]`;

/** Selectors of a seat: the portrait, at which the hint points, and everything beside it. */
export const faceAndSeatAt = (place: Seat): readonly string[] => [`[data-spot="seat-${place}"]`, seatAt(place)];
