// A wooden board with a title.

import { type ReactNode, useId } from 'react';
import { classes } from '../drawing/class-names.ts';
import styles from './BoardPanel.module.css';

interface PanelProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** The content beside the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function BoardPanel({ title, className, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
