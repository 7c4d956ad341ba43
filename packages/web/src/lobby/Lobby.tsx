// The first screen: play at once, set a table, or join one.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { choose, useSettings } from '../app/settings.ts';
import { Country } from '../draw/Country.tsx';
import { Icon } from '../draw/Icon.tsx';
import { Hero } from './Hero.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Lobby.module.css';
import { OpenTables, useTables } from './OpenTables.tsx';
import { Panel } from './Panel.tsx';
import { useWaysBack, type WayBack } from './way-back.ts';
import { tableAddress, useGo } from './ways.ts';

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

/** The bar of the lobby: language, light, sound, and the way to the rules. */
function TopBar() {
  const { t } = useLingui();
  const theme = useSettings((settings) => settings.theme);
  const sound = useSettings((settings) => settings.sound);
  const light = theme === 'night' ? t`Night` : t`Day`;
  const loudness = sound ? t`Sound on` : t`Sound off`;
  return (
    <header className={styles.bar}>
      <LanguageChoice className={styles.item} />
      <button
        type="button"
        className={styles.item}
        onClick={() => choose({ theme: theme === 'night' ? 'day' : 'night' })}
      >
        <Icon name={theme === 'night' ? 'star' : 'bang'} />
        <span className={styles.word}>{light}</span>
      </button>
      <button type="button" className={styles.item} onClick={() => choose({ sound: !sound })}>
        <Icon name={sound ? 'sound' : 'mute'} />
        <span className={styles.word}>{loudness}</span>
      </button>
      <Link href="/rules" className={styles.item}>
        <Trans>How to play</Trans>
      </Link>
    </header>
  );
}

/** Has the first picture of the page been drawn? What knows the games comes only then. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // The first frame is being drawn now; in the second it has been.
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
    import('../table/TableScreen.tsx'),
    import('../solo/solo.ts').then(({ wakeSolo }) => wakeSolo()),
    import('@posse/protocol'),
  ]);

const SOON = 400;

/** While somebody looks at the lobby the table is fetched, so that one click plays at once. */
function useWarmUp(isDrawn: boolean): void {
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void fetchAhead(), SOON);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void fetchAhead(), { timeout: 5 * SOON });
    return () => cancelIdleCallback(handle);
  }, [isDrawn]);
}

/** For who has left a table, or closed its window: the way back to the seat. */
function WaysBack({ isDrawn }: { readonly isDrawn: boolean }) {
  return useWaysBack(isDrawn).map((way) => <Way key={way.code} way={way} />);
}

function Way({ way }: { readonly way: WayBack }) {
  const { go } = useGo();
  const { code } = way;
  return (
    <section className={styles.way} data-way-back={code}>
      <Icon name="any" className={styles.sign} />
      <div className={styles.words}>
        <h2>
          <Trans>Your seat at table {code}</Trans>
        </h2>
        <p>
          <State way={way} />
        </p>
      </div>
      <button
        type="button"
        className="button primary"
        data-act="come-back"
        onClick={() => go(code, async () => tableAddress(code))}
      >
        <Trans>Come back</Trans>
      </button>
    </section>
  );
}

function State({ way: { game, isPlaying, isLeft } }: { readonly way: WayBack }) {
  const { t } = useLingui();
  const what = game === 'card' ? t`Cards` : t`Dice`;
  if (!isPlaying) return t`${what}: the game has not begun yet.`;
  return isLeft
    ? t`${what}: the game goes on, and a bot plays for you.`
    : t`${what}: the game goes on, and the others wait for you.`;
}
