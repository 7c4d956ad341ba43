// Selectors of the places at the table that a lesson points at.

import type { Seat } from '@posse/engine';

export const seatAt = (place: Seat): string => `[data-seat="${place}"]`;

/** The portrait first, which is pointed at, and all that stands beside it. */
export const faceAndSeatAt = (place: Seat): readonly string[] => [`[data-spot="seat-${place}"]`, seatAt(place)];
