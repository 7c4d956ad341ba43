// The lesson of the moment: the first that was not told yet.

import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useCardView, useTable } from '../session/SessionContext.tsx';
import { keyOf, type Lesson, matters } from './lesson.ts';
import { lessonsFor, lessonsOf } from './lessons.ts';
import { beginGuided, remember, useMemory } from './memory.ts';

export function useLesson(): Lesson | null {
  const isOn = useSettings(({ hints }) => hints);
  const view = useCardView();
  const beat = useTable((state) => state.beat);
  const table = useTable((state) => state.table?.code ?? null);
  const told = useMemory((memory) => memory.told);
  const isBrief = useMemory((memory) => memory.isBrief);
  const [witnessed, setWitnessed] = useState<readonly Lesson[]>([]);

  const isGuided = view.setup.options.includes('beginner-deck');
  useEffect(() => {
    if (isOn && isGuided && table !== null) beginGuided(table);
  }, [isOn, isGuided, table]);

  useEffect(() => {
    if (isOn && beat !== null) setWitnessed((before) => [...before, ...lessonsOf(beat.facts)]);
  }, [isOn, beat]);

  const isNews = (lesson: Lesson): boolean => !told.includes(keyOf(lesson)) && (!isBrief || matters(lesson));
  const now = isOn ? lessonsFor(view) : [];
  const isPressing = now.some(({ id }) => PRESSING.includes(id));
  const lesson = isPressing
    ? beat === null
      ? now.find(isNews)
      : undefined
    : [...(isOn ? witnessed : []), ...now].find(isNews);

  useToldWhenPassed(lesson ?? null, isPressing);
  return lesson ?? null;
}

/** They stand on a sheet that wants an answer: nothing else is told meanwhile. */
const PRESSING: readonly Lesson['id'][] = ['shot', 'barrel', 'indians', 'duel', 'store', 'dying', 'discard'];

/** These belong to a moment: once it is over they count as told. */
const PASSING: readonly Lesson['id'][] = [...PRESSING, 'turn', 'card', 'end'];

function useToldWhenPassed(lesson: Lesson | null, isPressing: boolean): void {
  const last = useRef<Lesson | null>(null);
  useEffect(() => {
    const before = last.current;
    if (before !== null && lesson !== null && keyOf(before) === keyOf(lesson)) return;
    const isInterrupted = isPressing && before !== null && !PRESSING.includes(before.id);
    if (before !== null && PASSING.includes(before.id) && !isInterrupted) remember(keyOf(before));
    last.current = lesson;
  }, [lesson, isPressing]);
}
