// A summary above the table of what others did during a skip.

import { memo } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { useGame, usePlay } from './answer/answer-draft.tsx';
import styles from './SkippedSummary.module.css';
import type { Skipped } from './session/answers-since-mine.ts';
import { useTable } from './session/SessionContext.tsx';

export function SkippedSummary() {
  const skipped = useTable((state) => state.skipped);
  const isOver = usePlay().view.winners !== null;
  return (
    // Always present, so that screen readers notice when it is filled.
    <div role="status">{skipped !== null && !isOver && <Line skipped={skipped} />}</div>
  );
}

/** The summary line. Memoised, so that the words are chosen once. */
const Line = memo(function Line({ skipped: { beats, since } }: { readonly skipped: Skipped }) {
  const summary = useGame().useSummary();
  return (
    <p className={styles.line} data-skipped>
      <Icon name="leap" className={styles.sign} />
      {summary(beats, since)}
    </p>
  );
});
