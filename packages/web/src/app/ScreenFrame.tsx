// The frame of every screen but the table: background, way to the lobby, title, columns.

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Landscape } from '../drawing/Landscape.tsx';
import styles from './ScreenFrame.module.css';

interface ScreenProps {
  readonly name: string;
  readonly title: string;
  /** A button beside the title. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenFrame({ name, title, act, children }: ScreenProps) {
  const { t } = useLingui();
  return (
    <main className={styles.screen} data-screen={name}>
      <Landscape />
      <header className={styles.bar}>
        <Link href="/" className={styles.mark} aria-label={t`Posse, to the lobby`}>
          Posse
        </Link>
        <h1>{title}</h1>
        {act}
      </header>
      {children}
    </main>
  );
}

/** Two columns. On a phone the side column comes below. */
export function Columns({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.side}>{side}</div>
    </div>
  );
}
