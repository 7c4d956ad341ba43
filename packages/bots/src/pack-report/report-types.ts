// The report on what packs do to the game.

import type { Answer, Wishes } from '@posse/card';
import type { Role, Seat } from '@posse/engine';

export type Side = 'law' | 'outlaws' | 'renegade';
export const SIDES: readonly Side[] = ['law', 'outlaws', 'renegade'];

export const sideOf = (role: Role): Side => (role === 'outlaw' ? 'outlaws' : role === 'renegade' ? 'renegade' : 'law');

export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly error: number;
}

/** In percent of the games. */
export interface SideReport {
  readonly side: Side;
  readonly with: Estimate;
  readonly without: Estimate;
  readonly change: Estimate;
}

export interface ThingReport {
  readonly part: 'kinds' | 'characters' | 'events';
  /** As the pack calls it. */
  readonly key: string;
  /** How often it was played or used; of characters and events the number of games. */
  readonly uses: number;
  /** The games in which that happened. */
  readonly games: number;
  /** Of a character: by how many percent points it wins more often than others in the same role. */
  readonly wins: Estimate | null;
}

/** A game in which a card mattered: played otherwise at one step, another side wins. */
export interface DecisivePlay {
  readonly wishes: Wishes;
  readonly seed: string;
  /** All answers: with the wishes and the seed they replay the game. */
  readonly answers: readonly Answer[];
  readonly winners: readonly Seat[];
  /** The step at which the card was played. */
  readonly step: number;
  readonly seat: Seat;
  readonly part: ThingReport['part'];
  readonly key: string;
  /** The side that won, and the one that wins if the player does something else at this step. */
  readonly wonBy: Side;
  readonly elseWonBy: Side;
}

export type Word = 'even' | 'noticeable' | 'strong' | 'endless';

export interface PackReport {
  /** Games between deputies, with and without the packs each. */
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  readonly random: {
    readonly games: number;
    readonly decisions: Estimate;
    readonly longest: number;
    /** Games with more than 2,000 decisions. */
    readonly stalled: number;
  };
  readonly turns: { readonly with: Estimate; readonly without: Estimate };
  readonly sides: readonly SideReport[];
  readonly verdict: { readonly word: Word; readonly side: Side | null; readonly change: Estimate | null };
  readonly things: readonly ThingReport[];
  /** Null if no single play decided a game. */
  readonly example: DecisivePlay | null;
}

export interface ReportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ReportWishes {
  /** Games between deputies (600). */
  readonly games?: number;
  readonly seats?: number;
  readonly seed?: string;
}
