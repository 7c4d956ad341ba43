// What a game brings to the table: how its answers are made, its words, its middle, and how large it wants things. All else is the same
// for every game.

import type { Seat } from '@posse/engine';
import type { Since } from '@posse/narrator';
import type { GameId } from '@posse/protocol';
import type { ComponentType, CSSProperties } from 'react';
import type { Tone } from '../draw/index.ts';
import type { Play } from './answer/answer-draft.tsx';
import type { Headlines } from './headline.ts';
import type { Inlay } from './layout/Felt.tsx';
import type { TableLayout } from './layout/layout.ts';
import type { SeatRules, SeatState } from './seat/seats.ts';
import type { Beat, GameView } from './session/beat.ts';

/** What is played before whoever must answer: who does what to whom, and in which light. */
export interface Scene {
  /** Null is without rays. */
  readonly tone: Tone | null;
  /** At the left and the right; null and none are nobody. */
  readonly from: Seat | null;
  readonly to: readonly Seat[];
}

export interface LinesProps<V extends GameView> {
  readonly beat: Beat<V>;
  /** How many of its first sentences are left out, where there is no room for all. */
  readonly skip?: number;
}

export interface AtTable {
  readonly table: TableLayout;
}
export interface AtSeat extends AtTable {
  readonly seat: SeatState;
}

export interface TableGame<V extends GameView, P extends Play<V>> {
  readonly id: GameId;
  /** The answer in the making, for everything below. */
  usePlay(): P;
  /** The candidates for the headline. */
  useHeadlines(): Headlines;
  /** What happened: for those who listen, and in lines to read. */
  useStory(): (beat: Beat<V>) => readonly string[];
  /** What a leap has passed over, in one line. */
  useSummary(): (beats: readonly Beat<V>[], since: Since) => string;
  readonly Lines: ComponentType<LinesProps<V>>;
  /** What the rules say of a seat, and the whole seat in words. */
  useSeatRules(): (who: Seat) => SeatRules;
  useSeatWords(): (seat: SeatState) => string;
  useDockLabel(): string;
  /** The name of a character; null for nobody in particular. */
  useCharacterName(): (character: string) => string | null;
  /** Who one is oneself, in a line. */
  useOwnLine(table: TableLayout): (seat: SeatState) => string;
  sceneOf(view: V): Scene;
  /** How the rim is lit, by places; `watched` is whoever one points at. */
  inlaysOf(play: P, watched: Seat | null): readonly Inlay[];
  /** Where those who play by keys are led now: a selector; null for nowhere. */
  leadsTo(play: P): string | null;

  /** Before the dock: where the sentence stands, and after the seats what lies over all. */
  readonly Centre: ComponentType<AtTable>;
  readonly Over: ComponentType<AtTable>;
  /** In the dock: one's cards or dice, and the buttons. */
  readonly Own: ComponentType<AtTable>;
  /** On one's own place: beside the name, below the life, and beside all of that. */
  readonly BesideName: ComponentType<AtSeat>;
  readonly BelowLife: ComponentType<AtSeat>;
  readonly BesideYou: ComponentType<AtSeat>;
  /** On the others' places: beside name and life, and in the row below. */
  readonly BesideSeat: ComponentType<AtSeat>;
  readonly BelowSeat: ComponentType<AtSeat>;
  /** On the sheet, below its clock. */
  readonly Answers: ComponentType<AtTable>;
  /** In a scene below one of its people. */
  readonly BelowPerson: ComponentType<AtSeat>;
  /** In a scene between two people, and below the sentence. */
  readonly Prop: ComponentType<{ readonly size: number }>;
  readonly BelowSentence: ComponentType;
  /** For newcomers. */
  readonly Hints: ComponentType;
  /** Everything about a player, for a closer look. */
  readonly About: ComponentType<{ readonly who: Seat }>;

  readonly look: Look;
}

/** What differs to the eye only, or to the fingers. */
export interface Look {
  /** Measures for style sheets. */
  style(table: TableLayout): CSSProperties;
  /** Small seats: without the character's name. */
  isCompact(table: TableLayout): boolean;
  /** An upright dock that is lower than this has no room for more than a line about oneself. */
  readonly shortDock: number;
  /** The most that an upright dock takes at scale 1 for the eliminated, who hold nothing. */
  readonly maxDockWhenOut: number;
  /** The width of an arch: another's, one's own, in a scene with so many people. */
  arch(table: TableLayout): number;
  ownArch(table: TableLayout, isShort: boolean): number;
  sceneArch(table: TableLayout, people: number): number;
  /** The width of a role's sign on an arch of this width. */
  role(table: TableLayout, arch: number): number;
  bullets(table: TableLayout): number;
  ownBullets(table: TableLayout): number;
  /** Whether the arch tells that a bot plays. */
  isBotShown(table: TableLayout, seat: SeatState): boolean;
  /** Beside a smaller portrait there is no room for the words why somebody can't be chosen: a tap tells them. */
  readonly tightArch: number;
  /** Whether the sheet lies in the dock, below oneself, or takes its place. */
  readonly isSheetInDock: boolean;
  /** Whether people in a scene stand there as at their seats, with role and clock. */
  readonly areScenesSeats: boolean;
  /** Whether a place is one button that a long press looks up, oneself with name and life too. */
  readonly isPlateWhole: boolean;
  /** Whether arrows lead from button to button everywhere, and digits pick players. */
  readonly usesRows: boolean;
}

/** Whichever game it is. */
export type AnyTableGame = TableGame<GameView, Play>;
