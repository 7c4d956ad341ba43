// A choice of the editor, and the spots where there are any.

import type { BadPack, Piece } from '@posse/card/packs';
import type { Icon } from '../../art/index.ts';
import type { Hook } from './default-sentences.ts';
import type { Entry, Path } from './thing-place.ts';

/** The ways in which a card is used, from which border and glyph follow. */
export const SHAPES = ['played', 'answer', 'gear', 'weapon', 'later', 'later-answer'] as const;
export type Shape = (typeof SHAPES)[number];

/** A place that can be changed. A row is a sentence, or a hook of a power. */
export type Spot =
  | { readonly at: 'shape' | 'aim' | 'extras' | 'copies' | 'bullets' | 'hooks' }
  | { readonly at: 'add'; readonly block: Path }
  | { readonly at: 'verb' | 'more'; readonly row: Path }
  | { readonly at: 'field'; readonly row: Path; readonly name: string }
  | { readonly at: 'hook-value'; readonly hook: Hook; readonly place: number }
  | { readonly at: 'hook-more' | 'moment'; readonly hook: Hook };

/** The words of the page that a choice needs besides sentences about effects. */
export type ChoiceWord =
  | { readonly word: 'shape'; readonly shape: Shape }
  | { readonly word: 'at nobody' | 'other values' | 'remove' | 'up' | 'down' | 'last event' }
  | { readonly word: 'copies' | 'bullets'; readonly count: number };

/** `changed` is the field that this choice is about. */
export type Label =
  | { readonly pieces: readonly Piece[]; readonly changed: string | null }
  | { readonly text: string }
  | ChoiceWord;

export interface Choice {
  /** Names it among the choices of its spot. */
  readonly id: string;
  /** The thing once it is chosen. */
  readonly entry: Entry;
  readonly label: Label;
  readonly sign: Icon;
  readonly isChosen: boolean;
  /** Why it can't be chosen. */
  readonly refusal: BadPack | null;
  readonly isRemoval: boolean;
}
