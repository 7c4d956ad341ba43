// A card face down, as a view shows it.

import type { CardId, State } from './state.ts';

/** Only the number on its back is known, and that changes with every shuffle. */
export interface HiddenCard {
  readonly back: number;
}

export const isHidden = (card: CardId | HiddenCard): card is HiddenCard => typeof card === 'object';

/** One for each back, made once: they stand in every view. */
const FACE_DOWN: HiddenCard[] = [];

export function faceDown(t: State, card: CardId): HiddenCard {
  const back = t.backs[card] as number;
  while (FACE_DOWN.length <= back) FACE_DOWN.push({ back: FACE_DOWN.length });
  return FACE_DOWN[back] as HiddenCard;
}
