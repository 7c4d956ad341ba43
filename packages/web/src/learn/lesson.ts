// Something that a newcomer is told at the right moment, and what he or she must know to be told it.

import type { Role } from '@posse/card';
import type { Seat } from '@posse/engine';

export type Lesson =
  /** Your role and what you want; `sheriff` is null where roles are open and there is none. */
  | { readonly id: 'role'; readonly role: Role; readonly sheriff: Seat | null }
  | { readonly id: 'character'; readonly character: string }
  /** Distances, and whom you reach now. */
  | { readonly id: 'table'; readonly reach: number; readonly inReach: readonly Seat[] }
  /** Somebody else's turn. */
  | { readonly id: 'waiting'; readonly turn: Seat }
  | { readonly id: 'turn' }
  | CardLesson
  /** Ending the turn; so many cards would have to be discarded now. */
  | { readonly id: 'end'; readonly tooMany: number }
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
  readonly isPlayable: boolean;
  /** Whom it can be played on. */
  readonly targets: readonly Seat[];
  readonly missingLife: number;
  readonly role: Role | null;
  readonly sheriff: Seat | null;
}

/** What is told once: each role, each character and each card for itself, everything else as a whole. */
export function keyOf(lesson: Lesson): string {
  switch (lesson.id) {
    case 'role':
      return `role ${lesson.role}`;
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

/** Told even to those who want less help: what one has to answer, and what one would miss. */
const MATTERS: readonly Lesson['id'][] = ['role', 'shot', 'barrel', 'indians', 'duel', 'dying', 'discard', 'out'];

export const matters = ({ id }: Lesson): boolean => MATTERS.includes(id);
