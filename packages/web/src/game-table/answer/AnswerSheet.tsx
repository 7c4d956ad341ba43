// The answer sheet: the clock, and exactly the possible answers.

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { TableLayout } from '../layout/table-layout.ts';
import { AnswerClock } from '../seat/AnswerClock.tsx';
import styles from './AnswerSheet.module.css';
import { useGame } from './answer-draft.tsx';

export function AnswerSheet({ table }: { readonly table: TableLayout }) {
  const { t } = useLingui();
  const { Answers, look } = useGame();
  const ref = useRef<HTMLElement>(null);
  const isApart = !look.isSheetInDock;
  // Keyboard users find the answers under their fingers.
  useEffect(() => {
    if (isApart && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isApart]);
  return (
    <section
      ref={ref}
      className={styles.sheet}
      aria-label={isApart ? t`Your answer` : undefined}
      tabIndex={isApart ? -1 : undefined}
    >
      <span className={styles.clock}>
        <AnswerClock as="ring" />
      </span>
      <Answers table={table} />
    </section>
  );
}
