// Everything that a seat shows, worked out of the view, the table and the answer in the making; and the same in words.

import { useLingui } from '@lingui/react/macro';
import type { Haunting, PlayerView } from '@posse/dice';
import { type Seat, seatsOf } from '@posse/engine';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { type Absence, absenceOf, useAbsenceWords } from '../table/absence.ts';
import { useBotWords } from '../words/bot-words.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { useArrowWords } from './Arrows.tsx';
import { useChoosing } from './Choosing.tsx';
import { useHauntedWords } from './Haunted.tsx';
import { distance } from './insight.ts';
import { type RefusalWords, useRefusals } from './refusals.ts';

export interface Sitting {
  readonly who: Seat;
  readonly player: PlayerView;
  readonly name: string;
  readonly isTurn: boolean;
  readonly isAsked: boolean;
  readonly isGhost: boolean;
  /** What the ghost has set for the next turn. */
  readonly haunting: Haunting | null;
  readonly isBot: boolean;
  /** Which bot; null for none that has a face. */
  readonly persona: string | null;
  /** How good a bot it is, and what it is like; null for a person. */
  readonly botWords: string | null;
  /** Why somebody does not play himself; null for who does. */
  readonly absence: Absence | null;
  /** The same in a sentence. */
  readonly absenceWords: string | null;
  /** May be chosen now. */
  readonly isLit: boolean;
  readonly isPicked: boolean;
  /** From the viewer; null if one of them is out, or nobody counts. */
  readonly distance: number | null;
  /** Why not, while others can be chosen. */
  readonly refusal: RefusalWords | null;
}

/** All seats, clockwise from the viewer, or from the first one for who only watches. */
export function useSittings(): readonly Sitting[] {
  const { view, choice, picks } = useChoosing();
  const { t } = useLingui();
  const { you, name, isYou } = usePlayers();
  const seats = useTable(({ table }) => table?.seats);
  const phase = useTable(({ table }) => table?.phase);
  const absenceWords = useAbsenceWords();
  const refusals = useRefusals();
  const botWords = useBotWords();
  const count = view.players.length;
  return seatsOf(count).map((step) => {
    const who = ((step + (you ?? 0)) % count) as Seat;
    const player = view.players[who] as PlayerView;
    const seat = seats?.[who];
    const isBot = seat?.by === 'bot';
    const isLit = choice.seats.includes(who);
    const isPicked = picks.seats.includes(who);
    const isPassedOver = !isLit && !isPicked && !isYou(who) && player.alive;
    return {
      who,
      player,
      name: isYou(who) ? t`You` : name(who),
      isTurn: view.turn === who && view.winners === null,
      isAsked: view.asked === who,
      isGhost: view.ghost === who,
      haunting: view.haunting?.who === who ? view.haunting : null,
      isBot,
      persona: seat?.persona ?? null,
      botWords: isBot ? botWords(seat) : null,
      absence: absenceOf(seat, phase),
      absenceWords: absenceWords(who, view.asked === who),
      isLit,
      isPicked,
      distance: you === null || isYou(who) ? null : distance(view, you, who),
      refusal: isPassedOver ? refusals.ofSeat(who) : null,
    };
  });
}

/** "Rattler, Slab the Killer, 3 of 8 life, 2 arrows, distance 1, can be chosen" */
export function useSittingLabel(): (sitting: Sitting) => string {
  const { t } = useLingui();
  const names = useDiceNames();
  const arrowWords = useArrowWords();
  const hauntedWords = useHauntedWords();
  return (sitting) => {
    const { name, player, botWords, absenceWords, isTurn, isAsked, isGhost, haunting, isLit, refusal } = sitting;
    const places = sitting.distance;
    const { life, maxLife, role, special } = player;
    const parts = [
      name,
      names.character(player.character).name,
      role !== null && names.role(role).name,
      special !== null && names.special(special).name,
      player.alive ? t`${life} of ${maxLife} life` : isGhost ? t`a ghost` : t`out of the game`,
      arrowWords(player.arrows, player.chief),
      haunting !== null && hauntedWords(haunting),
      places !== null && t`distance ${places}`,
      isTurn && t`on turn`,
      isAsked && t`is asked`,
      absenceWords,
      botWords,
      isLit && t`can be chosen`,
      refusal?.long,
    ];
    return parts.filter(Boolean).join(', ');
  };
}
