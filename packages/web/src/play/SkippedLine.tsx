// A summary above the table of what others did during a skip.

import { memo } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { useGame, usePlay } from './answer/answer-draft.tsx';
import styles from './SkippedLine.module.css';
import { useTable } from './session/SessionContext.tsx';
import type { Skipped } from './session/since-answer.ts';

export function SkippedLine() {
  const skipped = useTable((state) => state.skipped);
  const isOver = usePlay().view.winners !== null;
  return (
    // Always present, so that screen readers notice when it is filled.
    <div role="status">{skipped !== null && !isOver && <Line skipped={skipped} />}</div>
  );
}

/** Memoised, so that the words are chosen once. */
const Line = memo(function Line({ skipped: { beats, since } }: { readonly skipped: Skipped }) {
  const summary = useGame().useSummary();
  return (
    <p className={styles.line} data-skipped>
      <Icon name="leap" className={styles.sign} />
      {summary(beats, since)}
    </p>
  );
});
