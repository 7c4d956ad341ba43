// The captions of a screen for the room: the last three sentences of the story.

import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useGame } from '../../game-table/answer/answer-draft.tsx';
import type { Box } from '../../game-table/layout/table-layout.ts';
import type { Beat } from '../../game-table/session/beat.ts';
import { wholeStory } from '../../game-table/session/people-notices.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import styles from './RoomCaptions.module.css';

interface CaptionsProps {
  readonly box: Box;
  readonly children: ReactNode;
}

export function RoomCaptions({ box: { x, y, w, h }, children }: CaptionsProps) {
  return (
    <footer className={styles.captions} style={{ left: x, top: y, width: w, height: h }}>
      <LastSentences />
      {children}
    </footer>
  );
}

const MAX_SENTENCES = 3;

interface Sentence {
  readonly key: string;
  readonly words: string;
}

/** The last three sentences, the newest at the bottom; fewer if long ones leave no room, but each of them whole. */
function LastSentences() {
  const sentences = useLastSentences();
  const ref = useRef<HTMLOListElement>(null);
  const last = sentences.at(-1)?.key ?? '';
  const [fitted, setFitted] = useState({ last, count: MAX_SENTENCES });
  const count = fitted.last === last ? fitted.count : MAX_SENTENCES;
  useLayoutEffect(() => {
    const list = ref.current;
    if (list !== null && count > 1 && list.scrollHeight > list.clientHeight + 1) setFitted({ last, count: count - 1 });
  });
  return (
    <ol ref={ref} className={styles.sentences} aria-live="polite">
      {sentences.slice(-count).map(({ key, words }) => (
        <li key={key} className={styles.sentence} data-sentence>
          {words}
        </li>
      ))}
    </ol>
  );
}

function useLastSentences(): readonly Sentence[] {
  const { client } = useSession();
  const tell = useGame().useStory();
  const earlier = useTable((state) => state.earlier);
  const story = useTable((state) => state.story);
  const isOpen = useTable(({ status }) => status === 'open');
  const isMissing = useTable((state) => state.isStoryMissing);
  const isShort = earlier.length === 0 && story.length < MAX_SENTENCES;
  // A screen that comes in the middle of a game asks for what was told last, once.
  useEffect(() => {
    if (isOpen && isMissing && isShort) client.recall();
  }, [client, isOpen, isMissing, isShort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the narrator is a new one for each render
  return useMemo(() => lastOf(wholeStory(earlier, story), tell), [earlier, story]);
}

function lastOf(story: readonly Beat[], tell: (beat: Beat) => readonly string[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (let place = story.length - 1; place >= 0 && sentences.length < MAX_SENTENCES; place--) {
    const beat = story[place] as Beat;
    const told = tell(beat).map((words, number) => ({ key: `${beat.step} ${number}`, words }));
    sentences.unshift(...told.slice(-(MAX_SENTENCES - sentences.length)));
  }
  return sentences;
}
