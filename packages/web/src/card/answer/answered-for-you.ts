// Tells the viewer what the table answered for them, and what they lacked.
// A sentence says long enough what the viewer lacked for another answer.

import type { View } from '@posse/card';
import type { Status } from '@posse/narrator';
import { useEffect, useState } from 'react';
import { useIsAutomatic } from '../../game-table/answer/auto-answer-setting.ts';
import type { Beat, GameView } from '../../game-table/session/beat.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { useForYouWords } from '../../story/card-narrator.tsx';
import { isForced } from '../card-distances.ts';
import { wantsSheet } from '../middle/open-card-question.ts';

const READ_IN = 3500;
/** How many of the latest steps are looked at. */
const LATELY = 6;

/** Is the viewer asked, with only one possible answer? */
const isOnly = ({ asked, viewer, options }: GameView): boolean => asked === viewer && options.length === 1;

/** Will the table answer this question for the viewer? */
export function useIsLeftToTable(view: View): boolean {
  const isAutomatic = useIsAutomatic();
  const isPlayed = useTable(({ table }) => table?.phase === 'playing' && !table.paused);
  return isPlayed && isOnly(view) && (isAutomatic || isForced(view));
}

/** Tells what the viewer lacked when the table answered for them; null if it did not, or long ago. */
export function useForYou(view: View): Status | null {
  const words = useForYouWords();
  const isAutomatic = useIsAutomatic();
  const isLeft = useIsLeftToTable(view) && !isForced(view);
  const answered = useTable((state) => state.answered);
  const last = useTable(({ story }) => story.slice(-LATELY).findLast(({ before }) => isOnly(before))) as
    | Beat<View>
    | undefined;
  const [read, setRead] = useState(-1);
  const given =
    isAutomatic && last !== undefined && last.step !== answered && last.step > read && !isForced(last.before)
      ? last
      : null;
  const number = given?.step ?? null;
  useEffect(() => {
    if (number === null) return;
    const timer = setTimeout(() => setRead(number), READ_IN);
    return () => clearTimeout(timer);
  }, [number]);
  if (isLeft) return words(view);
  return given !== null && !wantsSheet(view) ? words(given.before) : null;
}
