// What a guest is called at a table: as he wants, unless somebody else there is called so that nobody could tell them apart.

import { MOST_NAME } from '@posse/protocol';
import { personaAt } from '../games/levels.ts';
import type { Table } from './table.ts';

type Company = Pick<Table, 'record' | 'visitors'>;

/** The name, or, if another guest or a bot has it, the same with the first number that nobody has: Ann, Ann 2, Ann 3. */
export function toldApart(table: Company, guest: string, wanted: string): string {
  const taken = new Set(namesOfOthers(table, guest).map(asRead));
  let name = wanted;
  for (let number = 2; taken.has(asRead(name)); number++) name = numbered(wanted, number);
  return name;
}

/** Where no person sits a bot will, under its own name. */
const namesOfOthers = ({ record, visitors }: Company, guest: string): readonly string[] => [
  ...record.seats.flatMap((seat, place) => {
    if (seat.guest === guest) return [];
    return [(seat.guest === null ? null : seat.name) ?? personaAt(place).name];
  }),
  ...[...visitors].filter((other) => other.guest !== guest).map(({ name }) => name),
];

/** Two names that come to the same look the same: small and capital letters, letters of another width, and what nobody sees make no difference. */
const asRead = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whole characters are cut off where the number would make it too long. */
function numbered(wanted: string, number: number): string {
  const end = ` ${number}`;
  const letters = [...wanted];
  while (letters.join('').length + end.length > MOST_NAME) letters.pop();
  return letters.join('').trimEnd() + end;
}
