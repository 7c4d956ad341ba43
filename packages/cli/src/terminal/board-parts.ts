// The parts of a board that both games share.
// A board has a line for each seat; the list in its last column may continue below.

import type { Role, Seat } from '@posse/engine';
import { HEADS } from '@posse/narrator/terminal';
import { roleName } from './terminal-language.ts';
import { aligned, unbroken, wrapped } from './text-layout.ts';

interface Seats {
  readonly turn: Seat;
  readonly winners: readonly Seat[] | null;
  readonly players: readonly { readonly role: Role | null }[];
}

/** The player in front of the terminal, and their name. */
export interface Reader {
  readonly you: Seat;
  readonly yourName: string;
}

export const SEAT_HEADS = ['', HEADS.seat, HEADS.who, HEADS.role];
/** The width of a character's name and a player's name in brackets. */
const NAMES = 22;

/** The first columns: a mark for the turn or the win, the number, the name and the role. */
export function seatCells({ turn, winners, players }: Seats, who: Seat, name: string, reader: Reader): string[] {
  const role = players[who]?.role ?? null;
  return [
    winners === null ? (who === turn ? '▸' : '') : winners.includes(who) ? '★' : '',
    String(who + 1),
    who === reader.you ? `${name} (${reader.yourName.slice(0, NAMES - name.length - 3)})` : name,
    role === null ? '?' : roleName(role),
  ];
}

/** A full circle for each life point, an empty one for each lost. */
export const bullets = (life: number, maxLife: number): string =>
  '●'.repeat(Math.max(0, life)) + '○'.repeat(Math.max(0, maxLife - Math.max(0, life)));

interface Row {
  readonly cells: readonly string[];
  readonly list: readonly string[];
}

/** Lines of a board whose entries are separated by commas. A line never breaks within an entry. */
export function folding(heads: readonly string[], rows: readonly Row[]): string[] {
  const lists = rows.map(({ list }) => list.map(unbroken).join(', '));
  const full = rows.map(({ cells }, place) => [...cells, lists[place] ?? '']);
  const [top = '', ...lines] = aligned([heads, ...full], heads.length);
  const indent = top.lastIndexOf(heads.at(-1) ?? '');
  return [top, ...lines.flatMap((line) => folded(line, indent))];
}

function folded(line: string, indent: number): string[] {
  const [first = '', ...more] = wrapped(line.slice(indent), indent);
  return [`${line.slice(0, indent)}${first}`.trimEnd(), ...more.map((part) => `${' '.repeat(indent)}${part}`)];
}
