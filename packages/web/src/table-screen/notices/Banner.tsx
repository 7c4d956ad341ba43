// One state that lasts, and what the user can do about it.

import type { ReactNode } from 'react';
import { Icon } from '../../drawing/Icon.tsx';
import styles from './Banners.module.css';

interface BannerProps {
  readonly icon: 'link' | 'chat' | 'clock' | 'bot' | 'eye' | 'host' | 'unknown';
  readonly children: ReactNode;
  /** The user's possible actions. */
  readonly acts?: readonly BannerAct[];
}

export interface BannerAct {
  readonly words: string;
  readonly on: () => void;
}

export function Banner({ icon, children, acts = [] }: BannerProps) {
  return (
    <div className={styles.banner} data-banner={icon}>
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
