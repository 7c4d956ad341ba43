// What of a table whoever runs the server may see: who is there and how far the game has come, and nothing of the game itself.

import type { AdminPerson, AdminTable, Phase } from '@posse/protocol';
import type { Guests } from '../guests.ts';
import type { GameRecord, TableRecord } from '../store/store.ts';
import { phaseOf } from '../tables/info.ts';
import { keptPhase } from '../tables/kept-info.ts';
import { isBots } from '../tables/seating.ts';
import type { Table } from '../tables/table.ts';

/** More who watch one table are counted, but not named. */
const MOST_WATCHERS = 30;

type Marks = Pick<Guests, 'personMark'>;

export function tableSeen(table: Table, marks: Marks, node: string): AdminTable {
  const { record, round, watchers, hosting } = table;
  const here = new Set([...table.visitors].map(({ guest }) => guest));
  return {
    ...factsOf(record, phaseOf(round)),
    people: [...seated(record, here, hosting.guest, marks), ...watching(table, marks)],
    watchers,
    answers: round === null ? 0 : round.match.step,
    node,
  };
}

/** One that is in the store only; `game` is the one that is played there, or was played last. */
export const keptTableSeen = (record: TableRecord, game: GameRecord | null, marks: Marks): AdminTable => ({
  ...factsOf(record, keptPhase(record, game)),
  people: [...seated(record, new Set(), record.host, marks)],
  watchers: 0,
  answers: null,
  node: null,
});

/** Who of this table is meant by a mark; null if nobody is. */
export function guestMarked({ record, visitors }: Table, mark: string, marks: Marks): string | null {
  const guests = [...record.seats.flatMap(({ guest }) => guest ?? []), ...[...visitors].map(({ guest }) => guest)];
  return guests.find((guest) => marks.personMark(record.code, guest) === mark) ?? null;
}

/** Is this a part of its code, or of the name of somebody there? */
export const isLike = ({ record, visitors }: Table, search: string): boolean =>
  search === '' ||
  [
    record.code,
    ...record.seats.flatMap(({ name, gone }) => (gone === null ? (name ?? []) : [])),
    ...[...visitors].map(({ name }) => name),
  ].some((text) => text.toLowerCase().includes(search));

/** The same order for tables of which nothing has been told yet: to tell of all of them would cost too much. */
export const busiestFirst = (tables: readonly Table[]): readonly Table[] =>
  tables
    .map((table) => ({ table, here: new Set([...table.visitors].map(({ guest }) => guest)).size }))
    .sort((one, other) => other.here - one.here || other.table.record.createdAt - one.table.record.createdAt)
    .map(({ table }) => table);

/** Those with the most people who are here first, then the newest. */
export const inOrder = (one: AdminTable, other: AdminTable): number =>
  hereAt(other) - hereAt(one) || other.createdAt - one.createdAt;

const hereAt = ({ people, watchers }: AdminTable): number =>
  people.filter(({ isHere, seat }) => isHere && seat !== null).length + watchers;

/** In a game a bot plays wherever no person does. */
const factsOf = (record: TableRecord, phase: Phase) => ({
  code: record.code,
  game: record.game,
  phase,
  paused: record.paused,
  isPublic: record.isPublic,
  seats: record.seats.length,
  bots: record.seats.filter(({ isBot }, place) => isBot || (phase === 'playing' && isBots(record, place))).length,
  createdAt: record.createdAt,
});

const seated = (
  { code, seats }: TableRecord,
  here: ReadonlySet<string>,
  host: string,
  marks: Marks,
): readonly AdminPerson[] =>
  seats.flatMap(({ guest, name, gone }, seat) =>
    guest === null || gone !== null
      ? []
      : [
          {
            mark: marks.personMark(code, guest),
            name: name ?? '',
            seat,
            isHere: here.has(guest),
            isHost: guest === host,
          },
        ],
  );

function watching({ record: { code }, visitors, hosting }: Table, marks: Marks): readonly AdminPerson[] {
  const names = new Map([...visitors].filter(({ seat }) => seat === null).map(({ guest, name }) => [guest, name]));
  return [...names].slice(0, MOST_WATCHERS).map(([guest, name]) => ({
    mark: marks.personMark(code, guest),
    name,
    seat: null,
    isHere: true,
    isHost: guest === hosting.guest,
  }));
}
