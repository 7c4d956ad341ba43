// The game is over: who won, who was who, who shot whom, what they earned by it, and what comes next.

import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Icon } from '../draw/index.ts';
import type { GameView } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import styles from './AfterGame.module.css';
import { Awards } from './Awards.tsx';
import { EndingScene } from './EndingScene.tsx';
import { type EndingWords, useEndingWords } from './ending-words.ts';
import { Hits } from './Hits.tsx';
import { NextGame } from './NextGame.tsx';
import { Roster } from './Roster.tsx';
import { useAlone } from './use-alone.ts';
import { useTally } from './use-tally.ts';

export default function AfterGame() {
  const view = useTable(({ shown }) => shown?.view ?? null);
  return view === null || view.winners === null ? null : <Result view={view} />;
}

function Result({ view }: { readonly view: GameView }) {
  const words = useEndingWords(view);
  const [isOpen, setOpen] = useState(true);
  const isStarting = useTable(({ table }) => table !== null && table.startsIn !== null);
  if (isOpen || isStarting) return <Sheet view={view} words={words} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className={`button primary ${styles.reopen}`} onClick={() => setOpen(true)}>
      <Icon name="star" />
      {words.title}
    </button>
  );
}

interface SheetProps {
  readonly view: GameView;
  readonly words: EndingWords;
  readonly onClose: () => void;
}

function Sheet({ view, words, onClose }: SheetProps) {
  const { t } = useLingui();
  const { tally, isWhole } = useTally();
  const sheet = useRef<HTMLElement>(null);
  useAlone(sheet);
  return (
    <section ref={sheet} className={styles.after} data-screen="after" aria-label={t`The game is over`}>
      <div className={styles.pages}>
        <EndingScene view={view} words={words} onClose={onClose} />
        <div className={styles.counter}>
          <Roster view={view} tally={isWhole ? tally : null} />
          <div className={styles.beside}>
            {tally !== null && isWhole && <Awards tally={tally} view={view} />}
            {tally !== null && <Hits tally={tally} view={view} isWhole={isWhole} />}
          </div>
        </div>
      </div>
      <NextGame view={view} />
    </section>
  );
}
