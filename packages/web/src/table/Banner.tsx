// One thing that has to be known as long as it holds, and what one can do about it.

import type { ReactNode } from 'react';
import { Icon } from '../draw/Icon.tsx';
import styles from './Banners.module.css';

interface BannerProps {
  readonly icon: 'link' | 'clock' | 'bot' | 'eye' | 'unknown';
  readonly children: ReactNode;
  /** What one can do about it, if anything. */
  readonly acts?: readonly BannerAct[];
}

export interface BannerAct {
  readonly words: string;
  readonly on: () => void;
}

export function Banner({ icon, children, acts = [] }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Icon name={icon} />
      <span>{children}</span>
      {acts.map(({ words, on }) => (
        <button key={words} type="button" className={styles.act} onClick={on}>
          {words}
        </button>
      ))}
    </div>
  );
}
