// The state of each seat at the table, and the order of seats.

import { type Seat, seat, seatsOf } from '@posse/engine';
import type { ArchState } from '../../drawing/index.ts';
import { useBotWords } from '../../words/bot-description.ts';
import { useGame, usePlay } from '../answer/answer-draft.tsx';
import { type Hunch, isHidden, useHunches } from '../hunches/hunches.ts';
import type { GameView } from '../session/beat.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { type Absence, absenceOf, isPlayedByBot, useAbsenceWords } from './AbsentLine.tsx';

/** A reason against a choice, as two words and as a sentence. */
export interface RefusalWords {
  readonly short: string;
  readonly long: string;
}

/** The part of a seat's state that only the rules of a game can tell. */
export interface SeatRules {
  /** Null until the character is chosen. */
  readonly character: string | null;
  readonly isTurn: boolean;
  /** True if the player must answer. */
  readonly isAsked: boolean;
  /** True if the player must react, not just go on with their own turn: the clock is visible from the beginning. */
  readonly isCalled: boolean;
  /** True if a target is wanted and this seat is not a legal one; and the reason, if there is one. */
  readonly isOut: boolean;
  readonly refusal: RefusalWords | null;
  /** The distance from the player at the bottom; null if one of them is eliminated, or if distances do not matter. */
  readonly distance: number | null;
  readonly isInReach: boolean;
  readonly isJailed: boolean;
  /** True if the player is eliminated, but back at the table. */
  readonly isGhost: boolean;
  /** The special role that was revealed. */
  readonly special: string | null;
  readonly isFallen: boolean;
}

export interface SeatState extends SeatRules {
  readonly who: Seat;
  /** The place on the screen, counted from the player at the bottom. */
  readonly place: number;
  readonly player: GameView['players'][number];
  readonly name: string;
  readonly isYou: boolean;
  /** True if the player can be picked now, or was picked. */
  readonly isLit: boolean;
  readonly isPicked: boolean;
  readonly isBot: boolean;
  /** True for the host of a game with others. */
  readonly isHost: boolean;
  /** The bot's id; null for a bot without a face. */
  readonly persona: string | null;
  /** The face that this person has chosen; null for none. */
  readonly face: string | null;
  /** The bot's level and temper; null for a person. */
  readonly botWords: string | null;
  /** The reason why the player is absent; null if they play. */
  readonly absence: Absence | null;
  /** The reason for the absence as a sentence; null if the player is present. */
  readonly absenceWords: string | null;
  /** True if the role is hidden from the viewer, who may guess; and the guess, if there is one. */
  readonly isSecret: boolean;
  readonly hunch: Hunch | null;
}

export function useSeats(): (who: Seat) => SeatState {
  const { view, targets, picked } = usePlay();
  const rulesOf = useGame().useSeatRules();
  const { name, isYou } = usePlayers();
  const table = useTable((state) => state.table);
  const isShared = useTable(({ where }) => where === 'server');
  const absenceWords = useAbsenceWords();
  const botWords = useBotWords();
  const hunches = useHunches();
  return (who) => {
    const seat = table?.seats[who];
    // A seat without a person in a running game is played by a bot; a person may let a bot of their own play.
    const isBot = seat !== undefined && (seat.by !== 'person' || seat.ownBot);
    const isSecret = hunches.isOpen && isHidden(view, who);
    return {
      ...rulesOf(who),
      who,
      place: placeOf(view, who),
      player: view.players[who] as GameView['players'][number],
      name: name(who),
      isYou: isYou(who),
      isLit: targets.includes(who),
      isPicked: picked.includes(who),
      isBot,
      isHost: isShared && table?.phase === 'playing' && seat?.guest != null && seat.guest === table.host,
      persona: seat?.persona ?? null,
      face: seat?.face ?? null,
      botWords: isBot ? botWords(seat) : null,
      absence: absenceOf(seat, table?.phase),
      absenceWords: absenceWords(who, view.asked === who),
      isSecret,
      hunch: isSecret ? hunches.of(who) : null,
    };
  };
}

/** Are two states equal? Tables create new ones for each render, mostly with equal values. */
export const isSameSeat = (one: SeatState, other: SeatState): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name as keyof SeatState]);

export const archStateOf = ({
  isTurn,
  isLit,
  isPicked,
  isOut,
  isJailed,
  isGhost,
  isFallen,
  absence,
}: SeatState): ArchState => ({
  turn: isTurn,
  lit: isLit || isPicked,
  dimmed: isOut,
  jailed: isJailed,
  away: absence !== null && !isFallen,
  fallen: isFallen,
  ghost: isGhost,
});

/** The id of the portrait on the seat: a bot without a character shows its own face. */
export const portraitOf = (character: string | null, persona: string | null): string | null =>
  character === null || character === 'plain' ? (persona ?? character) : character;

export const isBotAt = ({ isBot, absence }: SeatState): boolean => isBot || isPlayedByBot(absence);

// The order of seats on the screen: the viewer at the bottom, the others clockwise. A spectator looks from seat 0.

type Seated = Pick<GameView, 'viewer' | 'players'>;

export const bottomOf = ({ viewer }: Seated): Seat => (viewer === 'spectator' ? seat(0) : viewer);

/** All seats in the order of their places, the bottom one first. */
export const seatsByPlace = (view: Seated): Seat[] => {
  const { length } = view.players;
  return seatsOf(length).map((place) => seat((bottomOf(view) + place) % length));
};

export const placeOf = (view: Seated, who: Seat): number => {
  const { length } = view.players;
  return (who - bottomOf(view) + length) % length;
};
