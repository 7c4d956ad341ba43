// The interface of a game to the table: answers, texts, components and sizes.

import type { Seat } from '@posse/engine';
import type { Since } from '@posse/narrator';
import type { GameId } from '@posse/protocol';
import type { ComponentType, CSSProperties } from 'react';
import type { Tone } from '../drawing/index.ts';
import type { Play } from './answer/answer-draft.tsx';
import type { Headlines } from './headline-choice.ts';
import type { Inlay } from './layout/TableTop.tsx';
import type { TableLayout } from './layout/table-layout.ts';
import type { SeatRules, SeatState } from './seat/seat-states.ts';
import type { Beat, GameView } from './session/beat.ts';

/** A scene for a player who must react: who does what to whom, in which colour. */
export interface Threat {
  /** The colour of the rays; null for no rays. */
  readonly tone: Tone | null;
  /** The people at the left and at the right; null for nobody. */
  readonly from: Seat | null;
  readonly to: readonly Seat[];
}

export interface LinesProps<V extends GameView> {
  readonly beat: Beat<V>;
  /** The number of sentences to leave out at the beginning if there is little room. */
  readonly skip?: number;
}

export interface AtTable {
  readonly table: TableLayout;
}
export interface AtSeat extends AtTable {
  readonly seat: SeatState;
}

export interface GameParts<V extends GameView, P extends Play<V>> {
  readonly id: GameId;
  /** The answer in the making, for all components below. */
  usePlay(): P;
  /** The candidates for the headline. */
  useHeadlines(): Headlines;
  /** The events as sentences, for the log and for screen readers. */
  useStory(): (beat: Beat<V>) => readonly string[];
  /** A summary of skipped answers in one line. */
  useSummary(): (beats: readonly Beat<V>[], since: Since) => string;
  readonly Lines: ComponentType<LinesProps<V>>;
  /** The rules about a seat, and the whole seat in words. */
  useSeatRules(): (who: Seat) => SeatRules;
  useSeatWords(): (seat: SeatState) => string;
  useDockLabel(): string;
  /** The name of a character; null for a player without one. */
  useCharacterName(): (character: string) => string | null;
  /** A line about the viewer. */
  useOwnLine(table: TableLayout): (seat: SeatState) => string;
  sceneOf(view: V): Threat;
  /** The lit inlays of the rim, by place. `watched` is the player under the pointer. */
  inlaysOf(play: P, watched: Seat | null): readonly Inlay[];
  /** The selector of the element that keyboard users are led to; null for none. */
  leadsTo(play: P): string | null;

  /** Rendered before the dock: the place of the headline, and after the seats: overlays. */
  readonly Centre: ComponentType<AtTable>;
  readonly Over: ComponentType<AtTable>;
  /** Rendered in the dock: the viewer's cards or dice, and the buttons. */
  readonly Own: ComponentType<AtTable>;
  /** Rendered on the viewer's place: beside the name, below the life points, and beside all of that. */
  readonly BesideName: ComponentType<AtSeat>;
  readonly BelowLife: ComponentType<AtSeat>;
  readonly BesideYou: ComponentType<AtSeat>;
  /** Rendered on other places: beside name and life points, and in the row below. */
  readonly BesideSeat: ComponentType<AtSeat>;
  readonly BelowSeat: ComponentType<AtSeat>;
  /** Rendered on the sheet, below its clock: the answers. */
  readonly Answers: ComponentType<AtTable>;
  /** Rendered in a scene, below one of its people. */
  readonly BelowPerson: ComponentType<AtSeat>;
  /** Rendered in a scene: between two people, and below the sentence. */
  readonly Prop: ComponentType<{ readonly size: number }>;
  readonly BelowSentence: ComponentType;
  /** The hints for newcomers. */
  readonly Hints: ComponentType;
  /** All details about a player, enlarged. */
  readonly About: ComponentType<{ readonly who: Seat }>;

  readonly look: Look;
}

/** How a game's table differs in looks and controls. */
export interface Look {
  /** Measures for style sheets. */
  style(table: TableLayout): CSSProperties;
  /** Is the table so small that seats have no character's name? */
  isCompact(table: TableLayout): boolean;
  /** The height below which an upright dock has room for only one line about the viewer. */
  readonly shortDock: number;
  /** The maximum height of an upright dock at scale 1 for eliminated players, who hold nothing. */
  readonly maxDockWhenOut: number;
  /** The same at a table with others, where their panel is below. */
  readonly maxDockAbovePanel: number;
  /** The height in pixels down to which an upright dock of a replay gives way to the seats. */
  readonly minDockOfReplay: number;
  /** The width of an arch: another player's, the viewer's, in a scene with this many people. */
  arch(table: TableLayout): number;
  ownArch(table: TableLayout, isShort: boolean): number;
  sceneArch(table: TableLayout, people: number): number;
  /** The width of a role's icon on an arch of this width. */
  role(table: TableLayout, arch: number): number;
  bullets(table: TableLayout): number;
  ownBullets(table: TableLayout): number;
  /** Does the arch mark this bot? */
  isBotShown(table: TableLayout, seat: SeatState): boolean;
  /** The portrait width below which there is no room beside it for a reason: a tap tells it. */
  readonly tightArch: number;
  /** Does the sheet lie in the dock, below the viewer, or replace it? */
  readonly isSheetInDock: boolean;
  /** Do people in a scene look like their seats, with role and clock? */
  readonly areScenesSeats: boolean;
  /** Is a whole place one button with a long press, the viewer's with name and life points too? */
  readonly isPlateWhole: boolean;
  /** Do arrow keys move between all buttons, and digits pick players? */
  readonly usesRows: boolean;
}

/** The interface of any game. */
export type AnyTableGame = GameParts<GameView, Play>;
