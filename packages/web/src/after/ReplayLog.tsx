// What happened up to this moment of a replay, the latest at the bottom and in sight.

import { useLingui } from '@lingui/react/macro';
import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { memo, useEffect, useRef } from 'react';
import { CardLines } from '../card/words/CardLines.tsx';
import { DiceLines } from '../dice/words/DiceLines.tsx';
import type { Beat } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import type { Film } from './film.ts';
import { useOlderWords } from './older-words.ts';
import styles from './ReplayLog.module.css';
import { Why } from './Why.tsx';

export function ReplayLog({ film }: { readonly film: Film }) {
  const { t } = useLingui();
  const story = useTable((state) => state.story);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the story goes on, its end comes into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [story]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div ref={list} className={styles.log} role="log" aria-live="off" aria-label={t`Log`} tabIndex={0}>
      {story.length === 0 && <p className={styles.none}>{t`The cards are dealt. Nothing has happened yet.`}</p>}
      {story.map((beat) => (
        <Entry key={beat.number} beat={beat} film={film} />
      ))}
      {film.parting !== null && story.length === film.length && <PartingNote film={film} />}
    </div>
  );
}

/** Where today's rules part from the game. */
function PartingNote({ film: { replay, parting } }: { readonly film: Film }) {
  const { title, extent, end } = useOlderWords()(replay, parting);
  return (
    <p className={styles.none}>
      {title}. {extent} {end}
    </p>
  );
}

const Entry = memo(function Entry({ beat, film }: { readonly beat: Beat; readonly film: Film }) {
  const { game, bots } = film.replay;
  const isBots = (bots?.[beat.number] ?? null) !== null && film.hadChoice(beat.number);
  return (
    <div className={styles.entry}>
      <div className={styles.lines}>
        {game === 'card' ? <CardLines beat={beat as Beat<CardView>} /> : <DiceLines beat={beat as Beat<DiceView>} />}
      </div>
      {isBots && <Why film={film} answer={beat.number} />}
    </div>
  );
});
