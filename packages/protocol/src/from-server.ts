// What a server says over a WebSocket. Clients check it too, so that a mix-up of versions shows at once.

import * as z from 'zod/mini';
import { gameId } from './games.ts';
import { channel, clock, tablePlan } from './plan.ts';

const json = z.json();
const number = z.int().check(z.minimum(0));
const seat = z.int().check(z.minimum(0), z.maximum(19));

export const phase = z.enum(['gathering', 'playing', 'over']);
export type Phase = z.infer<typeof phase>;

const seatInfo = z.object({
  /** The guest whose seat it is. */
  guest: z.nullable(z.string()),
  /** The guest's name, or the bot's; null for an empty seat. */
  name: z.nullable(z.string()),
  /** Who the bot is, by the id of its name and face; null while the seat is a guest's or nobody's. */
  persona: z._default(z.nullable(z.string()), null),
  /** The id of the drawing that the guest has chosen; null for none, and while the seat is a bot's or nobody's. */
  face: z._default(z.nullable(z.string()), null),
  /** Who plays here: the guest, a bot of the table, or a bot until somebody comes. */
  by: z.enum(['person', 'bot', 'nobody']),
  /** How well a bot plays here when the guest does not. */
  bot: z.string(),
  connected: z.boolean(),
  ready: z.boolean(),
  keep: z.boolean(),
  /** A bot answers for the guest until any sign of him. */
  away: z.boolean(),
  /** The level of the bot that answered last in place of the one that plays here, which had no time to think; null if it had. */
  standIn: z._default(z.nullable(z.string()), null),
  /** The guest has left in the middle of the game, or was sent away: a bot plays on, and nobody else sits here before it is over. */
  gone: z._default(z.nullable(z.enum(['left', 'sent-away'])), null),
  /** Came into the game late, and sees nothing until the seat is asked the next time. */
  waiting: z._default(z.boolean(), false),
  /** Has yet to look at the role that was dealt: the first clock waits, for a while. */
  looking: z._default(z.boolean(), false),
  /** Has the guest been absent for long enough that players of this game may let a bot play here, by `bot-plays`? */
  botAllowed: z._default(z.boolean(), false),
  /** Has the guest been absent for long enough that a spectator may claim the seat, by `claim`? */
  claimable: z._default(z.boolean(), false),
  /** Guests who lost this seat to somebody whom the others vouched for. Each of them may take it back, by `take-back`. */
  lostBy: z._default(z.array(z.string()), []),
  /** Guests who have seen the hand of this seat in this game, and from whom its owner has taken it back. */
  seenBy: z._default(z.array(z.string()), []),
  /** Has the guest promised a luck for the next deal? */
  adds: z._default(z.boolean(), false),
  /** Could somebody new sit here now? */
  open: z._default(z.boolean(), false),
  /** Milliseconds left in the bank. */
  bank: number,
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** Somebody says that a seat is his, and has lost what opens it. */
const claim = z.object({
  guest: z.string(),
  name: z.string(),
  seat,
  /** The guests who must say that he is right, and those who have. */
  asked: z.array(z.string()),
  agreed: z.array(z.string()),
  /** Milliseconds until the seat is the claimant's, as everybody has agreed; null while somebody has not. It ends when the owner is back. */
  opensIn: z._default(z.nullable(number), null),
});
export type ClaimInfo = z.infer<typeof claim>;

/** Somebody new who was not let in, because another was sent away who called from the same network. The host can let him in. */
const knock = z.object({ guest: z.string(), name: z.string() });
export type KnockInfo = z.infer<typeof knock>;

/** A start of a game, stored and shown before anybody is asked for his luck: see `fairness.ts`. */
const start = z.object({
  before: z.string(),
  commitment: z.string(),
  /** The commitment of the start after this one; left out for a start of an older program. */
  next: z.optional(z.string()),
  deal: z.string(),
  promises: z.array(z.nullable(z.string())),
});

/** An aborted shuffle: the seal of its start, and the players who did not reveal. */
const abortedShuffle = z.object({
  start: z.string(),
  missing: z.array(z.object({ seat, guest: z.string(), name: z.string() })),
});

/** The question "Deal anyway?", after two aborted shuffles. */
const dealAnyway = z.object({
  /** Milliseconds until it is closed. */
  left: number,
  /** The seats that have said yes. */
  yes: z.array(seat),
});

/** The player of a seat in the game that is over, whoever sits there now. */
const played = z.object({
  /** Null for a bot. */
  guest: z.nullable(z.string()),
  /** Their name at the deal, or when they joined. */
  name: z.string(),
  face: z.nullable(z.string()),
  /** The bot, by the id of its name and face; null for a person. */
  persona: z.nullable(z.string()),
  /** Joined after the deal, in place of a bot. */
  late: z.boolean(),
});

/** All that everybody may know of a table but the game itself. */
export const tableInfo = z.object({
  code: z.string(),
  game: gameId,
  plan: tablePlan,
  isPublic: z.boolean(),
  clock,
  phase,
  paused: z.boolean(),
  /** The guest with the host's powers: the host, or who stands in for him while he is not here. */
  host: z.string(),
  seats: z.array(seatInfo),
  claims: z._default(z.array(claim), []),
  knocks: z._default(z.array(knock), []),
  /** Milliseconds until the next game is dealt, unless somebody says "not yet"; null if it was not asked for. */
  startsIn: z._default(z.nullable(number), null),
  /** Milliseconds until the first clock of a game runs, whoever has looked at his role by then; null when it does, or when it waits as long as it takes. */
  beginsIn: z._default(z.nullable(number), null),
  /** Milliseconds until a bot answers for the player who is asked and not connected; null if they are, or have all of their time. */
  botIn: z._default(z.nullable(number), null),
  /** The game was dealt for a lesson, from named cards. No server does that. */
  staged: z._default(z.boolean(), false),
  watchers: number,
  gameId: z.nullable(z.string()),
  /** The hash of the server's part of the seed: of the game that is played, or of the next one. */
  commitment: z.string(),
  /** The players of the game that is over, by seat; empty at all other times. */
  played: z._default(z.array(played), []),
  /** A game is about to be dealt: whoever has a promise in it is asked to show his luck. Null at all other times. */
  start: z._default(z.nullable(start), null),
  /** Two shuffles were aborted, so every connected player is asked "Deal anyway?". Null at all other times. */
  dealAnyway: z._default(z.nullable(dealAnyway), null),
  /** The shuffles that were aborted since the last deal, or during a game before its deal, oldest first; left out if there are none. */
  aborted: z.optional(z.array(abortedShuffle)),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** What the table itself tells everybody, of itself or of the guest in a seat. */
export const notice = z.enum([
  /** The game was dealt by older rules and can't go on by today's: it ended without winners. */
  'older-rules',
  /** The last game was played by older rules, and the next one does not follow from it. */
  'older-rules-over',
  /** The game has had more answers than any game needs: it ended without a winner. */
  'too-long',
  /** He has left, and a bot plays on. */
  'left',
  /** His time ran out, or the host wanted it: a bot plays until any sign of him. */
  'away',
  'back',
  'sent-away',
  'pardoned',
  /** He has taken a bot's seat in the middle of the game. */
  'latecomer',
  /** His seat is on another device now. */
  'moved',
  /** He had lost what opens his seat, and all others have vouched for him. */
  'vouched',
  /** They were back after such a recovery, and have taken their seat back. `by` has seen the hand, and sits out this game. */
  'taken-back',
  /** He has said "not yet" to the next game. */
  'not-yet',
  /** He has not shown his luck in time: that start is given up, and another one is made without his. */
  'no-luck',
  /** He has gone while the cards were mixed, or was sent away: that start is given up. */
  'gone-at-start',
  /** They are the host now, or stand in for the host. */
  'host',
  /** They have changed what is agreed: the text lists `seats`, `rules`, `bots`, `spectators`, `latecomers`, `clock` and `visibility`, as far as they changed. */
  'arranged',
  /** Their seat is no longer theirs: the host has freed it, or put a bot there. */
  'freed',
  /** Whoever runs the server tells everybody what the line says. */
  'announced',
]);
export type Notice = z.infer<typeof notice>;

export const line = z.object({
  number,
  channel,
  /** The game that was played when it was said; null between games. */
  game: z._default(z.nullable(z.string()), null),
  seat: z.nullable(seat),
  name: z.string(),
  /** Empty for a gesture, and for a notice that needs no words besides. */
  text: z.string(),
  at: number,
  notice: z.optional(notice),
  /** Of the notice `away`: the name of the player who let a bot play. Of `vouched` and `taken-back`: the name of the claimant. */
  by: z.optional(z.string()),
  /** A quick word that was said, by its id. */
  gesture: z.optional(z.string()),
});
export type LineInfo = z.infer<typeof line>;

/** A fact as it is sent to a seat: what is null, false or an empty list is left out. */
export const told = z.looseObject({ kind: z.string() });
export type Told = z.infer<typeof told>;

const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.object({ type: z.literal(type), ...fields });

export const fromServer = z.discriminatedUnion('type', [
  /** You are at the table. */
  message('welcome', {
    version: z.int(),
    /** Your id, as others see it. */
    you: z.string(),
    /** What to show at the next visit, if your client keeps no cookies. */
    pass: z.nullable(z.string()),
    seat: z.nullable(seat),
    table: tableInfo,
    lines: z.array(line),
  }),
  /** The table is different now: a patch on it as you were told of it last. */
  message('table', { changes: json }),
  /** This seat is yours; the token opens it from anywhere. Null: you have none any more. */
  message('seat', { seat: z.nullable(seat), token: z.nullable(z.string()) }),
  /** How the game stands: `open` is what everybody sees, `own` a patch on it with what only you see. */
  message('game', {
    id: z.string(),
    n: number,
    open: json,
    own: json,
    /** Milliseconds until the clock of whoever is asked runs out, or a moment is over; null while it stands still. */
    left: z.nullable(number),
    /** Each seat's part of the seed. */
    lucks: z.array(z.string()),
    /** A moment is open, and somebody who could show a role has asked for more time. */
    moreTime: z.optional(z.boolean()),
    /** You do not want to be asked whether to show your role. */
    quiet: z.optional(z.boolean()),
  }),
  /** One answer was given: what came of it, what is different in what everybody sees, and, if it changed, `own` anew. */
  message('update', {
    n: number,
    facts: z.array(told),
    open: json,
    own: z.optional(json),
    /** What the player who answered has left in his bank, if it cost him some. */
    bank: z.optional(number),
    /** If somebody answered out of turn: milliseconds that whoever is asked still has. If a moment begins: until it is over. */
    left: z.optional(number),
  }),
  /** A page of the story of the game, as you may know it. */
  message('story', {
    game: z.string(),
    /** The step of its first answer. The page with the step 0 is the first. */
    from: number,
    /** The seat that is yours in this game; null for a spectator. */
    seat: z.nullable(seat),
    /** The open view at the step `from`; null if the page is empty. */
    open: json,
    steps: z.array(
      z.object({
        facts: z.array(told),
        /** A patch on the open view, as in `update`. */
        open: json,
        /** When the answer was given, by the clock of the server. */
        at: number,
        /** You held the seat at this step, so the facts are yours with all that only you know. */
        own: z.optional(z.boolean()),
      }),
    ),
  }),
  /** The game is over: what was promised before it began. */
  message('proof', { game: z.string(), secret: z.string() }),
  /** The server has your contribution to the start with this transcript hash. */
  message('revealed', { start: z.string() }),
  message('line', { line }),
  /** What moves your seat to another device: once, and only for so many milliseconds. */
  message('ticket', { ticket: z.string(), left: number }),
  /** Why an attempt is not possible; null if it is. */
  message('because', { question: number, refusal: z.nullable(z.looseObject({ code: z.string() })) }),
  /** What you asked for can't be; `about` is the type of your message. */
  message('error', {
    code: z.string(),
    message: z.string(),
    about: z.nullable(z.string()),
    /** Of an answer: to which question. */
    question: z.optional(number),
    /** Which set is missing, if one is. */
    set: z.optional(z.string()),
    /** What to show when you come again and are let in, if your client keeps no cookies. */
    pass: z.optional(z.string()),
  }),
  /** The line is there. */
  message('pong', {}),
  /** All that you said before you asked for this is dealt with. */
  message('settled', {}),
]);

export type FromServer = z.infer<typeof fromServer>;
export type Heard<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
