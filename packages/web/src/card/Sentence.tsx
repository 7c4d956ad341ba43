// The sentence that leads, always in the same place: read out politely, and at once when one must answer.

import { usePlay } from './Play.tsx';
import { useSentence } from './prompts.ts';
import { wantsSheet } from './question.ts';
import styles from './Sentence.module.css';

export function Sentence() {
  const { title, sub, tone } = useSentence();
  const { view } = usePlay();
  const isCalled = wantsSheet(view);
  return (
    <>
      <div className={styles.sentence} data-tone={tone} role="status" aria-live={isCalled ? 'off' : 'polite'}>
        <strong className={styles.title}>{title}</strong>
        {/* A space between the two for those who listen. */} <span className={styles.sub}>{sub}</span>
      </div>
      <p className="unseen" role="alert">
        {isCalled ? `${title}. ${sub}` : ''}
      </p>
    </>
  );
}
