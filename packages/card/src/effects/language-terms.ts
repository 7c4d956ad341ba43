// The terms of the language of effects: players, amounts, conditions, filters and aims.
// All of them are plain JSON.

import type { CardKind } from '../catalogue/entry-types.ts';
import type { Suit } from '../state.ts';

/**
 * A player. `target` is aimed at, `by` caused the wound or fired the shot, `each` is the one whose turn it is in
 * `each` and `choose a player`. A sentence about nobody, or about an eliminated player, is skipped.
 */
export const WHO = ['me', 'target', 'by', 'each', 'left', 'right'] as const;
export type Who = (typeof WHO)[number];

/** Several players, clockwise: `others` begins on my left and leaves out those who are immune to the card. */
export const GROUPS = ['others', 'all', 'neighbours', 'in reach'] as const;
export type Group = (typeof GROUPS)[number];

/** `points` are those of the wound, `usual` the number without this hook. All others are about me. */
export const MEASURES = ['points', 'usual', 'wounds', 'life', 'hand', 'in play', 'living', 'others'] as const;
export type Measure = (typeof MEASURES)[number];

export type Amount = number | Measure | Sum;
export interface Sum {
  readonly sum: readonly (number | Measure)[];
  readonly least?: number;
  readonly most?: number;
}

export const STATES = [
  'hurt',
  'on the last life point',
  'without hand cards',
  'the Sheriff',
  'on turn',
  'lowest on life',
] as const;
export type PlayerState = (typeof STATES)[number];

/** A condition. It asks only for what everybody sees, so that a question never reveals what is hidden. */
export type Condition =
  | { readonly is: PlayerState; readonly who?: Who }
  | { readonly count: Counted; readonly who?: Who; readonly atLeast?: number; readonly atMost?: number }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export const COUNTED = ['hand', 'life', 'wounds', 'in play'] as const;
export type Counted = (typeof COUNTED)[number];

/** Cards that fit. A field that is left out fits every card. */
export interface Filter {
  readonly kind?: string;
  readonly border?: CardKind['border'];
  readonly suits?: readonly Suit[];
  /** Does the card count as a BANG!, a Missed! or a Beer? */
  readonly bang?: boolean;
  readonly missed?: boolean;
  readonly beer?: boolean;
  readonly weapon?: boolean;
}

export const AIMS = ['another player', 'next door', 'in reach', 'anybody', 'a card', 'a card next door'] as const;
export type AimName = (typeof AIMS)[number];
export interface FarAim {
  readonly at: 'another player' | 'anybody' | 'a card';
  readonly within: number | 'reach';
}
