// A lesson: something to tell a newcomer at the right moment, with its details.

import type { CardId, Role } from '@posse/card';
import type { Seat } from '@posse/engine';

export type Lesson =
  | { readonly id: 'character'; readonly character: string }
  | TableLesson
  /** The lesson during somebody else's turn. */
  | { readonly id: 'waiting'; readonly turn: Seat }
  | { readonly id: 'turn' }
  | CardLesson
  | { readonly id: 'end' }
  | { readonly id: 'discard'; readonly tooMany: number }
  /** The lesson when you are shot at; `help` lists the kinds of card that would save you. */
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
  /** The lesson when a card was turned up for a draw!. */
  | { readonly id: 'draw'; readonly who: Seat; readonly luck: 'hearts' | 'spades'; readonly isLucky: boolean }
  | { readonly id: 'event'; readonly event: string }
  | { readonly id: 'elimination'; readonly who: Seat; readonly role: Role; readonly by: Seat | null }
  | { readonly id: 'out' };

/** The viewer's range. */
export interface TableLesson {
  readonly id: 'table';
  readonly reach: number;
  /** The players within the viewer's range. */
  readonly inReach: readonly Seat[];
  /** The distance of the nearest player in range; null if there is none. */
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
  /** True if nobody can be on the viewer's side. */
  readonly isAlone: boolean;
  readonly missingLife: number;
  readonly role: Role | null;
  readonly sheriff: Seat | null;
}

/** The key of a lesson, which is told once: each character and card has its own, all others one per kind of lesson. */
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
