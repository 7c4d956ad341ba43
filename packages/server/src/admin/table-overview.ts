// The part of a table that the operator may see: people and progress.

import type { AdminPerson, AdminTable, Phase } from '@posse/protocol';
import type { GameRecord, TableRecord } from '@posse/store';
import type { Guests } from '../guest-sessions.ts';
import type { Table } from '../tables/actor/table.ts';
import { phaseOf } from '../tables/actor/table-info.ts';
import { storedPhase } from '../tables/actor/unloaded-table-info.ts';
import { reportsOf } from '../tables/handlers/pack-handlers.ts';
import { packHash, packName, packsOf } from '../tables/lifecycle/table-packs.ts';
import { isReported } from '../tables/people/reported-guests.ts';
import { isBots } from '../tables/people/seat-edits.ts';

/** The maximum number of spectators of a table that are named. Others are only counted. */
const MAX_WATCHERS = 30;

type Marks = Pick<Guests, 'personHash'>;

export function tableOverview(table: Table, marks: Marks, node: string): AdminTable {
  const { record, game, participants, hostPowers } = table;
  const here = new Set([...participants].map(({ guest }) => guest));
  return {
    ...factsOf(record, phaseOf(game)),
    people: [
      ...seated(record, here, hostPowers.guest, marks, (guest) => isReported(table.state, guest)),
      ...watching(table, marks),
    ],
    watchers: participants.watchers,
    answers: game === null ? 0 : game.match.step,
    node,
    packs: packsIn(record, (pack) => reportsOf(table.state, pack)),
  };
}

/** The overview of a table that is in the store only. `game` is its running game, or its last one. */
export const storedTableOverview = (record: TableRecord, game: GameRecord | null, marks: Marks): AdminTable => ({
  ...factsOf(record, storedPhase(record, game)),
  people: [...seated(record, new Set(), record.host, marks, () => false)],
  watchers: 0,
  answers: null,
  node: null,
  packs: packsIn(record, () => 0),
});

const packsIn = (record: TableRecord, reports: (pack: string) => number): AdminTable['packs'] =>
  packsOf(record).map((pack) => {
    const hash = packHash(pack);
    return { pack: hash, name: packName(pack), author: pack.face.author ?? '', reports: reports(hash) };
  });

/** The guest of this table with this mark; null for none. */
export function guestWithHash({ record, participants }: Table, mark: string, marks: Marks): string | null {
  const guests = [...record.seats.flatMap(({ guest }) => guest ?? []), ...[...participants].map(({ guest }) => guest)];
  return guests.find((guest) => marks.personHash(record.code, guest) === mark) ?? null;
}

/** Is the search a part of the table's code, or of the name of somebody there? */
export const isLike = ({ record, participants }: Table, search: string): boolean =>
  search === '' ||
  [
    record.code,
    ...record.seats.flatMap(({ name, gone }) => (gone === null ? (name ?? []) : [])),
    ...[...participants].map(({ name }) => name),
  ].some((text) => text.toLowerCase().includes(search));

/** Orders tables by the number of people, without making their overviews, which would cost too much. */
export const busiestFirst = (tables: readonly Table[]): readonly Table[] =>
  tables
    .map((table) => ({ table, here: new Set([...table.participants].map(({ guest }) => guest)).size }))
    .sort((one, other) => other.here - one.here || other.table.record.createdAt - one.table.record.createdAt)
    .map(({ table }) => table);

/** Orders overviews: most connected people first, then the newest. */
export const inOrder = (one: AdminTable, other: AdminTable): number =>
  hereAt(other) - hereAt(one) || other.createdAt - one.createdAt;

const hereAt = ({ people, watchers }: AdminTable): number =>
  people.filter(({ isHere, seat }) => isHere && seat !== null).length + watchers;

/** The facts about seats and phase. In a game a bot plays in each seat without a person. */
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
  isReportedHere: (guest: string) => boolean,
): readonly AdminPerson[] =>
  seats.flatMap(({ guest, name, gone }, seat) =>
    guest === null || gone !== null
      ? []
      : [
          {
            mark: marks.personHash(code, guest),
            name: name ?? '',
            seat,
            isHere: here.has(guest),
            isHost: guest === host,
            isReported: isReportedHere(guest),
          },
        ],
  );

function watching({ state, record: { code }, participants, hostPowers }: Table, marks: Marks): readonly AdminPerson[] {
  const names = new Map([...participants].filter(({ seat }) => seat === null).map(({ guest, name }) => [guest, name]));
  return [...names].slice(0, MAX_WATCHERS).map(([guest, name]) => ({
    mark: marks.personHash(code, guest),
    name,
    seat: null,
    isHere: true,
    isHost: guest === hostPowers.guest,
    isReported: isReported(state, guest),
  }));
}
