// The schemas of single fields in messages from a client.

import * as z from 'zod/mini';
import {
  MAX_CHAT_LENGTH,
  MAX_CONTRIBUTION_DIGITS,
  MAX_LINK_LENGTH,
  MAX_NAME_LENGTH,
  MIN_CONTRIBUTION_DIGITS,
} from './protocol-limits.ts';

export const number = z.int().check(z.minimum(0), z.maximum(1_000_000));
export const seat = z.int().check(z.minimum(0), z.maximum(19));
export const secret = z.string().check(z.minLength(1), z.maxLength(200));
export const id = z.string().check(z.minLength(1), z.maxLength(40));

/** Spaces of any width, and invisible letters. A run of them looks like one space. */
const BLANKS = /[\p{Zs}\u115f\u1160\u2800\u3164\uffa0\ufffc\u{16fe4}\u{1d159}]+/gu;
/** A visible character. Combining marks and variation selectors are invisible by themselves. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** A name that others read: one visible line, without control characters or runs of spaces. */
export const name = z.string().check(
  z.overwrite((given) => given.normalize('NFC').replace(BLANKS, ' ')),
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH),
  z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u),
  z.refine((given) => VISIBLE.test(given.replace(INVISIBLE, '')), 'have a visible letter, digit or sign'),
);
/** The id of a guest's portrait. Only pages know the portraits; a page shows a stranger for an unknown id. */
export const face = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** A contribution, the commitment to it, or a transcript hash: 256 bits in hexadecimal. */
export const hash64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Older clients send a contribution without a commitment. The server ignores it. */
export const oldContribution = z.optional(
  z.string().check(z.regex(new RegExp(`^[0-9a-f]{${MIN_CONTRIBUTION_DIGITS},${MAX_CONTRIBUTION_DIGITS}}$`))),
);
/** One line of chat. The only invisible character in it is the one that joins emoji. */
export const chatText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(MAX_CHAT_LENGTH), z.regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\u200d)+$/u));

/** An address of a voice channel. Whether it is one that may be shown the server decides. */
export const link = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINK_LENGTH));

/** An attempt of a player who wants to know why it is not among the options. */
export const attempt = z.strictObject({
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
