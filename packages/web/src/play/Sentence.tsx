// The one sentence that leads, always in the same place, and what happened last.

import { useGame, usePlay } from './play.tsx';
import styles from './Sentence.module.css';
import { useTable } from './session/SessionContext.tsx';

/** A line that does not fit a phone. */
const LONG = 52;

/** A question or an exclamation needs no full stop. */
const ENDED = /[.!?]$/;

export function Sentence() {
  const { title, sub, tone } = useGame().useSentence();
  const { isCalled } = usePlay();
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
  return <div className={styles.ticker}>{last !== undefined && <Lines beat={last} />}</div>;
}
