// What is asked and answered over HTTP. The description of the API is made from these.

import * as z from 'zod/mini';
import { phase, tableInfo } from './from-server.ts';
import { gameId } from './games.ts';

export const problem = z.object({
  code: z.string(),
  message: z.string(),
  /** Which set is missing, if one is. */
  set: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;

export const tableCreated = z.object({
  table: tableInfo,
  /** Who you are from now on, if your client sent no cookie and no pass, and is no page of the server, which has a cookie now. */
  pass: z.nullable(z.string()),
  /** What its host should know, in a sentence: the table is made all the same. */
  warning: z.optional(z.string()),
});
export type TableCreated = z.infer<typeof tableCreated>;

export const passWithdrawn = z.object({
  /** The new one, if the old one was shown as a bearer token; a cookie is changed by itself. */
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
  phase,
  hostName: z.string(),
  createdAt: z.int(),
});
export type TableSummary = z.infer<typeof tableSummary>;

export const tableList = z.object({ tables: z.array(tableSummary) });

/** Tables at which legends play, or will, and how many such tables the server has time for. With more, deputies answer now and then in their place. */
export const legends = z.object({ tables: z.int(), most: z.int() });
export type Legends = z.infer<typeof legends>;

/** Files come from strangers: no list in them is longer than a game can make it. */
const listOf = <T extends z.core.SomeType>(each: T, most: number) =>
  z.array(each).check(z.maxLength(most, `has more than ${most} entries`));
const ofSeats = <T extends z.core.SomeType>(each: T) => listOf(each, 20);
const ofAnswers = <T extends z.core.SomeType>(each: T) => listOf(each, 100_000);
const text = (pattern: RegExp, what: string) => z.string().check(z.regex(pattern, `is no ${what}`));
const shownName = z.string().check(z.maxLength(100, 'has more than 100 characters'));

/** A finished game from its first card to its last answer: also what `posse replay` reads. */
export const replay = z.object({
  format: z.literal('posse-replay'),
  version: z.literal(1),
  game: gameId,
  /** The number of the rules that it was dealt by; left out for the first ones, 1. By other rules it may go otherwise. */
  rules: z.optional(z.int().check(z.minimum(1))),
  setup: z.looseObject({ seats: z.int() }),
  seed: z.string(),
  answers: ofAnswers(z.looseObject({ seat: z.int(), kind: z.string() })),
  /** For each answer the bot that gave it, with its temper; null for a person's, and where that was not kept. */
  bots: z.optional(ofAnswers(z.nullable(z.string()))),
  names: ofSeats(shownName),
  winners: z.nullable(ofSeats(z.int())),
  startedAt: z.int(),
  endedAt: z.int(),
});
export type Replay = z.infer<typeof replay>;

/** Was it dealt for a lesson, from cards or dice that were named? Then the seed says nothing about them, and nobody can call it fair. */
export const isStaged = ({ setup }: Replay): boolean => setup.staged !== undefined;

const hash = text(/^[0-9a-f]{64}$/, 'hash of 64 hexadecimal digits');
/** Older programs made shorter ones. */
const secret = text(/^[\w -]{1,100}$/, 'secret of letters and digits');

const proven = {
  format: z.literal('posse-proof'),
  id: text(/^[\w-]{1,40}$/, 'id of letters and digits'),
  commitment: hash,
  secret,
  lucks: ofSeats(text(/^[0-9a-f]{0,64}$/, 'luck of at most 64 hexadecimal digits')),
  replay,
};

const promises = ofSeats(z.nullable(hash));
/** A table starts no game after this many aborted starts in a row. */
export const MAX_ABORTED_STARTS = 20;

/** A start of which no deal came, because somebody did not show the luck that he had promised. */
const startGivenUp = z.object({
  commitment: hash,
  secret,
  deal: hash,
  promises,
  missing: ofSeats(z.object({ seat: z.int(), name: shownName })),
});

/** An aborted shuffle of version 3. `next` is left out only if an older program made the start. */
const abortedStart = z.object({ ...startGivenUp.shape, next: z.optional(z.string()) });

/**
 * All that it takes to check that nobody chose the cards: see `fairness.ts`. Of the first version are games from before lucks were promised,
 * of the second those whose starts did not fix the next secret.
 */
export const proof = z.discriminatedUnion('version', [
  z.object({ version: z.literal(1), ...proven }),
  z.object({ version: z.literal(2), ...proven, promises, givenUp: listOf(startGivenUp, MAX_ABORTED_STARTS) }),
  z.object({
    version: z.literal(3),
    ...proven,
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
  /** Of all servers that share their tables; left out where there is one. Tables are those in somebody's memory. */
  town: z.optional(z.object({ nodes: z.int(), tables: z.int(), connections: z.int() })),
});

/** Where other devices find the server, such as http://192.168.1.20:8080, the likeliest first. */
export const addressList = z.object({ addresses: z.array(z.string().check(z.regex(/^https?:\/\/[^\s/]+$/))) });

/** The house sets that tables of a server may play with. */
export const houseList = z.object({
  sets: z.array(
    z.object({
      id: z.string(),
      /** Where its cards are: a module whose default export is the set. It changes its address with its contents. */
      module: z.string(),
    }),
  ),
});
export type HouseList = z.infer<typeof houseList>;
