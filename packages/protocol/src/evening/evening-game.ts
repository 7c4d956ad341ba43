// One finished game of a table, as its evening records it.

import * as z from 'zod/mini';
import { gameId } from '../game-ids.ts';
import { tablePlan } from '../table-plan.ts';
import { side } from './predicted-sides.ts';

/** How many games of a table are recorded: after these the oldest ones are left out. */
export const MAX_EVENING_GAMES = 100;
/** How many of them one message has at most. */
export const EVENING_PAGE_GAMES = 20;

const number = z.int().check(z.minimum(0));
const seat = z.int().check(z.minimum(0), z.maximum(19));
const role = z.enum(['sheriff', 'deputy', 'outlaw', 'renegade']);

/** A person of the evening: the id of the guest as whom they first came, on whatever device they play now. */
const person = z.object({ person: z.string(), name: z.string(), face: z._default(z.nullable(z.string()), null) });
export type EveningPerson = z.infer<typeof person>;

const eveningSeat = z.object({
  /** The person who was dealt into this seat, even if they left; null for a bot. */
  dealt: z.nullable(person),
  /** The person who came later, in place of a bot; left out if nobody did. */
  late: z.optional(person),
  /** The name at the deal. */
  name: z.string(),
  role,
  character: z.string(),
  alive: z.boolean(),
  won: z.boolean(),
  /** The share of games that deputies win with this role; null if nobody has measured such a table. */
  par: z.nullable(z.number()),
  /** A bot gave more than half of the answers that a person of this seat had to give. */
  left: z._default(z.boolean(), false),
  /** The seats that this player eliminated. */
  kills: z.array(seat),
  /** How often this player hurt each seat. */
  wounds: z.array(number),
});
export type EveningSeat = z.infer<typeof eveningSeat>;

export const eveningGame = z.object({
  /** Its place in the evening, from 0. */
  number,
  id: z.string(),
  game: gameId,
  plan: tablePlan,
  /** The rules version of the engine. */
  rules: number,
  /** How many packs of players it was dealt with. */
  packs: z._default(number, 0),
  /** The version of the measurement that `par` comes from. */
  parVersion: z._default(number, 0),
  /** By the wall clock of the server. */
  startedAt: z.number(),
  endedAt: z.number(),
  rounds: number,
  answers: number,
  /** Null if it ended without winners. */
  winners: z.nullable(z.array(seat)),
  seats: z.array(eveningSeat),
  /** The sides that people predicted when they were out or watched; left out if nobody did. */
  predictions: z.optional(z.array(z.object({ person: z.string(), name: z.string(), side }))),
  awards: z.array(z.object({ id: z.string(), who: seat, count: number, of: z.optional(number) })),
});
export type EveningGame = z.infer<typeof eveningGame>;
