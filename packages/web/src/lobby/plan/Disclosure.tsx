// What most people never need to open: a title, how it stands in a few words, and all of it below.

import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** How it stands. */
  readonly state: string;
  /** By which tests find it. */
  readonly act?: string;
  readonly children: ReactNode;
}

export function Disclosure({ title, state, act, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary data-act={act}>
        <span className={styles.title}>{title}</span> <span className={styles.state}>{state}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
