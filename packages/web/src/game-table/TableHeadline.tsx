// The headline of the table, always in the same place, and the latest events.

import { useLayoutEffect, useRef, useState } from 'react';
import { useGame, usePlay } from './answer/answer-draft.tsx';
import { headlineOf } from './headline-choice.ts';
import { UntilBotAnswers, useAbsentAsked, useAbsentTitle } from './seat/AbsenceHeadline.tsx';
import type { Beat } from './session/beat.ts';
import { useTable } from './session/SessionContext.tsx';
import styles from './TableHeadline.module.css';

/** The end of a sentence with its own mark, which gets no full stop. */
const ENDED = /[.!?]$/;

export function TableHeadline() {
  const { title, sub, tone, isDeed } = headlineOf(useGame().useHeadlines());
  const { isCalled } = usePlay();
  const absent = useAbsentAsked();
  const absentTitle = useAbsentTitle();
  const ref = useRef<HTMLDivElement>(null);
  // After each render, because the words and the room change.
  useLayoutEffect(() => {
    if (ref.current !== null) fit(ref.current);
  });
  if (absent !== null)
    return (
      <div ref={ref} className={styles.sentence} data-tone={tone} data-absent={absent} role="status">
        <strong className={styles.title}>{absentTitle(absent)}</strong>{' '}
        <span className={styles.sub}>
          <UntilBotAnswers />
        </span>
      </div>
    );
  return (
    <>
      <div
        ref={ref}
        className={styles.sentence}
        data-tone={tone}
        data-deed={isDeed || undefined}
        role="status"
        aria-live={isCalled ? 'off' : 'polite'}
      >
        <strong className={styles.title}>{title}</strong>
        {/* A space between the two for screen readers. */} <span className={styles.sub}>{sub}</span>
      </div>
      <p className="unseen" role="alert">
        {isCalled ? `${title}${ENDED.test(title) ? '' : '.'} ${sub}` : ''}
      </p>
    </>
  );
}

/** Font sizes as shares of the wanted one; the last one fits every sentence. */
const SIZES = [1, 0.92, 0.84, 0.77, 0.7, 0.64, 0.58];
/** The font sizes of a deed: its second line is dropped before the words get smaller than this. */
const DEED_SIZES = SIZES.slice(0, 4);

/** Shrinks the words until they fit their box, if it has a height of its own. */
function fit(sentence: HTMLElement): void {
  const isAlone = getComputedStyle(sentence).position === 'absolute';
  const box = sentence.closest<HTMLElement>('[data-say]') ?? (isAlone ? sentence : null);
  const isDeed = sentence.dataset.deed !== undefined;
  delete sentence.dataset.over;
  if (box === null) sentence.style.removeProperty('--fit');
  else if (!fitsIn(sentence, box, isDeed ? DEED_SIZES : SIZES) && isDeed) {
    sentence.dataset.over = '';
    fitsIn(sentence, box, SIZES);
  }
}

function fitsIn(sentence: HTMLElement, box: HTMLElement, sizes: readonly number[]): boolean {
  return sizes.some((size) => {
    sentence.style.setProperty('--fit', String(size));
    return sentence.scrollHeight <= box.clientHeight + 1 && sentence.scrollWidth <= sentence.clientWidth + 1;
  });
}

// The ticker in the middle of the table: the latest sentences of the story.

export function Ticker() {
  const last = useTable(({ story }) => story.at(-1));
  return last === undefined ? <div className={styles.ticker} /> : <LastLines key={last.step} beat={last} />;
}

/** The latest sentences of an answer: as many as fit, and each of them whole. */
function LastLines({ beat }: { readonly beat: Beat }) {
  const { Lines } = useGame();
  const ref = useRef<HTMLDivElement>(null);
  const [skip, setSkip] = useState(0);
  const before = useRef({ text: '', room: 0 });
  // After each render, because its neighbours change too. Removes one sentence at a time while that changes anything.
  useLayoutEffect(() => {
    const ticker = ref.current;
    if (ticker === null) return;
    const [text, room] = [ticker.textContent, roomFor(ticker)];
    const isLast = text === before.current.text && skip > 0;
    before.current = { text, room };
    if (!isLast && ticker.scrollHeight > room + 1) setSkip(skip + 1);
  });
  return (
    <div ref={ref} className={styles.ticker} data-ticker>
      <Lines beat={beat} skip={skip} />
    </div>
  );
}

/** The height that is available below or beside the other things on the felt. */
function roomFor(ticker: HTMLElement): number {
  const felt = ticker.parentElement;
  if (felt === null) return 0;
  const { rowGap, paddingTop, paddingBottom, flexDirection } = getComputedStyle(felt);
  const inside = felt.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  if (flexDirection === 'row') return inside;
  const others = [...felt.children].filter((one) => one !== ticker);
  const gaps = others.length * (Number.parseFloat(rowGap) || 0);
  return others.reduce((left, one) => left - one.getBoundingClientRect().height, inside - gaps);
}
