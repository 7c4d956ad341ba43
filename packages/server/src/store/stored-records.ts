// Records of tables and games as they are stored, for older and newer programs too.

import type { Channel, Clock, GameId, Notice, Reaction, TablePlan } from '@posse/protocol';

/** A guest who lost their seat because the others vouched for a claimant. The guest may take it back at any time. */
export interface LostSeat {
  readonly guest: string;
  readonly name: string | null;
  readonly face: string | null;
  /** The guest's token still identifies them. */
  readonly tokenHash: string | null;
  /** As the seat's when it was lost. */
  readonly past: readonly string[];
  readonly ownSteps: readonly number[];
  /** The name of the claimant. */
  readonly claimant: string;
}

/** The record of a seat. */
export interface SeatRecord {
  /** The guest whose seat it is; null for a bot's seat, and for an empty one. */
  readonly guest: string | null;
  readonly name: string | null;
  /** The id of the drawing that the guest has chosen; null for none. */
  readonly face: string | null;
  /** The hash of the token that opens this seat. */
  readonly tokenHash: string | null;
  /** How well a bot plays here when no person does. */
  readonly bot: string;
  /** A bot sits here in its own right, not only until somebody comes. */
  readonly isBot: boolean;
  /** A bot answers for the guest until a sign of life. */
  readonly away: boolean;
  readonly ready: boolean;
  /** Goes on with the character of the last game. */
  readonly keep: boolean;
  /** The guest's commitment for the next game; null for none. */
  readonly promise: string | null;
  /** The guest has left in the middle of the game, or was sent away: a bot plays on until it is over, and nobody else sits here. */
  readonly gone: 'left' | 'sent-away' | null;
  /** A bot's seat at the deal that the plan lets people take in the middle of this game. */
  readonly late: boolean;
  /** The guest has come late, and sees nothing until the seat is asked the next time. */
  readonly waiting: boolean;
  /** Whose seat it was earlier in this game: the same person, on another device. */
  readonly past: readonly string[];
  /** The guests who lost this seat by vouching, the first one first. */
  readonly lost: readonly LostSeat[];
  /** Guests who have seen the hand in this game until its owner took the seat back: they sit nowhere else in it. */
  readonly seenBy: readonly string[];
  /**
   * The steps of the running game at which the guest held this seat, as starts and ends in turn: [0, 12, 20] is 0 to 11, and from 20 on. The
   * guest may read what only the seat was told of these answers, and no others. A transfer to another device changes nothing.
   */
  readonly ownSteps: readonly number[];
  /** Does not want to be asked in this game whether to show a role. A secret: who holds none is not asked either. */
  readonly quiet: boolean;
  /** An only answer is given without asking, though it follows from what others do not see. */
  readonly automatic: boolean;
  /** The seat aborted a shuffle since the last deal, so it contributes nothing until then, whoever sits here. Left out if it did not. */
  readonly missed?: true;
}

/** The player of a seat in a game that is over. The guest is that of `cast`. */
export interface PlayedRecord {
  readonly name: string;
  readonly face: string | null;
  /** Joined the game after the deal. */
  readonly late: boolean;
}

/** Somebody whom the host, or whoever runs the server, has sent away. */
export interface Ban {
  readonly guest: string;
  /** Marks of the guest's networks; none once the game is over. */
  readonly networks: readonly string[];
  /** Guests who may call from there all the same. */
  readonly spared: readonly string[];
}

/** A player who did not reveal a contribution. */
export interface MissingRecord {
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  /** Other guests who are the same person, as the seat was transferred; left out for none. */
  readonly formerly?: readonly string[];
}

/** A start: everything that is fixed before anybody is asked to reveal. */
export interface StartRecord {
  readonly secret: string;
  /** The commitment of the next start's secret; left out by older programs. */
  readonly next?: string;
  /** The setup for the engine. */
  readonly setup: object;
  /** By seat; null for one that adds nothing. */
  readonly promises: readonly (string | null)[];
  /** Guests who gave up their seat before they revealed; left out for none. */
  readonly gone?: readonly MissingRecord[];
}

/** A start of which no deal came. */
export interface AbortedStartRecord extends Omit<StartRecord, 'setup' | 'gone'> {
  readonly commitment: string;
  /** The hash of what would have been dealt. */
  readonly deal: string;
  /** The seats that did not reveal. */
  readonly missing: readonly MissingRecord[];
}

export interface TableRecord {
  readonly code: string;
  readonly game: GameId;
  readonly plan: TablePlan;
  /** The packs with which the table plays, whole; left out if there are none. */
  readonly packs?: readonly object[];
  readonly isPublic: boolean;
  readonly clock: Clock;
  /** The host, even while somebody stands in for them. */
  readonly host: string;
  readonly paused: boolean;
  readonly seats: readonly SeatRecord[];
  /** The game that is played, or was played last. */
  readonly gameId: string | null;
  /** The guest of each seat when the last game ended; null for a bot, and empty before the first game. */
  readonly cast: readonly (string | null)[];
  /** The players of that game as it was dealt, by seat; left out before the first game, and in what older programs have kept. */
  readonly played?: readonly PlayedRecord[];
  /** Guests who have read what the dead say in that game. */
  readonly heard: readonly string[];
  /** The server's part of the next game's seed. Nobody sees it before that game is over. */
  readonly nextSecret: string;
  /** The start that is under way; null if none is. After a crash the same one goes on. */
  readonly start: StartRecord | null;
  /** The starts that were given up since the last deal, in order. */
  readonly givenUp: readonly AbortedStartRecord[];
  /** The question "Deal anyway?" while it is open: what would be dealt, and the guests who said yes. Left out at all other times. */
  readonly dealAnyway?: { readonly setup: object; readonly yes: readonly string[] };
  /** How many seats with the mark `missed` the plan has removed since the last deal: new seats get their marks. Left out for none. */
  readonly removedMarks?: number;
  /** Guests that were sent away, the latest last. */
  readonly banned: readonly Ban[];
  readonly createdAt: number;
  /** A hash of the network of its maker; left out if no limit needs it, and by older programs. */
  readonly maker?: string;
  /** The staged deal of a lesson, in place of the plan. Only in a browser; left out for all other tables. */
  readonly staged?: object;
  /** Is a game under way? Left out before the first one, and in what older programs have kept. */
  readonly playing?: boolean;
}

/** A game as it was dealt. */
export interface GameRecord {
  readonly id: string;
  readonly table: string;
  readonly game: GameId;
  /** The number of the rules that it was dealt by. */
  readonly rules: number;
  /** The setup for the engine. */
  readonly setup: object;
  readonly seed: string;
  readonly secret: string;
  readonly commitment: string;
  /** Each seat's part of the seed. */
  readonly lucks: readonly string[];
  /** By which these were promised, null for a seat that added nothing; and the starts that were given up before. Both left out for games from before there were promises. */
  readonly promises?: readonly (string | null)[];
  readonly givenUp?: readonly AbortedStartRecord[];
  /** The commitment of the start after this deal; left out for games whose starts did not fix it. */
  readonly next?: string;
  /** The players' names by seat, at the deal. */
  readonly names: readonly string[];
  readonly startedAt: number;
}

/** How a game ended: null winners if it was given up, went on for too long, or could not go on by newer rules. */
export interface Outcome {
  readonly winners: readonly number[] | null;
  readonly answers: number;
  readonly endedAt: number;
}

export interface StoredAnswer {
  /** The step of the question that it answers: 0 for the first answer. */
  readonly number: number;
  readonly seat: number;
  /** The answer itself, as JSON. */
  readonly answer: string;
  /** Did somebody else, a bot, give it in the seat's place? */
  readonly byBot: boolean;
  /** Which one, with its temper. Left out for a person's answer, and in what older programs have kept. */
  readonly bot?: string;
  /** How long it took, in milliseconds, the table's pauses left out. */
  readonly took: number;
  readonly at: number;
}

export interface ChatLine {
  /** Counts up at each table, from 1. */
  readonly number: number;
  readonly channel: Channel;
  /** The game that was played when it was said; null between games, and in what older programs have kept. */
  readonly game: string | null;
  readonly guest: string;
  readonly seat: number | null;
  readonly name: string;
  /** Empty for a gesture, and for a notice that is no announcement. */
  readonly text: string;
  readonly at: number;
  /** The kind of a table notice; left out for lines of people. */
  readonly notice?: Notice;
  /** Of the notice `away`: the name of the player who let a bot play. Left out if nobody did. Of `vouched` and `taken-back`: the claimant's. */
  readonly by?: string;
  /** A quick word, by its id; left out for all else. */
  readonly gesture?: Reaction;
}

export interface StoredSnapshot {
  /** The number of answers that it holds. */
  readonly number: number;
  /** The saved match, as JSON. */
  readonly state: string;
}
