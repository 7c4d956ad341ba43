// The one sentence that leads, always in the same place: read out politely, and at once when one is asked out of the blue.

import { useChoosing } from './Choosing.tsx';
import { wantsSheet } from './question.ts';
import styles from './Say.module.css';
import { useSentence } from './use-sentence.ts';

/** A line that does not fit a phone. */
const LONG = 52;

export function Say() {
  const { view, isAsked } = useChoosing();
  const { title, sub, tone } = useSentence();
  const isCalled = isAsked && wantsSheet(view);
  return (
    <>
      <p
        className={styles.say}
        data-tone={tone}
        data-long={sub.length > LONG || undefined}
        role="status"
        aria-live={isCalled ? 'off' : 'polite'}
      >
        <b>{title}</b> <span>{sub}</span>
      </p>
      <p className="unseen" role="alert">
        {isCalled ? `${title}. ${sub}` : ''}
      </p>
    </>
  );
}
