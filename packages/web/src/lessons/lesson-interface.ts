// The interface of a game's lessons: what to tell at each moment, once.

import type { ReactNode } from 'react';
import type { FactIn, GameView } from '../game-table/session/beat.ts';

export interface LessonWords {
  readonly title: string;
  /** Sentences, with marks of the table drawn into them. */
  readonly text: ReactNode;
}

export interface Teaching<V extends GameView, L extends { readonly id: string }> {
  /** The possible lessons at this moment, most urgent first. */
  now(view: V): readonly L[];
  /** The lessons about these facts, which a newcomer may not understand. */
  seen(facts: readonly FactIn<V>[]): readonly L[];
  /** The key of a lesson, which is told once. */
  keyOf(lesson: L): string;
  /** Lessons on a sheet that wants an answer: no other is told while it is open. */
  readonly pressing: readonly L['id'][];
  /** Lessons that belong to a moment: once it is over, they count as told. */
  readonly passing: readonly L['id'][];
  /** Lessons that are told even with less help: about what must be answered, and what would be missed. */
  readonly matters: readonly L['id'][];
  /** The keys of the first game's lessons, in this order. No others are told there. */
  readonly staged: readonly string[];
  /** Selectors of the elements that the lesson mentions: the hint points at the first, and covers none of them. */
  aboutOf(lesson: L, view: V): readonly string[];
  useWords(): (lesson: L) => LessonWords;
  /** The lines about what was learnt, by the key of each lesson. */
  useLearnt(): readonly (readonly [key: string, line: string])[];
}

/** The lessons of any game. */
export type AnyTeaching = Teaching<GameView, { readonly id: string }>;
