// Texts about rewards and penalties for eliminating a player.

import { useLingui } from '@lingui/react/macro';
import { useAgreedCards } from '../game-table/session/own-seat-hooks.ts';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import type { Lesson } from './lesson-types.ts';

/** Returns a function that says who gets a reward; null for nobody. */
export function useRewardWords(): (lesson: Extract<Lesson, { readonly id: 'elimination' }>) => string | null {
  const { t } = useLingui();
  const players = usePlayers();
  const agreed = useAgreedCards();
  return ({ who, role, by }) => {
    // Among three every elimination is rewarded.
    const isHunt = agreed?.seats === 3;
    if ((role !== 'outlaw' && !isHunt) || by === null || by === who) return null;
    const name = players.name(by);
    const [isYou, isFree] = [players.isYou(by), agreed?.options.includes('reward-may-be-left')];
    if (isHunt && isFree)
      return isYou
        ? t`You may draw three cards: with three players, everyone is worth a reward.`
        : t`${name} may draw three cards: with three players, everyone is worth a reward.`;
    if (isHunt)
      return isYou
        ? t`You draw three cards: with three players, everyone is worth a reward.`
        : t`${name} draws three cards: with three players, everyone is worth a reward.`;
    if (isFree)
      return isYou ? t`You may draw three cards for an Outlaw.` : t`${name} may draw three cards for an Outlaw.`;
    return isYou ? t`You draw three cards for an Outlaw.` : t`${name} draws three cards for an Outlaw.`;
  };
}
