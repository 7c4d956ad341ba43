// Everything about one player that the table shows, in any game and whatever it looks like; and who sits where on the screen.

import { type Seat, seat, seatsOf } from '@posse/engine';
import type { ArchState } from '../../draw/index.ts';
import { useBotWords } from '../../words/bot-words.ts';
import { useGame, usePlay } from '../answer/answer-draft.tsx';
import { type Hunch, isHidden, useHunches } from '../hunches/hunches.ts';
import type { GameView } from '../session/beat.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { type Absence, absenceOf, isPlayedByBot, useAbsenceWords } from './AbsentLine.tsx';

/** Why something is out of the question, in two words and in a sentence. */
export interface RefusalWords {
  readonly short: string;
  readonly long: string;
}

/** What only the rules of a game can tell. */
export interface SeatRules {
  /** Null while nobody knows who it will be. */
  readonly character: string | null;
  readonly isTurn: boolean;
  /** Has to answer. */
  readonly isAsked: boolean;
  /** And that not just by going on with his own turn: the clock runs from the beginning. */
  readonly isCalled: boolean;
  /** A player is wanted, and this is none of those that will do; and why, as far as there is something to say. */
  readonly isOut: boolean;
  readonly refusal: RefusalWords | null;
  /** From whoever sits at the bottom; null if one of them is out, or nobody counts. */
  readonly distance: number | null;
  readonly isInReach: boolean;
  readonly isJailed: boolean;
  /** Out of the game, and yet at the table. */
  readonly isGhost: boolean;
  /** A special role that has been shown. */
  readonly special: string | null;
  readonly isFallen: boolean;
}

export interface SeatState extends SeatRules {
  readonly who: Seat;
  /** Counted from whoever sits at the bottom. */
  readonly place: number;
  readonly player: GameView['players'][number];
  readonly name: string;
  readonly isYou: boolean;
  /** May be picked now, or was. */
  readonly isLit: boolean;
  readonly isPicked: boolean;
  readonly isBot: boolean;
  /** Has the host's powers in a game with others. */
  readonly isHost: boolean;
  /** Which bot; null for none that has a face. */
  readonly persona: string | null;
  /** The face that the person who plays here has chosen; null for none. */
  readonly face: string | null;
  /** How good a bot it is, and what it is like; null for a person. */
  readonly botWords: string | null;
  /** Why somebody does not play himself; null for who does. */
  readonly absence: Absence | null;
  /** The same in a sentence. */
  readonly absenceWords: string | null;
  /** One does not know who he is, and may guess; what one has guessed, if anything. */
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
    // Whatever nobody sits at in a running game is played by a bot.
    const isBot = seat !== undefined && seat.by !== 'person';
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

/** Tables write it anew each time they draw, mostly with nothing new in it. */
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

/** Whose portrait is shown: a bot without a character shows its own face. */
export const portraitOf = (character: string | null, persona: string | null): string | null =>
  character === null || character === 'plain' ? (persona ?? character) : character;

export const isBotAt = ({ isBot, absence }: SeatState): boolean => isBot || isPlayedByBot(absence);

// Who sits where on the screen: the viewer at the bottom, the others clockwise from the left. Who only watches sits behind seat 0.

type Seated = Pick<GameView, 'viewer' | 'players'>;

export const bottomOf = ({ viewer }: Seated): Seat => (viewer === 'spectator' ? seat(0) : viewer);

/** Everybody in the order of their places, the one at the bottom first. */
export const seatsByPlace = (view: Seated): Seat[] => {
  const { length } = view.players;
  return seatsOf(length).map((place) => seat((bottomOf(view) + place) % length));
};

export const placeOf = (view: Seated, who: Seat): number => {
  const { length } = view.players;
  return (who - bottomOf(view) + length) % length;
};
