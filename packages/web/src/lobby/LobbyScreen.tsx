// The first screen: play at once, set a table, or join one.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { choose, useSettings } from '../app/user-settings.ts';
import { Icon } from '../drawing/Icon.tsx';
import { Landscape } from '../drawing/Landscape.tsx';
import { notedGames } from '../game-history/running-game-notes.ts';
import { withAllWords } from '../words/language.ts';
import { BarSwitch } from './BarSwitch.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { LobbyFooter } from './LobbyFooter.tsx';
import styles from './LobbyScreen.module.css';
import { OpenTables, useTables } from './OpenTables.tsx';
import { LanguageChoice } from './profile/LanguageChoice.tsx';
import { Quiet } from './welcome/OptionalDecoration.tsx';
import { WelcomeBanner } from './welcome/WelcomeBanner.tsx';

/** The form for a new table. It needs the games, so it is loaded after the first render. */
const NewTableForm = lazy(() => withAllWords(import('./NewTableForm.tsx')));

const TodayPanel = lazy(() => withAllWords(import('../today/TodayPanel.tsx')));

export function LobbyScreen() {
  const { t } = useLingui();
  const tables = useTables();
  const hasServer = tables !== 'unreachable';
  const isDrawn = useIsDrawn();
  useWarmUp(isDrawn);
  const coming = (
    <BoardPanel className={styles.coming} title={t`Your table`}>
      <Loading />
    </BoardPanel>
  );
  return (
    <>
      <div className={styles.country}>
        <div>
          <Landscape />
        </div>
      </div>
      <div className={styles.page}>
        <TopBar />
        <main data-screen="lobby">
          <WelcomeBanner hasServer={hasServer} isDrawn={isDrawn} />
          <div className={styles.panels}>
            <Suspense fallback={coming}>{isDrawn ? <NewTableForm hasServer={hasServer} /> : coming}</Suspense>
            <div className={styles.side}>
              <OpenTables tables={tables} />
              <Quiet>{isDrawn && <TodayPanel />}</Quiet>
            </div>
          </div>
        </main>
        <LobbyFooter hasServer={hasServer} />
      </div>
    </>
  );
}

/** The lobby's bar: language, theme, sound, and a link to the rules. */
function TopBar() {
  const { t } = useLingui();
  const theme = useSettings((settings) => settings.theme);
  const sound = useSettings((settings) => settings.sound);
  return (
    <header className={styles.bar}>
      <LanguageChoice className={styles.item} />
      <BarSwitch
        icon="moon"
        label={t`Dark`}
        on={theme === 'night'}
        onChange={(isNight) => choose({ theme: isNight ? 'night' : 'day' })}
      />
      <BarSwitch icon={sound ? 'sound' : 'mute'} label={t`Sound`} on={sound} onChange={(on) => choose({ sound: on })} />
      <Link href="/rules" className={styles.item}>
        <Icon name="book" />
        <span className={styles.long}>
          <Trans>How to play</Trans>
        </span>
        <span className={styles.short}>
          <Trans>Rules</Trans>
        </span>
      </Link>
    </header>
  );
}

/** Has the page been drawn once? Only then everything that needs the games is loaded. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // The first frame is being drawn now; the second comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}

const fetchAhead = (): Promise<unknown> =>
  Promise.allSettled([
    import('../card/CardTable.tsx'),
    import('../table-screen/TableScreen.tsx'),
    import('../solo/solo-games.ts').then(({ startSolo }) => startSolo()),
    import('@posse/protocol'),
    keepOthers(),
  ]);

/** Saves games that ended while the user was away. */
async function keepOthers(): Promise<void> {
  if (notedGames().length > 0)
    await import('../game-history/finished-game-saver.ts').then(({ keepWhatEnded }) => keepWhatEnded());
}

const SOON = 400;

/** Loads the table's code while the user looks at the lobby, so that one click starts a game. */
function useWarmUp(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Not every browser reports when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetchAhead(), SOON);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void fetchAhead(), { timeout: 5 * SOON });
    return () => cancelIdleCallback(handle);
  }, [isDrawn]);
}
