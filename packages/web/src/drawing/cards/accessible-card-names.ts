// Accessible names of cards: "BANG!, ace of spades".

import { useLingui } from '@lingui/react/macro';
import type { CardId, Suit } from '@posse/card';
import { useCallback } from 'react';
import { rankOf, suitOf, useCardNames } from '../../words/card-names.ts';

export function useSuitName(): (suit: Suit) => string {
  const { t } = useLingui();
  return useCallback(
    (suit) => {
      switch (suit) {
        case 'hearts':
          return t`hearts`;
        case 'diamonds':
          return t`diamonds`;
        case 'clubs':
          return t`clubs`;
        case 'spades':
          return t`spades`;
      }
    },
    [t],
  );
}

/** Returns a function that names a rank, by the letter or number printed on the card. */
export function useRankName(): (rank: string) => string {
  const { t } = useLingui();
  return useCallback(
    (rank) => {
      switch (rank) {
        case 'A':
          return t`ace`;
        case 'K':
          return t`king`;
        case 'Q':
          return t`queen`;
        case 'J':
          return t`jack`;
        default:
          return rank;
      }
    },
    [t],
  );
}

export function useCardLabel(): (id: CardId) => string {
  const { t } = useLingui();
  const names = useCardNames();
  const suitName = useSuitName();
  const rankName = useRankName();
  return useCallback(
    (id) => {
      const { name } = names.card(id);
      const rank = rankName(rankOf(id));
      const suit = suitName(suitOf(id));
      return t`${name}, ${rank} of ${suit}`;
    },
    [t, names, suitName, rankName],
  );
}
