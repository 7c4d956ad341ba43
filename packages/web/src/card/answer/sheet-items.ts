// The contents of an answer sheet of the card game.

import { type Answer, type CardId, isHidden, type Suit, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../../entry-lookup.ts';
import { sortedHand } from '../hand/card-order.ts';
import { type Source, sourcesOf } from './card-answer-picks.ts';

export type Face =
  | { readonly face: 'card'; readonly card: CardId }
  /** A random card of somebody's hand. */
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
  // A reward comes from the draw pile, so the number of its cards matters.
  if (view.stack.at(-1)?.op === 'reward') return pick === 'yes' ? { face: 'pile', pile: 'deck' } : { face: 'words' };
  return pick === null ? { face: 'words' } : pickedFace(pick, you?.character ?? pick, you?.spare ?? null);
}

/** The face of a picked character, suit or pile. Everything else is shown as words. */
function pickedFace(pick: string, own: string, spare: string | null): Face {
  const suits = SUITS[pick];
  if (suits !== undefined) return { face: 'suits', suits };
  if (pick === 'draw pile') return { face: 'pile', pile: 'deck' };
  if (pick === 'discard pile') return { face: 'pile', pile: 'discard' };
  if (pick === 'yes' && spare !== null) return { face: 'character', id: spare };
  if (pick === 'no' && spare !== null) return { face: 'character', id: own };
  return Object.hasOwn(catalogue().characters, pick) ? { face: 'character', id: pick } : { face: 'words' };
}

// The contents of an answer sheet: exactly the legal answers. Those that need several picks share one item.

export interface SheetItems {
  /** Answers with a face: cards, players, piles. */
  readonly answers: readonly Answer[];
  /** Items that need more picks, such as an ability with a price. */
  readonly begins: readonly Source[];
  /** The answer that does nothing. */
  readonly pass: Answer | null;
  /** The viewer's cards that lie on the sheet as answers. */
  readonly laid: readonly CardId[];
}

export function sheetItems(view: View, options: readonly Answer[]): SheetItems {
  const sources = sourcesOf(options);
  const isSimple = ({ kind, options: ways }: Source): boolean => kind === 'choose' || ways.length === 1;
  const simple = sources.filter(isSimple).flatMap((source) => source.options);
  const answers = simple.filter(({ kind }) => kind !== 'pass');
  return {
    answers,
    begins: sources.filter((source) => !isSimple(source)),
    pass: simple.find(({ kind }) => kind === 'pass') ?? null,
    laid: answers.flatMap((answer) => {
      const face = faceOf(view, answer);
      return face.face === 'card' ? [face.card] : [];
    }),
  };
}

// The viewer's other cards, which stay visible.

export interface Kept {
  readonly hand: readonly CardId[];
  readonly inPlay: readonly CardId[];
  /** True if only a part of the hand lies on the sheet. */
  readonly isPart: boolean;
}

/** The viewer's cards that are not on the sheet; null before the deal, and for spectators. */
export function keptBeside(view: View, laid: readonly CardId[]): Kept | null {
  const player = view.viewer === 'spectator' || !view.begun ? undefined : view.players[view.viewer];
  if (player === undefined) return null;
  const all = sortedHand(player.hand.filter((card): card is CardId => !isHidden(card)));
  const hand = all.filter((card) => !laid.includes(card));
  return {
    hand,
    inPlay: player.inPlay.filter((card) => !laid.includes(card)),
    isPart: hand.length < all.length,
  };
}
