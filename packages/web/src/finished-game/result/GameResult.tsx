// The result of a game: winners, roles, hits, awards, and the next game.

import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon, MomentRays, RoleFace } from '../../drawing/index.ts';
import { EveningResult } from '../../evening/EveningPanel.tsx';
import type { GameView } from '../../game-table/session/beat.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { FirstGameEnd } from '../../lessons/FirstGameEnd.tsx';
import { Afterwords } from '../../out-of-game/Afterwords.tsx';
import { Awards } from './Awards.tsx';
import { type EndingWords, useEndingWords } from './ending-words.ts';
import styles from './GameResult.module.css';
import { GameSavedNotice } from './GameSavedNotice.tsx';
import { winningRoles } from './game-ending.ts';
import { HitCounts } from './HitCounts.tsx';
import { NextGame } from './NextGame.tsx';
import { PlayerList } from './PlayerList.tsx';
import { type Counted, useTally } from './use-deed-tally.ts';

export default function GameResult() {
  const view = useTable(({ shown }) => shown?.view ?? null);
  return view === null || view.winners === null ? null : <Result view={view} />;
}

function Result({ view }: { readonly view: GameView }) {
  const counted = useTally();
  const words = useEndingWords(view, counted.isWhole ? counted.tally : null);
  const [isOpen, setOpen] = useState(true);
  const isStarting = useTable(({ table }) => table !== null && table.startsIn !== null);
  if (isOpen || isStarting)
    return <ResultPage view={view} words={words} counted={counted} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className={`button primary ${styles.reopen}`} onClick={() => setOpen(true)}>
      <Icon name="star" />
      {words.short}
    </button>
  );
}

interface ResultPageProps {
  readonly view: GameView;
  readonly words: EndingWords;
  readonly counted: Counted;
  readonly onClose: () => void;
}

function ResultPage({ view, words, counted: { tally, isWhole }, onClose }: ResultPageProps) {
  const { t } = useLingui();
  const page = useRef<HTMLElement>(null);
  useAlone(page);
  return (
    <section ref={page} className={styles.after} data-screen="after" aria-label={t`The game is over`}>
      <div className={styles.pages}>
        <EndingHeader view={view} words={words} onClose={onClose} />
        <FirstGameEnd />
        <div className={styles.counter}>
          <PlayerList view={view} tally={isWhole ? tally : null} />
          <div className={styles.beside}>
            <Afterwords />
            <EveningResult />
            {tally !== null && isWhole && <Awards tally={tally} view={view} />}
            {tally !== null && <HitCounts tally={tally} view={view} isWhole={isWhole} />}
          </div>
        </div>
      </div>
      <NextGame view={view} tally={isWhole ? tally : null} />
    </section>
  );
}

interface EndingHeaderProps {
  readonly view: GameView;
  readonly words: EndingWords;
  readonly onClose: () => void;
}

/** The winning emblems on gold rays, and the winners' names. */
function EndingHeader({ view, words, onClose }: EndingHeaderProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  // Screen readers announce the ending.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.ending}>
      <MomentRays tone="gold" className={styles.rays} />
      <button type="button" className={styles.close} onClick={onClose} aria-label={t`View the table`}>
        <Icon name="close" />
      </button>
      <div className={styles.emblems}>
        {winningRoles(view).map((role) => (
          <RoleFace key={role} role={role} width={112} className={styles.emblem} />
        ))}
      </div>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      {words.sub !== '' && <p className={styles.sub}>{words.sub}</p>}
      <GameSavedNotice />
    </header>
  );
}

/** Makes the elements below an overlay unreachable, also by keyboard. */
function useAlone(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = over;
    const under = [...(current?.parentElement?.children ?? [])].filter(
      (other) => other !== current && !other.hasAttribute('inert'),
    );
    for (const other of under) other.setAttribute('inert', '');
    return () => {
      for (const other of under) other.removeAttribute('inert');
    };
  }, [over]);
}
