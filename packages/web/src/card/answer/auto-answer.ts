// Answers that the table gives for one: those that all can see, and, where one wants that, those that only one's hand leaves. Of these
// it is said what one did not have, for long enough to be read.

import type { View } from '@posse/card';
import type { Status } from '@posse/narrator';
import { useEffect, useState } from 'react';
import { useIsAutomatic } from '../../play/answer/auto-answer.ts';
import type { Beat, GameView } from '../../play/session/beat.ts';
import { useTable } from '../../play/session/SessionContext.tsx';
import { useForYouWords } from '../../telling/card-words.tsx';
import { isForegone } from '../distances.ts';
import { wantsSheet } from '../middle/open-question.ts';

const READ_IN = 3500;
/** As far back as anything can still be of interest. */
const LATELY = 6;

/** Has the viewer, who is asked, nothing to choose? */
const isOnly = ({ asked, viewer, options }: GameView): boolean => asked === viewer && options.length === 1;

/** Will the table answer this for the viewer? */
export function useIsLeftToTable(view: View): boolean {
  const isAutomatic = useIsAutomatic();
  const isPlayed = useTable(({ table }) => table?.phase === 'playing' && !table.paused);
  return isPlayed && isOnly(view) && (isAutomatic || isForegone(view));
}

/** What one did not have when the table answered; null if it did not, or long ago. */
export function useForYou(view: View): Status | null {
  const words = useForYouWords();
  const isAutomatic = useIsAutomatic();
  const isLeft = useIsLeftToTable(view) && !isForegone(view);
  const answered = useTable((state) => state.answered);
  const last = useTable(({ story }) => story.slice(-LATELY).findLast(({ before }) => isOnly(before))) as
    | Beat<View>
    | undefined;
  const [read, setRead] = useState(-1);
  const given =
    isAutomatic && last !== undefined && last.number !== answered && last.number > read && !isForegone(last.before)
      ? last
      : null;
  const number = given?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    const timer = setTimeout(() => setRead(number), READ_IN);
    return () => clearTimeout(timer);
  }, [number]);
  if (isLeft) return words(view);
  return given !== null && !wantsSheet(view) ? words(given.before) : null;
}
