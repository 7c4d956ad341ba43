// The bodies of HTTP requests and answers.
// The description of the API is made from these.

import * as z from 'zod/mini';
import { gameId } from './game-ids.ts';
import { phase, tableInfo } from './server-message-schemas.ts';

export const problem = z.object({
  code: z.string(),
  message: z.string(),
  /** The id of the missing set, if one is missing. */
  set: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;

export const tableCreated = z.object({
  table: tableInfo,
  /**
   * The guest's new pass. Null if the client sent a cookie or a pass, or is a page of this server, which gets a cookie
   * instead.
   */
  pass: z.nullable(z.string()),
  /** A sentence of advice for the host. The table is created all the same. */
  warning: z.optional(z.string()),
});
export type TableCreated = z.infer<typeof tableCreated>;

export const passWithdrawn = z.object({
  /** The new pass, if the old one was sent as a bearer token; a cookie is replaced by itself. */
  pass: z.nullable(z.string()),
});

/** A table in the list of public ones. */
export const tableSummary = z.object({
  code: z.string(),
  game: gameId,
  preset: z.nullable(z.string()),
  seats: z.int(),
  people: z.int(),
  /** Seats that somebody could take now. */
  free: z.int(),
  watchers: z.int(),
  /** How many packs of its players it has; left out for none. */
  packs: z.optional(z.int()),
  phase,
  hostName: z.string(),
  createdAt: z.int(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const tableList = z.object({ tables: z.array(tableSummary) });

/**
 * The number of tables with legends, and how many of these the server has time for. With more, deputies sometimes
 * answer in their place.
 */
export const legends = z.object({ tables: z.int(), most: z.int() });
export type Legends = z.infer<typeof legends>;

/** A list with a maximum length: files come from strangers, so none may be longer than a game can make it. */
const listOf = <T extends z.core.SomeType>(each: T, most: number) =>
  z.array(each).check(z.maxLength(most, `has more than ${most} entries`));
const ofSeats = <T extends z.core.SomeType>(each: T) => listOf(each, 20);
const ofAnswers = <T extends z.core.SomeType>(each: T) => listOf(each, 100_000);
const text = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, `is not ${what}`));
const shownName = z.string().check(z.maxLength(100, 'has more than 100 characters'));

/** A finished game from its deal to its last answer. `posse replay` reads the same format. */
export const replay = z.object({
  format: z.literal('posse-replay'),
  version: z.literal(1),
  game: gameId,
  /** The version of the rules by which it was dealt; 1 if left out. By other rules the game may go differently. */
  rules: z.optional(z.int().check(z.minimum(1))),
  setup: z.looseObject({ seats: z.int() }),
  seed: z.string(),
  answers: ofAnswers(z.looseObject({ seat: z.int(), kind: z.string() })),
  /** The bot that gave each answer, with its temper; null for a person's answer, and if it was not recorded. */
  bots: z.optional(ofAnswers(z.nullable(z.string()))),
  names: ofSeats(shownName),
  winners: z.nullable(ofSeats(z.int())),
  startedAt: z.int(),
  endedAt: z.int(),
});
export type Replay = z.infer<typeof replay>;

/**
 * Was the game dealt for a lesson, from named cards or dice? The seed then says nothing about them, so such a game
 * can't be proven fair.
 */
export const isStaged = ({ setup }: Replay): boolean => setup.staged !== undefined;

const hash = text(/^[0-9a-f]{64}$/, 'a hash of 64 hexadecimal digits');
/** The schema of a secret. Older programs made shorter ones. */
const secret = text(/^[\w -]{1,100}$/, 'a secret of letters and digits');

const commonFields = {
  format: z.literal('posse-proof'),
  id: text(/^[\w-]{1,40}$/, 'an id of letters and digits'),
  commitment: hash,
  secret,
  lucks: ofSeats(text(/^[0-9a-f]{0,64}$/, 'a luck of at most 64 hexadecimal digits')),
  replay,
};

const promises = ofSeats(z.nullable(hash));
/** A table starts no game after this many aborted starts in a row. */
export const MAX_ABORTED_STARTS = 20;

/**
 * An aborted start: no deal came of it, because somebody did not reveal the contribution that they had committed to.
 */
const abortedStartV2 = z.object({
  commitment: hash,
  secret,
  deal: hash,
  promises,
  missing: ofSeats(z.object({ seat: z.int(), name: shownName })),
});

/** An aborted shuffle of version 3. `next` is left out only if an older program made the start. */
const abortedStart = z.object({ ...abortedStartV2.shape, next: z.optional(hash) });

/**
 * All that is needed to check that nobody chose the cards: see `shuffle-hashes.ts`. Version 1 is of games from before
 * seat commitments existed. In version 2, starts did not yet fix the next secret.
 */
export const proof = z.discriminatedUnion('version', [
  z.object({ version: z.literal(1), ...commonFields }),
  z.object({ version: z.literal(2), ...commonFields, promises, givenUp: listOf(abortedStartV2, MAX_ABORTED_STARTS) }),
  z.object({
    version: z.literal(3),
    ...commonFields,
    next: hash,
    promises,
    givenUp: listOf(abortedStart, MAX_ABORTED_STARTS),
  }),
]);
export type Proof = z.infer<typeof proof>;

export const health = z.object({
  status: z.enum(['ok', 'failing']),
  tables: z.int(),
  connections: z.int(),
  /** The figures of all servers that share their tables; left out for a single server. Only tables in memory count. */
  town: z.optional(z.object({ nodes: z.int(), tables: z.int(), connections: z.int() })),
});

/** The addresses at which other devices find the server, such as http://192.168.1.20:8080, the likeliest first. */
export const addressList = z.object({ addresses: z.array(z.string().check(z.regex(/^https?:\/\/[^\s/]+$/))) });

/** The house sets that tables of a server may play with. */
export const houseList = z.object({
  sets: z.array(
    z.object({
      id: z.string(),
      /** The address of the set's module, whose default export is the set. The address changes with the contents. */
      module: z.string(),
    }),
  ),
});
export type HouseList = z.infer<typeof houseList>;
