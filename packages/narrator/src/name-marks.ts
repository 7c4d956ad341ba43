// Marks for names in a text, so that they are found again after translation.

import type { CardId } from '@posse/card';
import type { Role } from '@posse/engine';

/** Anything with a page in the rules: a card, a character, an event, a role, a special role, a face of a die. */
export type Thing =
  /** A kind of card; `card` is the copy concerned. */
  | { readonly kind: 'card'; readonly key: string; readonly card?: CardId | undefined }
  | { readonly kind: 'character'; readonly game: GameId; readonly id: string }
  | { readonly kind: 'event'; readonly id: string }
  /** Both games have the same roles; the default is the card game. */
  | { readonly kind: 'role'; readonly role: Role; readonly game?: GameId | undefined }
  | { readonly kind: 'special'; readonly id: string }
  | { readonly kind: 'face'; readonly face: string };

type GameId = 'card' | 'dice';

export interface Mark {
  readonly text: string;
  /** `Q♥` for one copy of a card; otherwise empty. */
  readonly value: string;
  /** The named thing; null for a player. */
  readonly thing: Thing | null;
}

/** Formats a named thing or player in a text. */
export type Dress = (mark: Mark) => string;

/** Plain text: `BANG! Q♥`. */
export const plain: Dress = ({ text, value }) => (value === '' ? text : `${text} ${value}`.trimStart());

const OPEN = '\u0002';
const SHUT = '\u0003';
const EDGE = new RegExp(`[${OPEN}${SHUT}]`);

/** A part of a text: words, or a name. */
export interface Piece {
  /** The position of the piece in the text. */
  readonly at: number;
  readonly words: string;
  readonly mark: Mark | null;
}

/** Numbers stand for the names during translation. */
export class Marks {
  private readonly list: Mark[] = [];

  readonly dress: Dress = (mark) => `${OPEN}${this.list.push(mark) - 1}${SHUT}`;

  /** Splits the text into pieces, with the names in place of their numbers. */
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
