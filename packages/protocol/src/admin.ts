// What whoever runs a server sees of it, and does: over HTTP, behind a token. No hand, role, luck, talk, pass or id of a guest has a place here.

import * as z from 'zod/mini';
import { phase } from './from-server.ts';
import { gameId } from './games.ts';

/** Letters of an announcement, and of the reason for which a table is closed. */
export const MOST_ANNOUNCED = 300;
export const MOST_WHY = 80;

/** What people can read, on one line. Of the characters that nobody sees, only the one that joins emoji. */
const PLAIN = /^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200d)*$/u;
const plain = z.refine<string>((text) => PLAIN.test(text), 'be one line, without characters that nobody can see');
const count = z.int().check(z.nonnegative());

/** One process that serves. */
export const adminNode = z.object({
  name: z.string(),
  version: z.string(),
  /** When it was opened, by its wall clock. */
  since: z.int(),
  /** In its memory. */
  tables: count,
  connections: count,
  /** Of one processor, since somebody last asked: 1 is all of it. */
  processor: z.number(),
  /** Bytes. */
  memory: count,
  /** Milliseconds that whatever is due has to wait, for one in a hundred. */
  delay: z.number(),
  /** Bytes of the database, and of the backups beside it; null where the store is no file of the server's. */
  store: z.nullable(z.object({ database: count, backups: count })),
  /** Since it was opened. */
  requests: count,
  answers: count,
});
export type AdminNode = z.infer<typeof adminNode>;

export const adminPerson = z.object({
  /** Stands for this person at this table, and for nothing elsewhere. */
  mark: z.string(),
  name: z.string(),
  /** Null for who watches. */
  seat: z.nullable(count),
  isHere: z.boolean(),
  isHost: z.boolean(),
});
export type AdminPerson = z.infer<typeof adminPerson>;

export const adminTable = z.object({
  code: z.string(),
  game: gameId,
  phase,
  paused: z.boolean(),
  isPublic: z.boolean(),
  seats: count,
  /** Seats in which a bot plays, or will. */
  bots: count,
  people: z.array(adminPerson),
  watchers: count,
  /** Given so far in its game; null where that is not in anybody's memory. */
  answers: z.nullable(count),
  createdAt: z.int(),
  /** In whose memory it is; null if it is kept in the store only. */
  node: z.nullable(z.string()),
});
export type AdminTable = z.infer<typeof adminTable>;

export const adminRefusal = z.object({ code: z.string(), count });

export const adminOverview = z.object({
  /** Do several servers share their tables? */
  isTown: z.boolean(),
  nodes: z.array(adminNode),
  /** Those that have not answered in time: what they have is missing below. */
  silent: z.array(z.string()),
  /** Open, in memory or not. */
  open: count,
  /** Those with the most people first, then the newest; not all of them. */
  tables: z.array(adminTable),
  /** How many more there are in memory that are like what was looked for. */
  more: count,
  /** What was refused since the servers were opened, the most frequent first. */
  refusals: z.array(adminRefusal),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const adminSearch = z.object({
  /** A part of a code or of somebody's name. */
  search: z.optional(z.string().check(z.maxLength(40))),
});

export const adminAnnounce = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ANNOUNCED), plain),
  /** The code of the only table that is meant; all of them where it is left out. */
  table: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
});

export const adminClose = z.object({
  /** What everybody there is told besides. */
  why: z.optional(z.string().check(z.trim(), z.maxLength(MOST_WHY), plain)),
});

export const adminSendAway = z.object({
  /** As the overview has it. */
  person: z.string().check(z.minLength(1), z.maxLength(40)),
});

export const adminDone = z.object({
  /** At how many tables it was done. */
  tables: count,
  /** Servers that have not answered, so that nobody knows whether it was done there. */
  silent: z.array(z.string()),
});
export type AdminDone = z.infer<typeof adminDone>;

export const adminBackup = z.object({
  /** Its name in the folder `backups` of the data. */
  file: z.string(),
  bytes: count,
});
export type AdminBackup = z.infer<typeof adminBackup>;
