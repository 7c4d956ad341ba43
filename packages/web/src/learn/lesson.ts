// Something that a newcomer is told at the right moment, and what he or she must know to be told it.

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

/** How far you reach. */
export interface TableLesson {
  readonly id: 'table';
  readonly reach: number;
  /** The players whom you reach now. */
  readonly inReach: readonly Seat[];
  /** The distance of the nearest of them; null if you reach nobody. */
  readonly near: number | null;
  /** A player out of reach, and their distance; null if you reach everybody. */
  readonly beyond: Seat | null;
  readonly far: number | null;
}

/** A kind of card that you hold, and what could be done with it now. */
export interface CardLesson {
  readonly id: 'card';
  readonly card: string;
  /** One of its copies in the hand. */
  readonly copy: CardId;
  readonly isPlayable: boolean;
  /** Whom it can be played on. */
  readonly targets: readonly Seat[];
  /** The target that makes most sense, if the table tells; null otherwise. */
  readonly best: Seat | null;
  /** The kind of a weapon that you should lay before you shoot; null for none. */
  readonly weaponFirst: string | null;
  /** Nobody else can be on your side. */
  readonly isAlone: boolean;
  readonly missingLife: number;
  readonly role: Role | null;
  readonly sheriff: Seat | null;
}

/** What is told once: each character and each card for itself, everything else as a whole. */
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
