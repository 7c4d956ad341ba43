// Things and players named in a text, marked so that they can be found again after the text was put together.

import type { CardId } from '@posse/card';
import type { Role } from '@posse/engine';

/** Everything that can be looked up: a card, a character, an event, a role, a special role, a face of a die. */
export type Thing =
  /** A kind of card; `card` is the copy that somebody looked at. */
  | { readonly kind: 'card'; readonly key: string; readonly card?: CardId | undefined }
  | { readonly kind: 'character'; readonly game: GameId; readonly id: string }
  | { readonly kind: 'event'; readonly id: string }
  /** Both games deal the same roles; without a game it is that of the card game. */
  | { readonly kind: 'role'; readonly role: Role; readonly game?: GameId | undefined }
  | { readonly kind: 'special'; readonly id: string }
  | { readonly kind: 'face'; readonly face: string };

type GameId = 'card' | 'dice';

export interface Mark {
  readonly text: string;
  /** `Q♥` for one of the copies of a card; empty for all else. */
  readonly value: string;
  /** Null for a player. */
  readonly thing: Thing | null;
}

/** How something named is set in a text. */
export type Dress = (mark: Mark) => string;

/** As anybody would write it: `BANG! Q♥`. */
export const plain: Dress = ({ text, value }) => (value === '' ? text : `${text} ${value}`.trimStart());

const OPEN = '\u0002';
const SHUT = '\u0003';
const EDGE = new RegExp(`[${OPEN}${SHUT}]`);

/** A stretch of a text: words, or something named. */
export interface Piece {
  /** Where in the text it begins. */
  readonly at: number;
  readonly words: string;
  readonly mark: Mark | null;
}

/** What was named passes by the translation: a number stands in for it. */
export class Marks {
  private readonly list: Mark[] = [];

  readonly dress: Dress = (mark) => `${OPEN}${this.list.push(mark) - 1}${SHUT}`;

  /** The text in pieces, with what was named in its place. */
  split(text: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const words of text.split(EDGE)) {
      const mark = text[at - 1] === OPEN ? (this.list[Number(words)] ?? null) : null;
      if (words !== '') pieces.push({ at, words, mark });
      at += words.length + 1;
    }
    return pieces;
  }
}
