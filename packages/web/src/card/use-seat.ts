// Everything about one player that the table shows, whatever it looks like.

import type { PlayerView } from '@posse/card';
import type { Seat } from '@posse/engine';
import { deedsOf, kindOf } from '../catalogue.ts';
import type { ArchState } from '../draw/index.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { type Absence, absenceOf, isPlayedByBot, useAbsenceWords } from '../table/absence.ts';
import { useBotWords } from '../words/bot-words.ts';
import { distanceBetween, isInReach } from './insight.ts';
import { usePlay } from './Play.tsx';
import { bottomOf } from './places.ts';
import { isCalledOn } from './question.ts';
import { type RefusalWords, useRefusals } from './refusals.ts';

export interface SeatState {
  readonly who: Seat;
  readonly player: PlayerView;
  readonly name: string;
  readonly isTurn: boolean;
  /** Has to answer something, other than playing on in one's own turn. */
  readonly isAsked: boolean;
  /** May be picked now. */
  readonly isLit: boolean;
  /** Why not, while somebody is to be picked. */
  readonly refusal: RefusalWords | null;
  /** A player is wanted, and this is none of those that will do. */
  readonly isOut: boolean;
  /** From whoever sits at the bottom. */
  readonly distance: number | null;
  readonly isInReach: boolean;
  readonly isBot: boolean;
  /** Which bot; null for none that has a face. */
  readonly persona: string | null;
  /** How good a bot it is, and what it is like; null for a person. */
  readonly botWords: string | null;
  /** Why somebody does not play himself; null for who does. */
  readonly absence: Absence | null;
  /** The same in a sentence. */
  readonly absenceWords: string | null;
  readonly isJailed: boolean;
}

const NOBODY: PlayerView = {
  role: null,
  roleShown: false,
  character: 'plain',
  abilities: [],
  alive: false,
  undead: false,
  life: 0,
  maxLife: 0,
  hand: [],
  inPlay: [],
  offered: [],
  spare: null,
  hasSpare: false,
};

export function useSeat(who: Seat): SeatState {
  const { view, step, source } = usePlay();
  const { name } = usePlayers();
  const info = useTable(({ table }) => table?.seats[who]);
  const phase = useTable(({ table }) => table?.phase);
  const absenceWords = useAbsenceWords();
  const { ofSeat } = useRefusals();
  const botWords = useBotWords();
  const player = view.players[who] ?? NOBODY;
  const you = bottomOf(view);
  const isBot = info !== undefined && info.by !== 'person';
  const isWanted = step.step === 'at';
  const isLit = isWanted && step.seats.includes(who);
  const isOut = isWanted && !isLit && who !== you;
  return {
    who,
    player,
    name: name(who),
    isTurn: view.turn === who && !view.idle && view.begun && view.winners === null,
    isAsked: view.asked === who && isCalledOn(view),
    isLit,
    isOut,
    refusal: isOut && player.alive ? ofSeat(view, source, who) : null,
    distance: distanceBetween(view, you, who),
    isInReach: isInReach(view, you, who),
    isBot,
    persona: info?.persona ?? null,
    botWords: isBot ? botWords(info) : null,
    absence: absenceOf(info, phase),
    absenceWords: absenceWords(who, view.asked === who),
    isJailed: player.inPlay.some((card) => deedsOf(kindOf(card).key).some(({ verb }) => verb === 'hold')),
  };
}

export function archStateOf({ player, isTurn, isLit, isOut, isJailed, isBot, absence }: SeatState): ArchState {
  return {
    turn: isTurn,
    lit: isLit,
    dimmed: isOut,
    jailed: isJailed,
    bot: isBot || isPlayedByBot(absence),
    away: absence !== null,
    fallen: !player.alive,
    ghost: player.alive && player.undead,
  };
}
