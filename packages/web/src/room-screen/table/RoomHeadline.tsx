// The headline of a screen for the room: the latest deed, or the open question.

import { useLayoutEffect, useRef } from 'react';
import { useGame } from '../../game-table/answer/answer-draft.tsx';
import { headlineOf } from '../../game-table/headline-choice.ts';
import { UntilBotAnswers, useAbsentAsked, useAbsentTitle } from '../../game-table/seat/AbsenceHeadline.tsx';
import styles from './RoomHeadline.module.css';

export function RoomHeadline() {
  const { title, sub, tone } = headlineOf(useGame().useHeadlines());
  const absent = useAbsentAsked();
  const absentTitle = useAbsentTitle();
  const ref = useRef<HTMLDivElement>(null);
  // After each render, because the words change.
  useLayoutEffect(() => {
    if (ref.current !== null) fit(ref.current);
  });
  return (
    <div ref={ref} className={styles.headline} data-tone={tone} role="status">
      <strong className={styles.title} data-headline>
        {absent === null ? title : absentTitle(absent)}
      </strong>{' '}
      <span className={styles.sub} data-headline>
        {absent === null ? sub : <UntilBotAnswers />}
      </span>
    </div>
  );
}

/** Shares of the wanted size. Nobody has to read smaller words than the last one from the sofa. */
const SIZES = [1, 0.94, 0.88, 0.82];

/** Shrinks the words until they fit. The second line goes before they get too small. */
function fit(headline: HTMLElement): void {
  delete headline.dataset.brief;
  if (fits(headline)) return;
  headline.dataset.brief = '';
  fits(headline);
}

const fits = (headline: HTMLElement): boolean =>
  SIZES.some((size) => {
    headline.style.setProperty('--fit', String(size));
    return headline.scrollHeight <= headline.clientHeight + 1;
  });
