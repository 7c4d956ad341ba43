// What a client may say over its WebSocket. Whatever is not of this form is refused at the door.

import * as z from 'zod/mini';
import { LEAST_LUCK, MOST_LUCK, MOST_NAME, MOST_TALK } from './limits.ts';
import { channel, clock, tablePlan } from './plan.ts';

const number = z.int().check(z.minimum(0), z.maximum(1_000_000));
const seat = z.int().check(z.minimum(0), z.maximum(19));
const secret = z.string().check(z.minLength(1), z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(40));

/** Several spaces in a row, spaces of odd widths, and letters that nobody sees: all of them look like one space. */
const BLANKS = /[\p{Zs}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{16fe4}\u{1d159}]+/gu;
/** Something to see. Marks that sit on a letter, and what only says how another character looks, are nothing by themselves. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** A name that others read: one line with something to see on it, no control characters, no spaces but single ones. */
export const name = z.string().check(
  z.overwrite((given) => given.normalize('NFC').replace(BLANKS, ' ')),
  z.trim(),
  z.minLength(1),
  z.maxLength(MOST_NAME),
  z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
  z.refine((given) => SEEN.test(given.replace(UNSEEN, '')), 'have a letter, a digit or a sign that one can see'),
);
/** The id of a drawing by which others know a guest. Which there are only a page knows; one that it does not have it shows as a stranger. */
export const face = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** A guest's part of the seed, or the hash by which he has promised it, or the seal of a start: 256 bits as hexadecimal digits. */
export const luck = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** What older clients tell of their luck before anybody has promised anything: it counts for nothing. */
const toldLuck = z.optional(z.string().check(z.regex(new RegExp(`^[0-9a-f]{${LEAST_LUCK},${MOST_LUCK}}$`))));
/** One line of talk. Of the characters that nobody sees, only the one that joins emoji. */
const talk = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MOST_TALK), z.regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200d)+$/u));

const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** The first message: to which table, and who one is if one was there before. */
export const join = message('join', {
  version: z.int(),
  table: z.string().check(z.minLength(1), z.maxLength(20)),
  name: z.optional(name),
  face: z.optional(face),
  /** The guest's pass, for clients without cookies. */
  pass: z.optional(secret),
  /** What opens a seat that was taken before, from anywhere. */
  token: z.optional(secret),
  /** What moves a seat to this device, once. */
  ticket: z.optional(secret),
  /** The game that one followed, and the last update that one has of it. */
  since: z.optional(z.strictObject({ game: id, n: number })),
  /** By which the luck for the next deal is promised, if one has a seat here. */
  promise: z.optional(luck),
});

const attempt = z.strictObject({
  kind: z.optional(id),
  card: z.optional(number),
  as: z.optional(id),
  at: z.optional(seat),
  also: z.optional(seat),
  prey: z.optional(z.union([number, z.literal('hand')])),
  cost: z.optional(z.array(number).check(z.maxLength(20))),
  dice: z.optional(z.array(number).check(z.maxLength(10))),
  face: z.optional(id),
  twice: z.optional(z.boolean()),
  pick: z.optional(id),
});

export const fromClient = z.discriminatedUnion('type', [
  join,
  /** Take a seat: this one, or any that is free. In a game: one's own again, or a bot's where the plan lets people come later. */
  message('sit', { seat: z.optional(seat), promise: z.optional(luck), luck: toldLuck }),
  /** Give the seat up; in a game a bot plays on, and the seat stays one's own. */
  message('leave', {}),
  /** A ticket that moves one's seat to another device. */
  message('move', {}),
  /** This seat was mine, but I have lost what opens it. */
  message('claim', { seat }),
  /** The guest who claims a seat is who he says; or is not. */
  message('vouch', { guest: id, on: z.boolean() }),
  /** Do not deal the next game yet. */
  message('not-yet', {}),
  /** Ready for the next game, perhaps with the character of the last. */
  message('ready', { on: z.boolean(), keep: z.optional(z.boolean()), luck: toldLuck }),
  /** The hash of one's luck for the next deal. */
  message('promise', { promise: luck }),
  /** The luck that was promised, for the start with this seal and no other; and what is promised for the next deal. */
  message('reveal', { start: luck, luck, next: luck }),
  /** One of the options of this question, by its place in the list. */
  message('answer', { question: number, option: number }),
  /** Why is this not among the options? */
  message('explain', { question: number, attempt }),
  message('say', { channel, text: talk }),
  /** A quick word, by its id. It is heard where one talks: the table knows where that is. */
  message('gesture', { gesture: id }),
  message('rename', { name }),
  /** Be known by this drawing, or by none. */
  message('face', { face: z.nullable(face) }),
  /** Answer for me, after a moment, where only my hand leaves but one answer. What everybody sees is answered anyway. */
  message('automatic', { on: z.boolean() }),
  /** I hold a role that I may show now, and want to think it over: everybody is told that somebody does. */
  message('more-time', {}),
  /** In this game, do not ask me whether to show my role, but pass for me; or ask me again. */
  message('quiet', { on: z.boolean() }),
  /** I have looked at my role: for me the game may begin. */
  message('role-seen', {}),
  /** I am here again: no bot need answer for me. */
  message('back', {}),
  /** Is the line still there? `pong` comes from where it ends, however busy the table is. */
  message('ping', {}),
  /** Tell me when everything that I have said so far is dealt with: `settled` answers. */
  message('settle', {}),

  // The host's powers.
  /** Deal; the star may pass on to the Sheriff's left. */
  message('start', { passStar: z.optional(z.boolean()) }),
  /** After a game: back to gathering for the next one. */
  message('again', {}),
  /** Change what is agreed, between games. */
  message('arrange', { plan: z.optional(tablePlan), clock: z.optional(clock), isPublic: z.optional(z.boolean()) }),
  /** A bot into this seat, whoever sat there; in a game it plays for him until any sign of him. */
  message('bot', { seat, bot: z.optional(id) }),
  /** A bot's seat is free for people again, from the next game on. */
  message('free', { seat }),
  /** Send a guest away from the table. */
  message('kick', { guest: id }),
  /** Whoever was sent away may come back, to his seat too while the game lasts. */
  message('pardon', { guest: id }),
  message('pause', { on: z.boolean() }),
  /** Hand the host's powers to another guest. */
  message('host', { guest: id }),
]);

export type FromClient = z.infer<typeof fromClient>;
export type Said<T extends FromClient['type']> = Extract<FromClient, { type: T }>;
