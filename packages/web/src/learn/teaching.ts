// What a game can teach: something to tell at each moment, told once, beside the thing that it is about.

import type { ReactNode } from 'react';
import type { FactIn, GameView } from '../play/session/beat.ts';

export interface LessonWords {
  readonly title: string;
  /** Sentences, with marks of the table drawn into them. */
  readonly text: ReactNode;
}

export interface Teaching<V extends GameView, L extends { readonly id: string }> {
  /** What could be told at this moment, most pressing first. */
  now(view: V): readonly L[];
  /** What might not be understood of what just happened. */
  seen(facts: readonly FactIn<V>[]): readonly L[];
  /** What is told once. */
  keyOf(lesson: L): string;
  /** They stand on a sheet that wants an answer: nothing else is told meanwhile. */
  readonly pressing: readonly L['id'][];
  /** These belong to a moment: once it is over they count as told. */
  readonly passing: readonly L['id'][];
  /** Told even to those who want less help: what one has to answer, and what one would miss. */
  readonly matters: readonly L['id'][];
  /** The keys of what is told in the first game, in this order; nothing else is. */
  readonly staged: readonly string[];
  /** The things that it mentions, as selectors: it points at the first, and covers none of them. */
  aboutOf(lesson: L, view: V): readonly string[];
  useWords(): (lesson: L) => LessonWords;
  /** What was learnt, for each of these keys that was told: one line each. */
  useLearnt(): readonly (readonly [key: string, line: string])[];
}

/** Whichever game it is. */
export type AnyTeaching = Teaching<GameView, { readonly id: string }>;
