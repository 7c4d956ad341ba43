// The first screen: play at once, set a table, or join one.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Country } from '../draw/Country.tsx';
import { useIsDrawn } from './first-draw.ts';
import { Hero } from './Hero.tsx';
import styles from './Lobby.module.css';
import { OpenTables } from './OpenTables.tsx';
import { Panel } from './Panel.tsx';
import { TopBar } from './TopBar.tsx';
import { useTables } from './tables.ts';
import { WaysBack } from './WaysBack.tsx';
import { useWarmUp } from './warm-up.ts';

/** Knows the games, so it comes after the first draw. */
const YourTable = lazy(() => import('./YourTable.tsx'));

export function Lobby() {
  const { t } = useLingui();
  const tables = useTables();
  const hasServer = tables !== 'unreachable';
  const isDrawn = useIsDrawn();
  useWarmUp(isDrawn);
  const coming = <Panel className={styles.coming} title={t`Your table`} />;
  return (
    <>
      <div className={styles.country}>
        <div>
          <Country />
        </div>
      </div>
      <div className={styles.page}>
        <TopBar />
        <main data-screen="lobby">
          <WaysBack isDrawn={isDrawn} />
          <Hero hasServer={hasServer} isDrawn={isDrawn} />
          <div className={styles.panels}>
            <Suspense fallback={coming}>{isDrawn ? <YourTable hasServer={hasServer} /> : coming}</Suspense>
            <OpenTables tables={tables} />
          </div>
        </main>
        <footer className={styles.foot}>
          <Trans>
            Posse is unofficial, free software. Games are fair: every shuffle can be checked after the last shot.
          </Trans>
        </footer>
      </div>
    </>
  );
}
