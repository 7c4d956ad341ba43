// Something that a newcomer is told at the right moment, and what he or she must know to be told it.

import type { CardId, Role } from '@posse/card';
import type { Seat } from '@posse/engine';

export type Lesson =
  | { readonly id: 'character'; readonly character: string }
  /** How far you reach, whom you reach now, and the nearest who is out of it; null if nobody is. */
  | { readonly id: 'table'; readonly reach: number; readonly inReach: readonly Seat[]; readonly beyond: Seat | null }
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

/** A kind of card that you hold, and what could be done with it now. */
export interface CardLesson {
  readonly id: 'card';
  readonly card: string;
  /** One of its copies in the hand. */
  readonly copy: CardId;
  readonly isPlayable: boolean;
  /** Whom it can be played on. */
  readonly targets: readonly Seat[];
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
