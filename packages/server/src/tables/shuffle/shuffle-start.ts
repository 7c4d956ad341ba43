// A start fixes what is dealt and from which seed, before any contribution is revealed.

import { type Kinds, RULES, seat } from '@posse/engine';
import {
  beforeAfter,
  commitmentOf,
  dealOf,
  defaultContribution,
  type GameId,
  gameIdOf,
  randomHex,
  type Start,
  seedOf,
  transcriptHashOf,
} from '@posse/protocol';
import type { GameRecord, MissingRecord, StartRecord, TableRecord } from '@posse/store';
import { inGame } from '../../games/playable-games.ts';
import type { TableGame } from '../../games/table-game-interface.ts';
import type { RunningGame } from '../game/running-game.ts';
import { wishesOf } from '../lifecycle/plan-check.ts';
import { checkedSeat, nameAt, placeBefore, withSeat } from '../people/seat-edits.ts';

/** The secret of a table's next game. */
export const randomSecret = (): string => randomHex(32);

/** A table whose next game is about to be dealt. */
export interface StartedRecord extends TableRecord {
  readonly start: StartRecord;
}

/** The setup of the next game; `last` is the game before it, if the players and the plan are the same. */
export const nextSetup = (record: TableRecord, last: RunningGame | null, passStar: boolean): object =>
  last === null ? (record.staged ?? wishesOf(record)) : setupAfter(last, record, passStar);

/**
 * The record with a start: the server's next secret, the contributors' commitments, the commitment of the secret after
 * it, and this setup with today's pool. A seat or guest that aborted a shuffle since the last deal contributes nothing.
 */
export function withStart(
  { dealAnyway: _, ...record }: TableRecord,
  wishes: object,
  contributes: (guest: string) => boolean,
  newSecret = randomSecret,
): StartedRecord {
  const setup = setupOf(record.game, wishes);
  const out = new Set(
    record.givenUp.flatMap(({ missing }) => missing.flatMap(({ guest, formerly = [] }) => [guest, ...formerly])),
  );
  const promises = record.seats.map(({ guest, promise, missed }) =>
    guest === null || missed || out.has(guest) || !contributes(guest) ? null : promise,
  );
  const nextSecret = newSecret();
  return {
    ...record,
    start: { secret: record.nextSecret, next: commitmentOf(nextSecret), setup, promises },
    nextSecret,
  };
}

/** The stored setup. It includes the pool, so entries that are appended to a set later change nothing in this game. */
const setupOf = (id: GameId, wishes: object): object =>
  inGame(id, <K extends Kinds>({ game }: TableGame<K>) => game.withPool(wishes as K['wishes']));

/** The start in the form in which everybody is shown it. */
export const startOf = ({ game, start, givenUp }: StartedRecord): Start => ({
  before: beforeAfter(givenUp),
  commitment: commitmentOf(start.secret),
  ...(start.next !== undefined && { next: start.next }),
  deal: dealOf(game, start.setup),
  promises: start.promises,
});

/** The record after these seats aborted the shuffle by not revealing: they are marked. `next` has the new commitments of the others. */
export function aborted(
  record: StartedRecord,
  missing: readonly number[],
  next: ReadonlyMap<number, string>,
): TableRecord {
  const { secret, promises, next: fixed } = record.start;
  const { commitment, deal } = startOf(record);
  const named = missing.map((place) => {
    const gone = record.start.gone?.find(({ seat }) => seat === place);
    return gone ?? namedAt(record, place);
  });
  const start = { commitment, secret, ...(fixed !== undefined && { next: fixed }), deal, promises, missing: named };
  const marked = missing.reduce<TableRecord>(
    (table, place) => withSeat(table, place, { missed: true }),
    renewed(record, next),
  );
  return { ...marked, start: null, givenUp: [...record.givenUp, start] };
}

/** The guest of a seat, as an aborted shuffle names them. */
export function namedAt(record: TableRecord, place: number): MissingRecord {
  const who = checkedSeat(record, place);
  const { past } = who;
  return {
    seat: place,
    guest: who.guest ?? '',
    name: nameAt(who, place),
    ...(past.length > 0 && { formerly: past }),
  };
}

/**
 * The record after a person moved to another device: the marks of their aborts and their answer to "Deal anyway?" go
 * with them.
 */
export function withMovedMarks(record: TableRecord, from: string, to: string): TableRecord {
  const { givenUp, dealAnyway } = record;
  const moved = (one: MissingRecord): MissingRecord => {
    const { guest, formerly = [] } = one;
    if (guest !== from && !formerly.includes(from)) return one;
    const others = [...new Set([guest, ...formerly, from])].filter((other) => other !== to);
    return { ...one, guest: to, formerly: others };
  };
  return {
    ...record,
    givenUp: givenUp.map((start) => ({ ...start, missing: start.missing.map(moved) })),
    ...(dealAnyway !== undefined && {
      dealAnyway: { ...dealAnyway, yes: dealAnyway.yes.map((guest) => (guest === from ? to : guest)) },
    }),
  };
}

/** The game that follows from a start and all contributions, and the record of the table that plays it. */
export function dealtFrom(
  record: StartedRecord,
  shown: ReadonlyMap<number, string>,
  next: ReadonlyMap<number, string>,
  startedAt: number,
): { readonly game: GameRecord; readonly record: TableRecord } {
  const { code, game, seats, start, givenUp } = record;
  const { secret, setup, promises } = start;
  const shownStart = startOf(record);
  const seal = transcriptHashOf(shownStart);
  const { commitment } = shownStart;
  const lucks = promises.map(
    (promise, place) => (promise === null ? null : shown.get(place)) ?? defaultContribution(commitment, place),
  );
  return {
    game: {
      id: gameIdOf(seal),
      table: code,
      game,
      rules: RULES,
      setup,
      seed: seedOf(secret, seal, lucks),
      secret,
      commitment,
      lucks,
      promises,
      givenUp,
      ...(start.next !== undefined && { next: start.next }),
      names: seats.map(nameAt),
      startedAt,
    },
    record: withoutMarks({ ...renewed(record, next), start: null, givenUp: [] }),
  };
}

/** A deal clears the marks of aborted shuffles. */
const withoutMarks = ({ removedMarks: _, ...record }: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map(({ missed: __, ...seat }) => seat),
});

/** The seats with their next commitments, as none is used twice: the one that the guest made since, or none. */
const renewed = (record: StartedRecord, next: ReadonlyMap<number, string>): TableRecord =>
  record.start.promises.reduce<TableRecord>((table, used, place) => {
    const { promise } = checkedSeat(table, place);
    return withSeat(table, place, { promise: next.get(place) ?? (promise === used ? null : promise) });
  }, record);

/** Was this commitment used in a start since the last deal, or by another seat? */
export const isUsed = ({ seats, start, givenUp }: TableRecord, promise: string, seat: number | null): boolean =>
  seats.some((one, place) => one.promise === promise && place !== seat) ||
  start?.promises.includes(promise) === true ||
  givenUp.some(({ promises }) => promises.includes(promise));

/**
 * The setup of the next game. Survivors may keep their characters, and the star may pass on. Nobody gets the character
 * that they died with, wherever they sit now.
 */
function setupAfter({ match }: RunningGame, record: TableRecord, passStar: boolean): object {
  const keep = match.survivors.filter((seat) => record.seats[seat]?.keep);
  const from = record.seats
    .map((_, place) => placeBefore(record, place))
    .map((was) => (was === null ? null : seat(was)));
  return match.next({ keep, passStar, from });
}
