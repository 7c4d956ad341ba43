// How much of anything may come through the door.

/** Bytes of one message from a client. */
export const MOST_BYTES = 4096;
export const MOST_NAME = 24;
export const MOST_TALK = 400;
/** What a guest of an older program adds to the seed, as hexadecimal digits. */
export const LEAST_LUCK = 16;
export const MOST_LUCK = 64;
/** A bot answers for a player who is asked and not connected after so many seconds, unless the clock gives more than so many for an answer. */
export const ABSENCE = { waitSeconds: 20, maxAnswerSeconds: 300 } as const;
/** A seat can be claimed after its player was absent for `absenceSeconds`. Everybody is then told of it for `noticeSeconds` before it is given. */
export const RECOVERY = { absenceSeconds: 180, noticeSeconds: 20 } as const;
/** Seconds for one answer, and in the bank. */
export const CLOCK = { leastAnswer: 5, mostAnswer: 86_400, mostBank: 86_400 } as const;
