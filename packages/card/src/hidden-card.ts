// A face-down card, as a view shows it.

import { sure } from '@posse/engine';
import type { CardId, State } from './state.ts';

/** A hidden card: only the number on its back is known, and every shuffle changes that. */
export interface HiddenCard {
  readonly back: number;
}

export const isHidden = (card: CardId | HiddenCard): card is HiddenCard => typeof card === 'object';

/** The number on a card's back. */
export const backOf = (t: State, card: CardId): number => sure(t.backs[card], 'such card');

/** A cache of one object for each back, because every view contains them. */
const FACE_DOWN: HiddenCard[] = [];

export function faceDown(t: State, card: CardId): HiddenCard {
  const back = backOf(t, card);
  FACE_DOWN[back] ??= { back };
  return FACE_DOWN[back];
}
