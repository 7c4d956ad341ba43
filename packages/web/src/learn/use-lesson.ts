// The lesson of the moment: the first that was not told yet.

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { settings, useSettings } from '../app/settings.ts';
import { useCardView, useTable } from '../play/session/SessionContext.tsx';
import { keyOf, type Lesson, matters } from './lesson.ts';
import { lessonsFor, lessonsOf } from './lessons.ts';

export function useLesson(): Lesson | null {
  const isOn = useSettings(({ hints }) => hints);
  const view = useCardView();
  const beat = useTable((state) => state.beat);
  const table = useTable((state) => state.table?.code ?? null);
  const told = useToldLessons((lessons) => lessons.told);
  const isBrief = useToldLessons((lessons) => lessons.isBrief);
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

/** What one has been told already, kept in the browser; a guided game tells everything anew. */
interface ToldLessons {
  /** The keys of the lessons that were told. */
  readonly told: readonly string[];
  /** Only what matters is told. */
  readonly isBrief: boolean;
  /** The table of the guided game in which all this was told. */
  readonly guided: string | null;
}

const FRESH: ToldLessons = { told: [], isBrief: false, guided: null };

const toldLessons = createStore<ToldLessons>()(
  persist(() => FRESH, { name: 'posse-lessons', version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Whoever asks for hints again wants them all. */
settings.subscribe((now, before) => {
  if (now.hints && !before.hints) toldLessons.setState(FRESH);
});

export const useToldLessons = <T>(select: (toldLessons: ToldLessons) => T): T => useStore(toldLessons, select);

export function remember(key: string): void {
  const { told } = toldLessons.getState();
  if (!told.includes(key)) toldLessons.setState({ told: [...told, key] });
}

export function tellLess(): void {
  toldLessons.setState({ isBrief: true });
}

/** A guided game at another table than the last tells everything anew. */
function beginGuided(table: string): void {
  if (toldLessons.getState().guided !== table) toldLessons.setState({ ...FRESH, guided: table });
}
