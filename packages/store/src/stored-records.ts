// Records of tables and games as they are stored, for older and newer programs too.

import type { Role } from '@posse/engine';
import type { Channel, Clock, GameId, Notice, Reaction, Rotation, TablePlan } from '@posse/protocol';
import type { EveningGame, Side } from '@posse/protocol/evening';

/** A guest who lost their seat because the others vouched for a claimant. The guest may take it back at any time. */
export interface LostSeat {
  readonly guest: string;
  readonly name: string | null;
  readonly face: string | null;
  /** The guest's token still identifies them. */
  readonly tokenHash: string | null;
  /** The guests who owned the seat earlier, when it was lost. */
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
  /** The level of the bot that plays here when no person does. */
  readonly bot: string;
  /** True if the seat is a bot's own, and not only played by one until somebody comes. */
  readonly isBot: boolean;
  /** A bot answers for the guest until a sign of life. */
  readonly away: boolean;
  readonly ready: boolean;
  /** Does the player keep the character of the last game? */
  readonly keep: boolean;
  /** The guest's commitment for the next game; null for none. */
  readonly promise: string | null;
  /**
   * Why a bot plays on until the game is over: the guest left or was removed. Nobody else sits here. Null otherwise.
   */
  readonly gone: 'left' | 'sent-away' | null;
  /** May people take over this bot's seat in the middle of this game? */
  readonly late: boolean;
  /** The guest joined late, and sees nothing until the seat is asked for the first time. */
  readonly waiting: boolean;
  /** Earlier ids of the seat's guest in this game: the same person on another device. */
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
  /**
   * The player does not want to be asked in this game whether to show a role. This is secret: seats without such a role
   * are not asked either.
   */
  readonly quiet: boolean;
  /** The table gives an answer that is the only one, even if others can't see that it is. */
  readonly automatic: boolean;
  /**
   * The seat aborted a shuffle since the last deal, so it contributes nothing until the next one, whoever sits here.
   * Left out if it did not.
   */
  readonly missed?: true;
  /** The guest has announced that a program of theirs plays. */
  readonly ownBot: boolean;
}

/** The player of a seat in a game that is over. `cast` names the guest. */
export interface PlayedRecord {
  readonly name: string;
  readonly face: string | null;
  /** Joined the game after the deal. */
  readonly late: boolean;
  /** A program of the guest played. Left out for people. */
  readonly ownBot?: true;
}

/** A guest whom the host or the operator has removed. */
export interface Ban {
  readonly guest: string;
  /** Hashes of the guest's networks; empty once the game is over. */
  readonly networks: readonly string[];
  /** Guests from the same networks who are admitted nevertheless. */
  readonly spared: readonly string[];
}

/** A player who did not reveal a contribution. */
export interface MissingRecord {
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  /** Other ids of the same person, because the seat was transferred; left out if there are none. */
  readonly formerly?: readonly string[];
}

/** A start: everything that is fixed before anybody is asked to reveal. */
export interface StartRecord {
  readonly secret: string;
  /** The commitment of the next start's secret; left out by older programs. */
  readonly next?: string;
  /** The setup for the engine. */
  readonly setup: object;
  /** The commitments by seat; null for a seat without a contribution. */
  readonly promises: readonly (string | null)[];
  /** Guests who gave up their seat before they revealed; left out if there are none. */
  readonly gone?: readonly MissingRecord[];
}

/** A start from which no game was dealt. */
export interface AbortedStartRecord extends Omit<StartRecord, 'setup' | 'gone'> {
  readonly commitment: string;
  /** The hash of the setup that would have been dealt. */
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
  /** The id of the running game, or of the last one. */
  readonly gameId: string | null;
  /** The guest of each seat when the last game ended; null for a bot, and empty before the first game. */
  readonly cast: readonly (string | null)[];
  /** The players of the last game by seat, as it was dealt; left out before the first game, and by older programs. */
  readonly played?: readonly PlayedRecord[];
  /** Guests who have read the chat of eliminated players in the running game. */
  readonly heard: readonly string[];
  /** Guests who have opened all hands of the running game; left out for none. */
  readonly witnesses?: readonly string[];
  /** The server's secret for the next game's seed. It stays hidden until that game is over. */
  readonly nextSecret: string;
  /** The start that is under way; null if none is. It continues after a crash. */
  readonly start: StartRecord | null;
  /** The starts that were aborted since the last deal, in order. */
  readonly givenUp: readonly AbortedStartRecord[];
  /** The question "Deal anyway?" while it is open: what would be dealt, and the guests who said yes. Left out at all other times. */
  readonly dealAnyway?: { readonly setup: object; readonly yes: readonly string[] };
  /**
   * The number of seats with the mark `missed` that smaller plans removed since the last deal: new seats get their
   * marks. Left out if there are none.
   */
  readonly removedMarks?: number;
  /** Removed guests, the latest last. */
  readonly banned: readonly Ban[];
  readonly createdAt: number;
  /** A hash of the network of its maker; left out if no limit needs it, and by older programs. */
  readonly maker?: string;
  /** The staged deal of a lesson, in place of the plan. Only in a browser; left out for all other tables. */
  readonly staged?: object;
  /** Is a game running? Left out before the first game, and by older programs. */
  readonly playing?: boolean;
  /** The evening so far. Left out before anybody waits for a seat and before the first game is over. */
  readonly evening?: EveningRecord;
  /** The seats that have had a turn in the first round of the running game; left out when the second one has begun. */
  readonly firstRound?: readonly number[];
  /** The sides that people have predicted for the running game, hidden from everybody else; left out for none. */
  readonly predictions?: readonly PredictionRecord[];
  /** The host has switched the chat off. Left out while it is on. */
  readonly isSilent?: true;
  /** The address of the voice channel; left out for none. */
  readonly voice?: string;
  /** Guests who are a person that came before as another guest, who is named second. Left out for none. */
  readonly persons?: readonly (readonly [string, string])[];
}

/** The side that a person has predicted. */
export interface PredictionRecord {
  readonly person: string;
  readonly name: string;
  readonly side: Side;
}

/** Somebody who waits for a seat. */
export interface QueuedGuest {
  readonly guest: string;
  readonly name: string;
  /** Sits out the next game. */
  readonly rests: boolean;
}

export interface EveningRecord {
  /** How many games were recorded. */
  readonly games: number;
  /** Were two people or more dealt into one of them? */
  readonly isShared: boolean;
  /** Those who wait for a seat, in their order. */
  readonly queue: readonly QueuedGuest[];
  readonly rotation: Rotation;
  /** A game is over, and those who wait have not had their turn since. */
  readonly isDue: boolean;
  /** Guests with a seat who sit out the next game. */
  readonly resting: readonly string[];
  /** How many games in a row each guest with a seat has played. */
  readonly streaks: readonly (readonly [guest: string, games: number])[];
  /** The guests who lost the last game. */
  readonly losers: readonly string[];
}

/** A person who is dealt into a game, as the evening records them. */
export interface DealtPerson {
  readonly person: string;
  readonly name: string;
  readonly face: string | null;
}

/** A game as it was dealt. */
export interface GameRecord {
  readonly id: string;
  readonly table: string;
  readonly game: GameId;
  /** The version of the rules by which it was dealt. */
  readonly rules: number;
  /** The setup for the engine. */
  readonly setup: object;
  readonly seed: string;
  readonly secret: string;
  readonly commitment: string;
  /** Each seat's contribution to the seed. */
  readonly lucks: readonly string[];
  /**
   * The commitments of these contributions, null for a seat without one; and the starts that were aborted before. Both
   * are left out for games from before commitments existed.
   */
  readonly promises?: readonly (string | null)[];
  readonly givenUp?: readonly AbortedStartRecord[];
  /** The commitment of the start after this deal; left out for games whose starts did not fix it. */
  readonly next?: string;
  /** The players' names by seat, at the deal. */
  readonly names: readonly string[];
  readonly startedAt: number;
  /** By seat, null for a bot. Left out for a lesson, and in what older programs have kept. */
  readonly people?: readonly (DealtPerson | null)[];
  /** The par of each role; left out for a table that was not measured. */
  readonly par?: { readonly version: number; readonly shares: Readonly<Partial<Record<Role, number | null>>> };
}

/** How a game ended. The winners are null if it was ended by the host, by too many answers, or by newer rules. */
export interface Outcome {
  readonly winners: readonly number[] | null;
  readonly answers: number;
  readonly endedAt: number;
  /** The game as the evening records it. Left out for a game without people, and in what older programs have kept. */
  readonly evening?: EveningGame;
}

export interface StoredAnswer {
  /** The step of the question that it answers: 0 for the first answer. */
  readonly number: number;
  readonly seat: number;
  /** The answer itself, as JSON. */
  readonly answer: string;
  /** Did a bot answer for the seat's player? */
  readonly byBot: boolean;
  /** The bot that answered, with its temper. Left out for a person's answer, and by older programs. */
  readonly bot?: string;
  /** The milliseconds that the answer took, without pauses of the table. */
  readonly took: number;
  readonly at: number;
}

export interface ChatLine {
  /** The number of the line, which counts from 1 at each table. */
  readonly number: number;
  readonly channel: Channel;
  /** The running game at that time; null between games, and by older programs. */
  readonly game: string | null;
  readonly guest: string;
  readonly seat: number | null;
  readonly name: string;
  /** The text; empty for a reaction, and for a notice that is no announcement. */
  readonly text: string;
  readonly at: number;
  /** The kind of a table notice; left out for lines of people. */
  readonly notice?: Notice;
  /**
   * Another person's name. In the notice `away`, the player who let a bot play; left out if nobody did. In `vouched`
   * and `taken-back`, the claimant.
   */
  readonly by?: string;
  /** The id of a reaction; left out for all other lines. */
  readonly gesture?: Reaction;
}

export interface StoredSnapshot {
  /** The number of answers that it holds. */
  readonly number: number;
  /** The saved match, as JSON. */
  readonly state: string;
}
