// Gives each guest of a table a name that nobody can mistake for another's.

import { MAX_NAME_LENGTH } from '@posse/protocol';
import { personaAt } from '../../games/bot-levels.ts';
import type { TableState } from '../actor/table-state.ts';

type Company = Pick<TableState, 'record' | 'participants'>;

/** The wanted name; with the first free number if another guest or a bot has a similar one: Ann, Ann 2, Ann 3. */
export function distinctName(table: Company, guest: string, wanted: string): string {
  const others = namesOfOthers(table, guest);
  const [said, drawn] = [new Set(others.map(asSaid)), new Set(others.map(asDrawn))];
  let name = wanted;
  for (let number = 2; said.has(asSaid(name)) || drawn.has(asDrawn(name)); number++) name = numbered(wanted, number);
  return name;
}

/** The names of the others. A seat without a person counts with the bot that it would have. */
const namesOfOthers = ({ record, participants }: Company, guest: string): readonly string[] => [
  ...record.seats.flatMap((seat, place) => {
    if (seat.guest === guest) return [];
    return [(seat.guest === null ? null : seat.name) ?? personaAt(place).name];
  }),
  ...[...participants].filter((other) => other.guest !== guest).map(({ name }) => name),
];

/** A key that is equal for names that are pronounced alike: small and capital letters make no difference. */
const asSaid = (name: string): string => latin(name).toLowerCase();

/** A key that is equal for names that look alike on the screen. */
const asDrawn = (name: string): string => latin(name).replace(/[I1|]/g, 'l').replaceAll('0', 'O').replaceAll('rn', 'm');

/**
 * The name in plain Latin letters: look-alikes of other alphabets or widths are replaced, invisible characters removed.
 */
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

/** The name with a number. If it gets too long, whole characters are cut off. */
function numbered(wanted: string, number: number): string {
  const end = ` ${number}`;
  const letters = [...wanted];
  while (letters.join('').length + end.length > MAX_NAME_LENGTH) letters.pop();
  return letters.join('').trimEnd() + end;
}
