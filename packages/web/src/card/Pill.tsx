// A small round fact: a number of cards, a distance, a state in a word.

import type { ReactNode } from 'react';
import type { Icon as IconName } from '../art/index.ts';
import { Icon } from '../draw/index.ts';
import styles from './Pill.module.css';

interface PillProps {
  readonly icon?: IconName;
  /** Plain, in reach, or why not. */
  readonly tone?: 'plain' | 'may' | 'no';
  readonly spot?: string;
  readonly children: ReactNode;
}

export function Pill({ icon, tone = 'plain', spot, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-spot={spot}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
