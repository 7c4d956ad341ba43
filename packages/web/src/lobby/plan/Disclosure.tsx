// A folded section: a title, its state in a few words, and details.

import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** A summary of the section. */
  readonly state: string;
  /** The name by which tests find the section. */
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
