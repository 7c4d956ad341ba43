// The old hand at the newcomer's side: tells what is on the table and what one might do, and never stands in the way.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useRef, useState } from 'react';
import { choose } from '../app/settings.ts';
import { Arch } from '../draw/Arch.tsx';
import { classes } from '../draw/classes.ts';
import { Icon } from '../draw/Icon.tsx';
import { useTable } from '../play/session/SessionContext.tsx';
import { useFreeSpot } from './free-spot.ts';
import styles from './Hints.module.css';
import { keyOf, type Lesson } from './lesson.ts';
import { useLessonWords } from './lesson-words.ts';
import { remember, tellLess, useLesson, useToldLessons } from './use-lesson.ts';

/** Once in the card table; nothing unless hints are wanted. */
export function Hints() {
  const lesson = useLesson();
  return lesson && <Coach key={keyOf(lesson)} lesson={lesson} />;
}

/** Whose face it is. */
const COACH = 'uncle-will';

function Coach({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useLingui();
  const { title, text } = useLessonWords()(lesson);
  const n = useTable(({ shown }) => shown?.n ?? 0);
  const isAtRest = useTable(({ beat }) => beat === null);
  const isBrief = useToldLessons((lessons) => lessons.isBrief);
  const panel = useRef<HTMLElement>(null);
  const corner = useRef<HTMLButtonElement>(null);
  const [wish, setWish] = useState<'open' | 'folded' | null>(null);
  const spots = useFreeSpot(panel, corner, `${n} ${isAtRest} ${title} ${text}`);
  const isOpen = wish === null ? spots?.open.isFree === true : wish === 'open';
  const spot = isOpen ? spots?.open : spots?.folded;
  const place = { '--x': `${spot?.x ?? 0}px`, '--y': `${spot?.y ?? 0}px` } as CSSProperties;
  return (
    <aside
      ref={panel}
      className={classes(styles.hints, isOpen && styles.open, spots === null && styles.hidden)}
      style={place}
      aria-label={t`Hints`}
    >
      <button
        ref={corner}
        type="button"
        className={styles.coach}
        onClick={() => setWish(isOpen ? 'folded' : 'open')}
        aria-expanded={isOpen}
        aria-label={isOpen ? t`Fold the hint` : t`Hint: ${title}`}
      >
        <Arch character={COACH} width={52} />
        {!isOpen && <Icon name="chat" className={styles.sign} />}
      </button>
      <div className={styles.bubble} role="status">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.buttons}>
          <button type="button" className="button primary" onClick={() => remember(keyOf(lesson))}>
            <Trans>Got it</Trans>
          </button>
          {!isBrief && (
            <button type="button" className={styles.less} onClick={tellLess}>
              <Trans>Less help</Trans>
            </button>
          )}
          <button type="button" className={styles.less} onClick={() => choose({ hints: false })}>
            <Trans>No more hints</Trans>
          </button>
        </div>
      </div>
    </aside>
  );
}
