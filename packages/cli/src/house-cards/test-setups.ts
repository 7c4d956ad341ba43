// Setups of test games: all numbers of seats, with and without the other sets.

import { type CardSet, catalogueOf, OURS, type Wishes, withoutEvent } from '@posse/card';

export function wishesWith(house: readonly CardSet[], number: number): Wishes {
  const counts = Object.keys(OURS.tables).map(Number);
  const seats = counts[number % counts.length] as number;
  const round = Math.floor(number / counts.length);
  const own = house.map(({ id }) => id);
  const sets = OURS.sets
    .map(({ id }) => id)
    .filter((id, place) => id === 'base' || id === OURS.tables[seats]?.set || (round >> (place - 1)) & 1);
  return {
    seats,
    sets: [...sets, ...own],
    characters: houseCharacters(house, number, seats),
    options: onlyOurEvents(own, round),
  };
}

/** The characters of a test game: one seat has a house character, which changes with every game. */
function houseCharacters(house: readonly CardSet[], number: number, seats: number): (string | null)[] {
  const ids = house.flatMap(({ characters }) => Object.keys(characters ?? {}));
  const place = Math.floor(number / 2) % seats;
  return Array.from({ length: seats }, (_, seat) => (seat === place ? (ids[number % ids.length] ?? null) : null));
}

/** The options that leave out events of other sets in every other round, so that house events come up soon. */
function onlyOurEvents(own: readonly string[], round: number): Record<string, boolean> {
  const events = Object.values(catalogueOf({ sets: own }).events);
  if (round % 2 === 0 || !events.some(({ set }) => own.includes(set))) return {};
  const others = events.filter(({ set, final }) => !own.includes(set) && !final);
  return Object.fromEntries(others.map(({ id }) => [withoutEvent(id), true]));
}
