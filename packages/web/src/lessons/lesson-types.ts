// A lesson: something to tell a newcomer at the right moment, with its details.

import type { CardId, Role } from '@posse/card';
import type { Seat } from '@posse/engine';

export type Lesson =
  | { readonly id: 'character'; readonly character: string }
  | TableLesson
  /** Somebody else's turn. */
  | { readonly id: 'waiting'; readonly turn: Seat }
  | { readonly id: 'turn' }
  | CardLesson
  | { readonly id: 'end' }
  | { readonly id: 'discard'; readonly tooMany: number }
  /** You are shot at; `help` are the kinds of card that would save you. */
  | {
      readonly id: 'shot';
      readonly by: Seat | null;
      readonly card: string;
      readonly need: number;
      readonly help: readonly string[];
    }
  | { readonly id: 'barrel' }
  | { readonly id: 'indians'; readonly by: Seat; readonly canAnswer: boolean }
  | { readonly id: 'duel'; readonly against: Seat; readonly canAnswer: boolean }
  | { readonly id: 'store' }
  | { readonly id: 'dying'; readonly canDrink: boolean }
  /** A card was turned up to see who is lucky. */
  | { readonly id: 'draw'; readonly who: Seat; readonly luck: 'hearts' | 'spades'; readonly isLucky: boolean }
  | { readonly id: 'event'; readonly event: string }
  | { readonly id: 'elimination'; readonly who: Seat; readonly role: Role; readonly by: Seat | null }
  | { readonly id: 'out' };

/** The viewer's range. */
export interface TableLesson {
  readonly id: 'table';
  readonly reach: number;
  /** The players within range. */
  readonly inReach: readonly Seat[];
  /** The distance of the nearest of them; null if there is none. */
  readonly near: number | null;
  /** A player out of range, and their distance; null if everybody is in range. */
  readonly beyond: Seat | null;
  readonly far: number | null;
}

/** A kind of card in the hand, and how it can be used now. */
export interface CardLesson {
  readonly id: 'card';
  readonly card: string;
  /** One copy in the hand. */
  readonly copy: CardId;
  readonly isPlayable: boolean;
  /** The legal targets. */
  readonly targets: readonly Seat[];
  /** The target that makes most sense, if the table tells; null otherwise. */
  readonly best: Seat | null;
  /** A weapon in the hand that should be laid down before the shot; null for none. */
  readonly weaponFirst: string | null;
  /** Nobody else can be on the viewer's side. */
  readonly isAlone: boolean;
  readonly missingLife: number;
  readonly role: Role | null;
  readonly sheriff: Seat | null;
}

/** The key of a lesson that is told once: each character and card for itself, everything else as a whole. */
export function keyOf(lesson: Lesson): string {
  switch (lesson.id) {
    case 'character':
      return `character ${lesson.character}`;
    case 'card':
      return `card ${lesson.card}`;
    case 'draw':
      return `draw ${lesson.luck}`;
    default:
      return lesson.id;
  }
}
