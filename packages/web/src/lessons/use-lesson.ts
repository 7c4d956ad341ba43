// The current lesson, for which bots wait until it is read.

import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/user-settings.ts';
import type { GameView } from '../game-table/session/beat.ts';
import { useIsCaughtUp, useTable } from '../game-table/session/SessionContext.tsx';
import type { AnyTeaching } from './lesson-interface.ts';
import { isLesson } from './lesson-table.ts';
import { useRoleCard } from './role-card-state.ts';
import { rememberLesson, startGuided, useShownLessons } from './shown-lessons.ts';

type Lesson = { readonly id: string };

/**
 * The current lesson; null if there is nothing to tell. `folded` is the key of a lesson that the user has put aside:
 * bots do not wait for it.
 */
export function useLesson(teaching: AnyTeaching, view: GameView, folded: string | null): Lesson | null {
  const isOn = useSettings(({ hints }) => hints);
  const beat = useTable((state) => state.beat);
  const table = useTable((state) => state.table?.code ?? null);
  const isStaged = useTable((state) => isLesson(state.table));
  const told = useShownLessons((lessons) => lessons.told);
  const isBrief = useShownLessons((lessons) => lessons.isBrief);
  const isDealing = useIsDealing();
  const [witnessed, setWitnessed] = useState<readonly Lesson[]>([]);

  useEffect(() => {
    if (isOn && isStaged && table !== null) startGuided(table);
  }, [isOn, isStaged, table]);

  useEffect(() => {
    if (isOn && beat !== null) setWitnessed((before) => [...before, ...teaching.seen(beat.facts as never)]);
  }, [isOn, beat, teaching]);

  const placeOf = (lesson: Lesson): number => teaching.staged.indexOf(teaching.keyOf(lesson));
  const inOrder = (lessons: readonly Lesson[]): readonly Lesson[] =>
    isStaged
      ? lessons.filter((lesson) => placeOf(lesson) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other))
      : lessons;
  const isNews = (lesson: Lesson): boolean =>
    !told.includes(teaching.keyOf(lesson)) && (!isBrief || teaching.matters.includes(lesson.id));
  const now = isOn && !isDealing ? inOrder(teaching.now(view)) : [];
  const isPressing = now.some(({ id }) => teaching.pressing.includes(id));
  const lesson =
    (isPressing
      ? beat === null
        ? now.find(isNews)
        : undefined
      : [...(isOn && !isDealing ? inOrder(witnessed) : []), ...now].find(isNews)) ?? null;

  useToldWhenPassed(teaching, lesson, isPressing);
  useHold(isOn && lesson !== null && teaching.keyOf(lesson) !== folded);
  return lesson;
}

/** Has the user yet to see the role card? */
function useIsDealing(): boolean {
  const card = useRoleCard(useTable(({ shown }) => shown?.id ?? null));
  const isLooking = useTable(({ table, seat }) => seat !== null && table?.seats[seat]?.looking === true);
  return isLooking || card !== 'away';
}

function useToldWhenPassed(teaching: AnyTeaching, lesson: Lesson | null, isPressing: boolean): void {
  const last = useRef<Lesson | null>(null);
  useEffect(() => {
    const { keyOf, pressing, passing } = teaching;
    const before = last.current;
    if (before !== null && lesson !== null && keyOf(before) === keyOf(lesson)) return;
    const isInterrupted = isPressing && before !== null && !pressing.includes(before.id);
    if (before !== null && passing.includes(before.id) && !isInterrupted) rememberLesson(keyOf(before));
    last.current = lesson;
  }, [teaching, lesson, isPressing]);
}

/**
 * Holds the bots in a first game while a lesson is shown and until the table is at rest, so that each deed is seen by
 * itself. Not during a leap, which shows nothing until it lands: table and page would wait for each other.
 */
function useHold(isReading: boolean): void {
  const isSolo = useTable(({ where }) => where === 'solo');
  const isStaged = useTable(({ table }) => isLesson(table));
  const isBusy = useTable(({ beat }) => beat !== null);
  const isLeaping = useTable(({ going }) => going === 'leaping');
  const isCaughtUp = useIsCaughtUp();
  const isHeld = isSolo && isStaged && !isLeaping && (isReading || isBusy || !isCaughtUp);
  useEffect(() => {
    if (isSolo) void import('../solo/solo-games.ts').then(({ holdBots }) => holdBots(isHeld));
  }, [isSolo, isHeld]);
  useEffect(() => {
    if (!isSolo) return;
    return () => void import('../solo/solo-games.ts').then(({ holdBots }) => holdBots(false));
  }, [isSolo]);
}
