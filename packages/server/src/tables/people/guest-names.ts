// Gives each guest of a table a name that nobody can mistake for another's.

import { MAX_NAME_LENGTH } from '@posse/protocol';
import { personaAt } from '../../games/bot-levels.ts';
import type { TableState } from '../actor/table-state.ts';

type Company = Pick<TableState, 'record' | 'participants'>;

/** The name, or, if another guest or a bot has one that looks like it, the same with the first number that nobody has: Ann, Ann 2, Ann 3. */
export function distinctName(table: Company, guest: string, wanted: string): string {
  const others = namesOfOthers(table, guest);
  const [said, drawn] = [new Set(others.map(asSaid)), new Set(others.map(asDrawn))];
  let name = wanted;
  for (let number = 2; said.has(asSaid(name)) || drawn.has(asDrawn(name)); number++) name = numbered(wanted, number);
  return name;
}

/** A seat without a person will have a bot, under its own name. */
const namesOfOthers = ({ record, participants }: Company, guest: string): readonly string[] => [
  ...record.seats.flatMap((seat, place) => {
    if (seat.guest === guest) return [];
    return [(seat.guest === null ? null : seat.name) ?? personaAt(place).name];
  }),
  ...[...participants].filter((other) => other.guest !== guest).map(({ name }) => name),
];

/** Two names that come to the same are read as one: small and capital letters make no difference. */
const asSaid = (name: string): string => latin(name).toLowerCase();

/** Two names that come to the same are drawn as one: of some letters nobody can tell which they are. */
const asDrawn = (name: string): string => latin(name).replace(/[I1|]/g, 'l').replaceAll('0', 'O').replaceAll('rn', 'm');

/** Letters of another width or alphabet that look like ours are ours, and what nobody sees is not there. */
const latin = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}\u0131]/gu, (letter) => TWINS.get(letter) ?? letter);

const GREEK = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧινορυ', 'ABEZHIKMNOPTYXivopu'];
const CYRILLIC = ['АВЕЅІЈКМНОРСТУХаеѕіјорсухԁԛԝһ', 'ABESIJKMHOPCTYXaesijopcyxdqwh'];
const TWINS: ReadonlyMap<string, string> = new Map(
  [GREEK, CYRILLIC, ['ı', 'i']].flatMap(([theirs = '', ours = '']) =>
    [...theirs].map((letter, place) => [letter, ours[place] ?? letter] as const),
  ),
);

/** Whole characters are cut off where the number would make it too long. */
function numbered(wanted: string, number: number): string {
  const end = ` ${number}`;
  const letters = [...wanted];
  while (letters.join('').length + end.length > MAX_NAME_LENGTH) letters.pop();
  return letters.join('').trimEnd() + end;
}
