// A player in words, for those who listen: "Rattler, Slab the Killer, 3 of 4 life, 4 cards, distance 1, in reach".

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PLAIN } from '@posse/card';
import { useCardLabel } from '../draw/index.ts';
import { useCardNames } from '../words/card-names.ts';
import type { SeatState } from './use-seat.ts';

export function useSeatWords(): (seat: SeatState) => string {
  const { t } = useLingui();
  const names = useCardNames();
  const cardLabel = useCardLabel();
  return ({ player, name, isTurn, isAsked, isLit, refusal, distance, isInReach, botWords, absenceWords, isJailed }) => {
    const { life, maxLife, hand, inPlay, character, role } = player;
    const count = hand.length;
    const cards = inPlay.map(cardLabel).join('; ');
    const said: (string | false | null | undefined)[] = [
      name,
      character !== PLAIN && names.character(character).name,
      role !== null && names.role(role).name,
      !player.alive && t`out of the game`,
      player.alive && t`${life} of ${maxLife} life`,
      player.alive && t`${plural(count, { one: '# card', other: '# cards' })}`,
      distance !== null && t`distance ${distance}`,
      distance !== null && (isInReach ? t`in reach` : t`out of reach`),
      isTurn && t`on turn`,
      isAsked && t`is asked`,
      player.undead && t`a ghost`,
      isJailed && t`in jail`,
      absenceWords,
      botWords,
      cards !== '' && t`in play: ${cards}`,
      isLit && t`may be chosen`,
      refusal?.long,
    ];
    return said.filter(Boolean).join(', ');
  };
}
