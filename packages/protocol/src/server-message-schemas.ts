// The schemas of messages from a server.
// Clients check them too, so that a mix-up of versions shows at once.

import * as z from 'zod/mini';
import { eveningGame } from './evening/evening-game.ts';
import { side } from './evening/predicted-sides.ts';
import { gameId } from './game-ids.ts';
import { PACKS } from './protocol-limits.ts';
import type { FromWire } from './step-field-names.ts';
import { channel, clock, rotation, tablePlan } from './table-plan.ts';

const json = z.json();
const number = z.int().check(z.minimum(0));
const seat = z.int().check(z.minimum(0), z.maximum(19));

export const phase = z.enum(['gathering', 'playing', 'over']);
export type Phase = z.infer<typeof phase>;

const seatInfo = z.object({
  /** The guest who owns the seat. */
  guest: z.nullable(z.string()),
  /** The guest's name, or the bot's; null for an empty seat. */
  name: z.nullable(z.string()),
  /** The bot, by the id of its name and face; null if a guest or nobody has the seat. */
  persona: z._default(z.nullable(z.string()), null),
  /** The id of the guest's portrait; null for none, and if a bot or nobody has the seat. */
  face: z._default(z.nullable(z.string()), null),
  /** The player: the guest, a bot of the table, or a bot until somebody comes. */
  by: z.enum(['person', 'bot', 'nobody']),
  /** A program of the guest plays here, as the guest has announced. */
  ownBot: z._default(z.boolean(), false),
  /** The level of the bot that plays here when the guest does not. */
  bot: z.string(),
  connected: z.boolean(),
  ready: z.boolean(),
  keep: z.boolean(),
  /** A bot answers for the guest until any sign of life. */
  away: z.boolean(),
  /**
   * The level of the bot that last answered in place of the seat's own bot, which had no time to think; null if it had.
   */
  standIn: z._default(z.nullable(z.string()), null),
  /**
   * The guest left during the game, or was removed. A bot plays on, and nobody else gets the seat until the game is
   * over.
   */
  gone: z._default(z.nullable(z.enum(['left', 'sent-away'])), null),
  /** The guest joined late, and sees nothing until the seat is next asked. */
  waiting: z._default(z.boolean(), false),
  /** The guest has yet to look at the role that was dealt. The first clock waits for that, for a limited time. */
  looking: z._default(z.boolean(), false),
  /** The guest has been absent for long enough that players of this game may let a bot play here, by `bot-plays`. */
  botAllowed: z._default(z.boolean(), false),
  /** The guest has been absent for long enough that a spectator may claim the seat, by `claim`. */
  claimable: z._default(z.boolean(), false),
  /** Guests who lost this seat to somebody whom the others vouched for. Each of them may take it back, by `take-back`. */
  lostBy: z._default(z.array(z.string()), []),
  /** Guests who have seen the hand of this seat in this game, and from whom its owner has taken it back. */
  seenBy: z._default(z.array(z.string()), []),
  /** The guest has committed to a contribution for the next deal. */
  adds: z._default(z.boolean(), false),
  /** Somebody new could sit here now. */
  open: z._default(z.boolean(), false),
  /** Milliseconds left in the time bank. */
  bank: number,
});
export type SeatInfo = z.infer<typeof seatInfo>;

/** A claim of seat recovery: a guest says that the seat is theirs, and has lost its token. */
const claim = z.object({
  guest: z.string(),
  name: z.string(),
  seat,
  /** The guests who are asked to vouch, and those who have. */
  asked: z.array(z.string()),
  agreed: z.array(z.string()),
  /**
   * Milliseconds until the claimant gets the seat, as everybody has vouched; null while somebody has not. The claim
   * ends when the owner is back.
   */
  opensIn: z._default(z.nullable(number), null),
});
export type ClaimInfo = z.infer<typeof claim>;

/** A newcomer who was not admitted, because somebody from the same network was removed. The host can let them in. */
const knock = z.object({ guest: z.string(), name: z.string() });
export type KnockInfo = z.infer<typeof knock>;

/** A start of a game, stored and shown before anybody reveals: see `shuffle-hashes.ts`. */
const start = z.object({
  before: z.string(),
  commitment: z.string(),
  /** The commitment of the start after this one; left out for a start of an older program. */
  next: z.optional(z.string()),
  deal: z.string(),
  promises: z.array(z.nullable(z.string())),
});

/** An aborted shuffle: the transcript hash of its start, and the players who did not reveal. */
const abortedShuffle = z.object({
  start: z.string(),
  missing: z.array(z.object({ seat, guest: z.string(), name: z.string() })),
});

/** The question "Deal anyway?", after two aborted shuffles. */
const dealAnyway = z.object({
  /** Milliseconds until the question is closed. */
  left: number,
  /** The seats that have said yes. */
  yes: z.array(seat),
});

/** The player of a seat in the game that is over, whoever sits there now. */
const played = z.object({
  /** The player's guest id; null for a bot. */
  guest: z.nullable(z.string()),
  /** Their name at the deal, or when they joined. */
  name: z.string(),
  face: z.nullable(z.string()),
  /** The bot, by the id of its name and face; null for a person. */
  persona: z.nullable(z.string()),
  /** True if the player joined after the deal, in place of a bot. */
  late: z.boolean(),
  /** A program of the guest played. */
  ownBot: z._default(z.boolean(), false),
});

/** The public state of an evening. */
const eveningInfo = z.object({
  /** How many games it has. The message `evening` asks for them. */
  games: number,
  /** Those who wait for a seat, in their order. `rests`: they sit out the next game. */
  queue: z.array(z.object({ guest: z.string(), name: z.string(), connected: z.boolean(), rests: z.boolean() })),
  rotation,
  /** The guests with a seat who sit out the next game. */
  resting: z.array(z.string()),
  /** The seats that make room before the next game, and the guests who come in; null if nothing would change. */
  next: z.nullable(z.object({ out: z.array(seat), in: z.array(z.object({ guest: z.string(), seat })) })),
});
export type EveningInfo = z.infer<typeof eveningInfo>;

/** The public state of a table, without the game itself. */
export const tableInfo = z.object({
  code: z.string(),
  game: gameId,
  plan: tablePlan,
  /** The packs with which the table plays, whole; left out if there are none. */
  packs: z.optional(z.array(z.looseObject({})).check(z.maxLength(PACKS.max))),
  isPublic: z.boolean(),
  clock,
  phase,
  paused: z.boolean(),
  /** The guest with the host's powers: the host, or their stand-in while they are absent. */
  host: z.string(),
  seats: z.array(seatInfo),
  claims: z._default(z.array(claim), []),
  knocks: z._default(z.array(knock), []),
  /** Milliseconds until the next game is dealt, unless somebody says "not yet"; null if it was not asked for. */
  startsIn: z._default(z.nullable(number), null),
  /**
   * Milliseconds until the first clock of a game runs, even if not everybody has looked at their role; null when it
   * runs, or when it waits without a limit.
   */
  beginsIn: z._default(z.nullable(number), null),
  /** Milliseconds until a bot answers for the player who is asked and not connected; null if they are, or have all of their time. */
  botIn: z._default(z.nullable(number), null),
  /** True if the game was dealt for a lesson, from named cards. No server does that. */
  staged: z._default(z.boolean(), false),
  watchers: number,
  /** True while spectators may predict who wins the running game, before its second round; left out otherwise. */
  predicts: z.optional(z.boolean()),
  /** False if the host has switched the chat off, so that people only send reactions; left out otherwise. */
  chat: z.optional(z.boolean()),
  /** The voice channel of this table, as its host has named it: an address with https. Left out for none. */
  voice: z.optional(z.string()),
  /** The evening; left out by older servers. */
  evening: z.optional(eveningInfo),
  gameId: z.nullable(z.string()),
  /** The hash of the server's part of the seed, for the running game or for the next one. */
  commitment: z.string(),
  /** The players of the game that is over, by seat; empty at all other times. */
  played: z._default(z.array(played), []),
  /** A game is about to be dealt: every player with a commitment in it is asked to reveal. Null at all other times. */
  start: z._default(z.nullable(start), null),
  /** Two shuffles were aborted, so every connected player is asked "Deal anyway?". Null at all other times. */
  dealAnyway: z._default(z.nullable(dealAnyway), null),
  /** The shuffles that were aborted since the last deal, or during a game before its deal, oldest first; left out if there are none. */
  aborted: z.optional(z.array(abortedShuffle)),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** Notices of the table to everybody, about itself or about the guest in a seat. */
export const notice = z.enum([
  /** The game was dealt by older rules and can't go on by today's: it ended without winners. */
  'older-rules',
  /** The last game was played by older rules, and the next one does not follow from it. */
  'older-rules-over',
  /** The game has had more answers than any game needs: it ended without a winner. */
  'too-long',
  /** The table's packs led to effects without end: the game ended without a winner, and the packs are barred together. */
  'endless',
  /** The guest has left, and a bot plays on. */
  'left',
  /** The guest's time ran out, or the host asked for it: a bot plays until any sign of life. */
  'away',
  'back',
  'sent-away',
  'pardoned',
  /** The guest has taken a bot's seat during the game. */
  'latecomer',
  /** The guest's seat is on another device now. */
  'moved',
  /** The guest had lost the token of their seat, and all others have vouched for them. */
  'vouched',
  /** The guest has taken their seat back after such a recovery. `by` has seen the hand, and sits out this game. */
  'taken-back',
  /** The guest waited in line, and has a seat in the next game. */
  'comes-in',
  /** The host has given everybody another seat, by chance. */
  'mixed',
  /** The guest has said "not yet" to the next game. */
  'not-yet',
  /** The guest did not reveal in time. That start is aborted, and another one is made without their contribution. */
  'no-luck',
  /** The guest left during the shuffle, or was removed: that start is aborted. */
  'gone-at-start',
  /** The guest is the host now, or stands in for the host. */
  'host',
  /**
   * The host has changed the plan. The text lists those of `game`, `seats`, `rules`, `packs`, `bots`, `spectators`,
   * `latecomers`, `own-bots`, `clock`, `visibility`, `rotation`, `chat-on`, `chat-off` and `voice` that changed.
   */
  'arranged',
  /** The guest lost their seat: the host has freed it, or put a bot there. */
  'freed',
  /** The operator's announcement, which is the text of the line. */
  'announced',
]);
export type Notice = z.infer<typeof notice>;

export const chatLine = z.object({
  number,
  channel,
  /** The running game at that time; null between games. */
  game: z._default(z.nullable(z.string()), null),
  seat: z.nullable(seat),
  name: z.string(),
  /** Empty for a reaction, and for a notice that needs no text. */
  text: z.string(),
  at: number,
  notice: z.optional(notice),
  /**
   * Another person's name. In the notice `away`, the player who let a bot play. In `vouched` and `taken-back`, the
   * claimant.
   */
  by: z.optional(z.string()),
  /** A reaction, by its id. */
  gesture: z.optional(z.string()),
});
export type ChatLineInfo = z.infer<typeof chatLine>;

/** A fact as it is sent to a seat: what is null, false or an empty list is left out. */
export const sentFact = z.looseObject({ kind: z.string() });
export type SentFact = z.infer<typeof sentFact>;

const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.object({ type: z.literal(type), ...fields });

export const fromServer = z.discriminatedUnion('type', [
  /** You are at the table. */
  message('welcome', {
    version: z.int(),
    /** Your guest id, as others see it. */
    you: z.string(),
    /** Send it with the next `join`, if your client keeps no cookies. */
    pass: z.nullable(z.string()),
    seat: z.nullable(seat),
    table: tableInfo,
    lines: z.array(chatLine),
  }),
  /** The table has changed: a patch on its last known state. */
  message('table', { changes: json }),
  /** This seat is yours; the token opens it from any device. Null: you have no seat any more. */
  message('seat', { seat: z.nullable(seat), token: z.nullable(z.string()) }),
  /** The state of the game: `open` is what everybody sees, `own` a patch on it with what only you see. */
  message('game', {
    id: z.string(),
    n: number,
    open: json,
    own: json,
    /**
     * Milliseconds until the time of the asked player runs out, or the reveal window closes; null while the clock is
     * stopped.
     */
    left: z.nullable(number),
    /** The contribution of each seat to the seed. */
    lucks: z.array(z.string()),
    /** True if a reveal window is open, and somebody has asked for more time. */
    moreTime: z.optional(z.boolean()),
    /** True if you do not want to be asked whether to show your role. */
    quiet: z.optional(z.boolean()),
  }),
  /** One answer was given: its facts, the changes to the open part, and the whole private part if it changed. */
  message('update', {
    n: number,
    facts: z.array(sentFact),
    open: json,
    own: z.optional(json),
    /** Milliseconds left in the time bank of the player who answered, if the answer cost some. */
    bank: z.optional(number),
    /**
     * Milliseconds. After an answer out of turn: what the asked player still has. At the start of a reveal window:
     * until it closes.
     */
    left: z.optional(number),
  }),
  /** All hands after so many answers, by seat: you are a witness of this game. */
  message('hands', { game: z.string(), n: number, hands: z.array(z.array(number)) }),
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
        facts: z.array(sentFact),
        /** A patch on the open view, as in `update`. */
        open: json,
        /** When the answer was given, by the clock of the server. */
        at: number,
        /** True if you held the seat at this step: the facts then include what only you know. */
        own: z.optional(z.boolean()),
      }),
    ),
  }),
  /** Games of this evening, in order: the first is the one that was asked for, or the first that is still recorded. */
  message('evening', { games: z.array(eveningGame) }),
  /** The side that you have predicted for the running game. Nobody else is told before its result. */
  message('predicted', { game: z.string(), side }),
  /** Public deeds of the game, oldest first: what bots remember of it. */
  message('deeds', {
    game: z.string(),
    /** The place of the first of them among all deeds of the game. */
    from: number,
    deeds: z.array(z.looseObject({ who: seat, what: z.string() })),
  }),
  /** The game is over: the secret to which the commitment was made before it began. */
  message('proof', { game: z.string(), secret: z.string() }),
  /** The server has your contribution to the start with this transcript hash. */
  message('revealed', { start: z.string() }),
  message('line', { line: chatLine }),
  /** Moves your seat to another device, once and within this many milliseconds. */
  message('ticket', { ticket: z.string(), left: number }),
  /** The reason why an attempt is not possible; null if it is. */
  message('because', { question: number, refusal: z.nullable(z.looseObject({ code: z.string() })) }),
  /** Your message was refused; `about` is its type. */
  message('error', {
    code: z.string(),
    message: z.string(),
    about: z.nullable(z.string()),
    /** The number of the question, if an answer was refused. */
    question: z.optional(number),
    /** The id of the missing set, if one is missing. */
    set: z.optional(z.string()),
    /** Your session. Send it when you come again and are admitted, if your client keeps no cookies. */
    pass: z.optional(z.string()),
  }),
  /** The connection works. */
  message('pong', {}),
  /** The table has handled all that you sent before `settle`. */
  message('settled', {}),
]);

export type WireFromServer = z.infer<typeof fromServer>;
export type FromServer = FromWire<WireFromServer>;
export type Heard<T extends FromServer['type']> = Extract<FromServer, { type: T }>;
