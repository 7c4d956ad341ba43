// The winning emblems on gold rays, and who has won.

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Icon, Rays, RoleFace } from '../draw/index.ts';
import type { GameView } from '../session/beat.ts';
import styles from './EndingScene.module.css';
import { winningRoles } from './ending.ts';
import type { EndingWords } from './ending-words.ts';

interface EndingSceneProps {
  readonly view: GameView;
  readonly words: EndingWords;
  readonly onClose: () => void;
}

export function EndingScene({ view, words, onClose }: EndingSceneProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever can't see the scene hears it.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.scene}>
      <Rays tone="gold" className={styles.rays} />
      <button type="button" className={styles.close} onClick={onClose} aria-label={t`Look at the table`}>
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
      <p className={styles.sub}>{words.sub}</p>
    </header>
  );
}
