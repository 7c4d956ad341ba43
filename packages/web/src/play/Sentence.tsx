// The one sentence that leads, always in the same place, and what happened last.

import { useLayoutEffect, useRef } from 'react';
import { useGame, usePlay } from './answer/answer-draft.tsx';
import styles from './Sentence.module.css';
import { UntilBotAnswers, useAbsentAsked, useAbsentTitle } from './seat/AbsentSentence.tsx';
import { useTable } from './session/SessionContext.tsx';

/** A line that does not fit a phone. */
const LONG = 52;

/** A question or an exclamation needs no full stop. */
const ENDED = /[.!?]$/;

export function Sentence() {
  const { title, sub, tone } = useGame().useSentence();
  const { isCalled } = usePlay();
  const absent = useAbsentAsked();
  const absentTitle = useAbsentTitle();
  if (absent !== null)
    return (
      <div className={styles.sentence} data-absent={absent} role="status">
        <strong className={styles.title}>{absentTitle(absent)}</strong>{' '}
        <span className={styles.sub}>
          <UntilBotAnswers />
        </span>
      </div>
    );
  return (
    <>
      <div
        className={styles.sentence}
        data-tone={tone}
        data-long={sub.length > LONG || undefined}
        role="status"
        aria-live={isCalled ? 'off' : 'polite'}
      >
        <strong className={styles.title}>{title}</strong>
        {/* A space between the two for those who listen. */} <span className={styles.sub}>{sub}</span>
      </div>
      <p className="unseen" role="alert">
        {isCalled ? `${title}${ENDED.test(title) ? '' : '.'} ${sub}` : ''}
      </p>
    </>
  );
}

// What happened last, in a line or two, in the middle of the table.

export function Ticker() {
  const { Lines } = useGame();
  const last = useTable(({ story }) => story.at(-1));
  const ref = useRef<HTMLDivElement>(null);
  // After each drawing: what lies beside it changes too.
  useLayoutEffect(() => {
    const ticker = ref.current;
    if (ticker === null) return;
    const lines = String(linesFor(ticker));
    if (ticker.style.getPropertyValue('--lines') !== lines) ticker.style.setProperty('--lines', lines);
  });
  return (
    <div ref={ref} className={styles.ticker}>
      {last !== undefined && <Lines beat={last} />}
    </div>
  );
}

const LEAST = 2;

/** How many lines fit below what else lies on the felt, one below the other. */
function linesFor(ticker: HTMLElement): number {
  const felt = ticker.parentElement;
  if (felt === null) return LEAST;
  const { rowGap, paddingTop, paddingBottom } = getComputedStyle(felt);
  const others = [...felt.children].filter((one) => one !== ticker);
  const gaps = others.length * (Number.parseFloat(rowGap) || 0);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  const taken = others.reduce((sum, one) => sum + one.getBoundingClientRect().height, gaps + padding);
  return Math.max(
    LEAST,
    Math.floor((felt.clientHeight - taken) / Number.parseFloat(getComputedStyle(ticker).lineHeight)),
  );
}
