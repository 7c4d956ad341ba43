// The table of messages that a client may send: one entry for each type.

import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import { side } from './evening/predicted-sides.ts';
import { gameId } from './game-ids.ts';
import {
  attempt,
  chatText,
  face,
  hash64,
  id,
  link,
  name,
  number,
  oldContribution,
  seat,
  secret,
} from './message-fields.ts';
import { PACKS } from './protocol-limits.ts';
import { channel, clock, rotation, tablePlan } from './table-plan.ts';

export interface MessageEntry {
  /** The schemas of the message's fields besides `type`. */
  readonly fields: Readonly<Record<string, z.core.$ZodType>>;
  /** The parameters of the client's method, by the names of the fields. Null if the client has no such method, or one written by hand. */
  readonly args: readonly string[] | null;
  /**
   * The participants who may send it. The table refuses others before its handler runs: `not-seated` for `seat`, `not-the-host` for `host`.
   * `anybody` leaves it to the handler. A message for the `connection` never reaches a table.
   */
  readonly sender: 'seat' | 'host' | 'anybody' | 'connection';
  /** The rate limit that it counts against. All messages count against `message`, whatever this says. */
  readonly limit: 'message' | 'join' | 'name' | 'talk' | 'start' | 'story' | 'pack';
  /**
   * Does the message show that its player is there? Then a player who is away counts as back. False for what a page
   * sends by itself. `automatic` counts only if it changes the setting, because a page repeats it when it reconnects.
   */
  readonly isSignOfLife: boolean;
  /** The codes by which a handler for `anybody` refuses a spectator of a running game. Left out if a spectator may send it. */
  readonly refusesSpectator?: readonly ErrorCode[];
  /** True if a screen for the room may send it. The table refuses all others of a screen, with `only-watches`. */
  readonly isForScreens?: boolean;
}

export const MESSAGES = {
  join: {
    fields: {
      version: z.int(),
      table: z.string().check(z.minLength(1), z.maxLength(20)),
      name: z.optional(name),
      face: z.optional(face),
      /** The guest's pass, for clients without cookies. */
      pass: z.optional(secret),
      /** Opens a seat that was taken before, from any device. */
      token: z.optional(secret),
      /** Moves a seat to this device, once. */
      ticket: z.optional(secret),
      /** The game that the client followed, and its last update. */
      since: z.optional(z.strictObject({ game: id, n: number })),
      /** The commitment to the luck for the next deal, if the guest has a seat here. */
      promise: z.optional(hash64),
      /** The connection is a screen for the room: nobody's, whatever else the message says. */
      as: z.optional(z.literal('screen')),
    },
    args: null,
    sender: 'connection',
    limit: 'join',
    isSignOfLife: false,
    refusesSpectator: ['joined-already'],
  },
  sit: {
    fields: {
      seat: z.optional(seat),
      promise: z.optional(hash64),
      luck: oldContribution,
      /** A program of the guest plays, and everybody is told so. */
      ownBot: z.optional(z.boolean()),
    },
    args: null,
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['no-free-seat', 'seat-taken', 'no-such-seat', 'not-now', 'no-own-bots'],
  },
  leave: {
    fields: {},
    args: [],
    // It is about the seat that the guest owns: the handler refuses an owner who has left it already.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['not-seated'],
  },
  move: {
    fields: {},
    args: [],
    // It is about the seat that the guest owns, and the handler refuses in its own words.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['not-seated'],
  },
  claim: {
    fields: { seat },
    args: ['seat'],
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['no-such-seat', 'no-such-guest', 'seat-taken', 'not-now', 'too-soon', 'slow-clock'],
  },
  'take-back': {
    fields: {},
    args: [],
    // It is about the seat that the guest has lost.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['not-seated'],
  },
  vouch: {
    fields: { guest: id, on: z.boolean() },
    args: ['guest', 'on'],
    // Only those who played from the deal on have a vote, and the claim is looked up first.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['no-such-guest', 'not-seated'],
  },
  'not-yet': { fields: {}, args: [], sender: 'seat', limit: 'message', isSignOfLife: true },
  ready: {
    fields: { on: z.boolean(), keep: z.optional(z.boolean()), luck: oldContribution },
    args: null,
    sender: 'seat',
    limit: 'message',
    isSignOfLife: true,
  },
  promise: { fields: { promise: hash64 }, args: null, sender: 'seat', limit: 'message', isSignOfLife: false },
  reveal: {
    fields: {
      /** The transcript hash of the start that it is for. */
      start: hash64,
      luck: hash64,
      /** The commitment for the deal after this one. */
      next: hash64,
    },
    args: null,
    sender: 'seat',
    limit: 'message',
    isSignOfLife: false,
  },
  'deal-anyway': { fields: { on: z.boolean() }, args: ['on'], sender: 'seat', limit: 'message', isSignOfLife: true },
  answer: {
    fields: {
      /** The number of the open question, called `n` in messages to the client. */
      question: number,
      /** The index of the option in the list. */
      option: number,
    },
    args: null,
    sender: 'seat',
    limit: 'message',
    isSignOfLife: true,
  },
  explain: {
    fields: { question: number, attempt },
    args: null,
    sender: 'seat',
    limit: 'message',
    isSignOfLife: true,
  },
  say: {
    fields: { channel, text: chatText },
    args: ['channel', 'text'],
    sender: 'anybody',
    limit: 'talk',
    isSignOfLife: true,
  },
  'report-pack': { fields: { pack: hash64 }, args: ['pack'], sender: 'anybody', limit: 'talk', isSignOfLife: true },
  gesture: { fields: { gesture: id }, args: ['gesture'], sender: 'anybody', limit: 'talk', isSignOfLife: true },
  rename: { fields: { name }, args: null, sender: 'anybody', limit: 'name', isSignOfLife: true },
  face: { fields: { face: z.nullable(face) }, args: null, sender: 'anybody', limit: 'name', isSignOfLife: true },
  automatic: { fields: { on: z.boolean() }, args: ['on'], sender: 'seat', limit: 'message', isSignOfLife: true },
  'more-time': { fields: {}, args: [], sender: 'seat', limit: 'message', isSignOfLife: true },
  quiet: { fields: { on: z.boolean() }, args: ['on'], sender: 'seat', limit: 'message', isSignOfLife: true },
  'role-seen': { fields: {}, args: [], sender: 'seat', limit: 'message', isSignOfLife: true },
  'bot-plays': { fields: { seat }, args: ['seat'], sender: 'seat', limit: 'message', isSignOfLife: true },
  back: { fields: {}, args: [], sender: 'seat', limit: 'message', isSignOfLife: true },
  ping: { fields: {}, args: null, sender: 'connection', limit: 'message', isSignOfLife: false },
  settle: { fields: {}, args: null, sender: 'anybody', limit: 'message', isSignOfLife: false, isForScreens: true },
  deeds: {
    fields: {
      /** How many deeds of this game the client has. */
      from: number,
    },
    args: ['from'],
    sender: 'seat',
    limit: 'message',
    isSignOfLife: false,
  },
  'see-hands': {
    fields: {},
    args: [],
    sender: 'seat',
    limit: 'message',
    // It shows nobody anything, not even that its player is there.
    isSignOfLife: false,
  },
  story: {
    fields: {
      /** The first step that the client knows: the page ends before it. */
      before: number,
    },
    args: null,
    sender: 'anybody',
    limit: 'story',
    isSignOfLife: false,
    isForScreens: true,
  },
  evening: {
    fields: {
      /** The number of the first game that the client does not know. */
      from: number,
    },
    args: null,
    sender: 'anybody',
    limit: 'story',
    isSignOfLife: false,
    isForScreens: true,
  },

  queue: {
    // It is about a seat in the next game.
    fields: { on: z.boolean() },
    args: ['on'],
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
  },
  'sit-out': {
    fields: { on: z.boolean() },
    args: ['on'],
    // Those who wait for a seat may sit out a game too.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
    refusesSpectator: ['not-seated'],
  },

  predict: {
    fields: { side },
    args: ['side'],
    // Spectators predict too, in the first round.
    sender: 'anybody',
    limit: 'message',
    isSignOfLife: true,
  },

  'mix-seats': { fields: {}, args: [], sender: 'host', limit: 'message', isSignOfLife: true },
  start: {
    fields: {
      /** True if the star passes on to the Sheriff's left. */
      passStar: z.optional(z.boolean()),
    },
    args: null,
    sender: 'host',
    limit: 'start',
    isSignOfLife: true,
  },
  again: { fields: {}, args: [], sender: 'host', limit: 'message', isSignOfLife: true },
  arrange: {
    fields: {
      /** Another game at the same table: it comes with a plan. */
      game: z.optional(gameId),
      plan: z.optional(tablePlan),
      rotation: z.optional(rotation),
      clock: z.optional(clock),
      isPublic: z.optional(z.boolean()),
      /** True if connected people may lose their seats to a smaller plan. */
      unseat: z.optional(z.boolean()),
    },
    args: null,
    sender: 'host',
    limit: 'message',
    isSignOfLife: true,
  },
  bot: {
    fields: {
      seat,
      /** The bot's level; that of the plan if it is left out. */
      bot: z.optional(id),
      /** True if a connected person may lose this seat. */
      unseat: z.optional(z.boolean()),
    },
    args: ['seat', 'bot', 'unseat'],
    sender: 'host',
    limit: 'message',
    isSignOfLife: true,
  },
  'add-pack': {
    fields: {
      /** A part of the pack's JSON. */
      text: z.string().check(z.minLength(1), z.maxLength(PACKS.partLength)),
      /** The index of the part, from 0. */
      part: z.int().check(z.minimum(0), z.maximum(PACKS.maxParts - 1)),
      /** True if no part follows. */
      last: z.boolean(),
    },
    args: null,
    sender: 'host',
    limit: 'pack',
    isSignOfLife: true,
  },
  'remove-pack': {
    fields: { pack: hash64 },
    args: ['pack'],
    sender: 'host',
    limit: 'message',
    isSignOfLife: true,
  },
  free: { fields: { seat }, args: ['seat'], sender: 'host', limit: 'message', isSignOfLife: true },
  kick: { fields: { guest: id }, args: ['guest'], sender: 'host', limit: 'message', isSignOfLife: true },
  pardon: { fields: { guest: id }, args: ['guest'], sender: 'host', limit: 'message', isSignOfLife: true },
  pause: { fields: { on: z.boolean() }, args: ['on'], sender: 'host', limit: 'message', isSignOfLife: true },
  chat: { fields: { on: z.boolean() }, args: ['on'], sender: 'host', limit: 'message', isSignOfLife: true },
  voice: {
    fields: {
      /** Null removes the link. */
      link: z.nullable(link),
    },
    args: ['link'],
    sender: 'host',
    limit: 'talk',
    isSignOfLife: true,
  },
  report: {
    fields: {
      /** The number of a line that this person said. */
      line: z.optional(number),
      /** The person, by their id, if it is known. */
      guest: z.optional(id),
      /** Sends them away too. */
      remove: z.optional(z.boolean()),
    },
    args: null,
    sender: 'host',
    limit: 'talk',
    isSignOfLife: true,
  },
  host: { fields: { guest: id }, args: ['guest'], sender: 'host', limit: 'message', isSignOfLife: true },
} as const satisfies Readonly<Record<string, MessageEntry>>;

export type Messages = typeof MESSAGES;
export type MessageType = keyof Messages;

/** The types of messages that a connection passes on to its table. */
export type TableMessageType = {
  [T in MessageType]: Messages[T]['sender'] extends 'connection' ? never : T;
}[MessageType];

/** How a spectator of a running game is refused; null if they may send it. */
export function spectatorRefusal(type: MessageType): readonly ErrorCode[] | null {
  const { sender, refusesSpectator }: MessageEntry = MESSAGES[type];
  if (sender === 'seat') return ['not-seated'];
  return sender === 'host' ? ['not-the-host'] : (refusesSpectator ?? null);
}

/** May a screen for the room send it to its table? */
export function isForScreens(type: MessageType): boolean {
  const { isForScreens: isAllowed = false }: MessageEntry = MESSAGES[type];
  return isAllowed;
}
