// What an answer looks like on a sheet: the card, person or pile that it is about.

import type { Answer, CardId, Suit, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../catalogue.ts';

export type Face =
  | { readonly face: 'card'; readonly card: CardId }
  /** A card at random from somebody's hand. */
  | { readonly face: 'hand'; readonly of: Seat }
  | { readonly face: 'seat'; readonly seat: Seat }
  | { readonly face: 'character'; readonly id: string }
  | { readonly face: 'suits'; readonly suits: readonly Suit[] }
  | { readonly face: 'pile'; readonly pile: 'deck' | 'discard' }
  | { readonly face: 'words' };

const SUITS: Readonly<Record<string, readonly Suit[]>> = {
  hearts: ['hearts'],
  diamonds: ['diamonds'],
  clubs: ['clubs'],
  spades: ['spades'],
  red: ['hearts', 'diamonds'],
  black: ['clubs', 'spades'],
};

export function faceOf(view: View, { seat, kind, card, at, prey, pick, cost }: Answer): Face {
  if (prey === 'hand' && at !== null) return { face: 'hand', of: at };
  const about = typeof prey === 'number' ? prey : (card ?? (cost.length === 1 ? cost[0] : undefined));
  if (about !== undefined) return { face: 'card', card: about };
  if (at !== null) return { face: 'seat', seat: at };
  const you = view.players[seat];
  if (kind === 'barrel' && you !== undefined) return { face: 'character', id: you.character };
  // A reward comes from the draw pile: how much is left of it matters.
  if (view.stack.at(-1)?.op === 'reward') return pick === 'yes' ? { face: 'pile', pile: 'deck' } : { face: 'words' };
  return pick === null ? { face: 'words' } : pickedFace(pick, you?.character ?? pick, you?.spare ?? null);
}

/** Somebody new or oneself, suits, piles; whatever else is asked has words. */
function pickedFace(pick: string, own: string, spare: string | null): Face {
  const suits = SUITS[pick];
  if (suits !== undefined) return { face: 'suits', suits };
  if (pick === 'draw pile') return { face: 'pile', pile: 'deck' };
  if (pick === 'discard pile') return { face: 'pile', pile: 'discard' };
  if (pick === 'yes' && spare !== null) return { face: 'character', id: spare };
  if (pick === 'no' && spare !== null) return { face: 'character', id: own };
  return Object.hasOwn(catalogue().characters, pick) ? { face: 'character', id: pick } : { face: 'words' };
}
