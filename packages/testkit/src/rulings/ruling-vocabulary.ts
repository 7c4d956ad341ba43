// The vocabulary that rulings of both games share: seats, lists and errors.

import { type Seat, seat } from '@posse/engine';

/** A ruling that can't be played as it is written. The message says what is wrong with it. */
export class BadRuling extends Error {
  override readonly name = 'BadRuling';
}

/** Runs an action of a line; errors name that line. */
export function atLine<T>(line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new BadRuling(`line ${line}: ${error instanceof Error ? error.message : error}`);
  }
}

export const letterOf = (who: Seat): string => String.fromCharCode(65 + who);

export function seatOf(letter: string, seats: number): Seat {
  const number = letter.charCodeAt(0) - 65;
  if (letter.length !== 1 || number < 0 || number >= seats)
    throw new BadRuling(`There is no seat ${letter} at this table of ${seats}.`);
  return seat(number);
}

/** The items of a list separated by commas; an empty cell is an empty list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

type Names = Readonly<Record<string, { readonly en: { readonly name: string } } | undefined>>;

/** The id with this English name; null if there is none. */
export const idNamed = (name: string, ids: readonly string[], texts: Names): string | null =>
  ids.find((id) => texts[id]?.en.name === name) ?? null;

/** The id with this English name. Throws BadRuling if there is none. */
export function idOf(what: string, name: string, ids: readonly string[], texts: Names): string {
  const id = idNamed(name, ids, texts);
  if (id === null) throw new BadRuling(`There is no ${what} "${name}" in the sets at hand.`);
  return id;
}
