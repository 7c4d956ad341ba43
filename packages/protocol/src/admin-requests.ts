// The bodies of the operator's HTTP requests and their answers.
// No hand, role, contribution to a seed, chat, pass or id of a guest is ever part of them.

import * as z from 'zod/mini';
import { gameId } from './game-ids.ts';
import { phase } from './server-message-schemas.ts';

/** The maximum length of an announcement, in characters. */
export const MAX_ANNOUNCEMENT_LENGTH = 300;
export const MAX_REASON_LENGTH = 80;

/** Visible characters on one line. The only invisible character allowed is the one that joins emoji. */
const PLAIN = /^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200d)*$/u;
const plain = z.refine<string>((text) => PLAIN.test(text), 'be one line without invisible characters');
const count = z.int().check(z.nonnegative());

/** One server process. */
export const adminNode = z.object({
  name: z.string(),
  version: z.string(),
  /** The time when it was opened, in milliseconds of its wall clock. */
  since: z.int(),
  /** In memory. */
  tables: count,
  connections: count,
  /** The share of one processor since the last request: 1 is all of it. */
  processor: z.number(),
  /** In bytes. */
  memory: count,
  /** The 99th percentile of the delay of the event loop, in milliseconds. */
  delay: z.number(),
  /**
   * The sizes of the database and of the backups beside it, in bytes; null if the store is not a file of this server.
   */
  store: z.nullable(z.object({ database: count, backups: count })),
  /** Requests since the server was opened. */
  requests: count,
  answers: count,
});
export type AdminNode = z.infer<typeof adminNode>;

export const adminPerson = z.object({
  /** A hash that identifies this person at this table only. */
  mark: z.string(),
  name: z.string(),
  /** The person's seat; null for a spectator. */
  seat: z.nullable(count),
  isHere: z.boolean(),
  isHost: z.boolean(),
  /** The host of the table has reported them, while it was in memory. */
  isReported: z._default(z.boolean(), false),
});
export type AdminPerson = z.infer<typeof adminPerson>;

export const adminTable = z.object({
  code: z.string(),
  game: gameId,
  phase,
  paused: z.boolean(),
  isPublic: z.boolean(),
  seats: count,
  /** Seats that a bot plays, or will play. */
  bots: count,
  people: z.array(adminPerson),
  watchers: count,
  /** The number of answers so far in its game; null if no server has the game in memory. */
  answers: z.nullable(count),
  createdAt: z.int(),
  /** The server that has it in memory; null if it is only in the store. */
  node: z.nullable(z.string()),
  /** Its packs, each with the number of guests who have reported it while the table was in memory. */
  packs: z._default(z.array(z.object({ pack: z.string(), name: z.string(), author: z.string(), reports: count })), []),
});
export type AdminTable = z.infer<typeof adminTable>;

export const adminRefusal = z.object({ code: z.string(), count });

export const adminOverview = z.object({
  /** True if several servers share their tables. */
  isTown: z.boolean(),
  nodes: z.array(adminNode),
  /** The servers that did not answer in time. Their tables and figures are missing below. */
  silent: z.array(z.string()),
  /** Open tables, in memory or not. */
  open: count,
  /** The tables with the most people come first, then the newest. The list is limited. */
  tables: z.array(adminTable),
  /** The number of tables in memory that match the search and are not in the list. */
  more: count,
  /** The barred packs: the SHA-256 of their rules. */
  barred: z.array(z.string()),
  /** The refusals since the servers were opened, the most frequent first. */
  refusals: z.array(adminRefusal),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const adminSearch = z.object({
  /** A part of a table's code or of somebody's name. */
  search: z.optional(z.string().check(z.maxLength(40))),
});

export const adminAnnounce = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_ANNOUNCEMENT_LENGTH), plain),
  /** The code of the only table that gets it; all tables if left out. */
  table: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
});

export const adminClose = z.object({
  /** The reason, shown to everybody at the table. */
  why: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH), plain)),
});

export const adminSendAway = z.object({
  /** The `mark` of a person in the overview. */
  person: z.string().check(z.minLength(1), z.maxLength(40)),
});

export const adminBar = z.object({
  /** The SHA-256 of the pack's rules; of packs that are barred together, joined by "+". */
  pack: z.string().check(z.regex(/^[0-9a-f]{64}(\+[0-9a-f]{64}){0,2}$/)),
  /** False allows it again. */
  isBarred: z.boolean(),
});

export const adminBarred = z.object({
  /** All barred packs. */
  barred: z.array(z.string()),
});
export type AdminBarred = z.infer<typeof adminBarred>;

export const adminDone = z.object({
  /** The number of tables at which it was done. */
  tables: count,
  /** Servers that did not answer, so nobody knows whether it was done there. */
  silent: z.array(z.string()),
});
export type AdminDone = z.infer<typeof adminDone>;

export const adminBackup = z.object({
  /** The name of the backup in the folder `backups` of the data folder. */
  file: z.string(),
  bytes: count,
});
export type AdminBackup = z.infer<typeof adminBackup>;
