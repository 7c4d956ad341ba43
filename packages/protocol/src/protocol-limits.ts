// Limits of messages, and the times that client and server agree on.

/** The maximum size of a message from a client, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;
export const MAX_NAME_LENGTH = 24;
export const MAX_CHAT_LENGTH = 400;
export const MAX_LINK_LENGTH = 300;
/** The length of a contribution from an older client, in hexadecimal digits. */
export const MIN_CONTRIBUTION_DIGITS = 16;
export const MAX_CONTRIBUTION_DIGITS = 64;
/**
 * A bot answers for an absent player who is asked after `waitSeconds`, unless the clock gives more than
 * `maxAnswerSeconds` for an answer.
 */
export const ABSENCE = { waitSeconds: 20, maxAnswerSeconds: 300 } as const;
/**
 * A seat can be claimed after its player was absent for `absenceSeconds`. The claim is announced for `noticeSeconds`
 * before the seat is given.
 */
export const RECOVERY = { absenceSeconds: 180, noticeSeconds: 20 } as const;
/**
 * Packs of the players at one table. A pack is sent in parts of at most `partLength` characters, so that each fits into
 * a message.
 */
export const PACKS = { max: 3, maxParts: 12, partLength: 1200 } as const;
/** The limits of clocks: seconds for one answer, and in the time bank. */
export const CLOCK = { minAnswerSeconds: 5, maxAnswerSeconds: 86_400, maxBankSeconds: 86_400 } as const;
