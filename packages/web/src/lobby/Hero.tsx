// The wordmark, what this is in one breath, and the ways to play.

import { Trans, useLingui } from '@lingui/react/macro';
import type { LevelId } from '@posse/bots';
import { lazy, useEffect, useState } from 'react';
import { choose, useSettings } from '../app/settings.ts';
import { Icon } from '../draw/Icon.tsx';
import { FirstGame } from '../learn/FirstGame.tsx';
import type { Unfinished } from '../solo/database.ts';
import { useRefusedWords } from '../table/refused-words.ts';
import { LEVEL_IDS, useBotNames } from '../words/bot-names.ts';
import styles from './Hero.module.css';
import { Quiet } from './Quiet.tsx';
import { atOnce, soloAddress, useGo, withOthers } from './ways.ts';
import { useWishes, wish } from './wishes.ts';

/** Cards know the game, so they come after the first draw. */
const Fan = lazy(() => import('./Fan.tsx'));

interface HeroProps {
  readonly hasServer: boolean;
  readonly isDrawn: boolean;
}

export function Hero({ hasServer, isDrawn }: HeroProps) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const unfinished = useUnfinished(isDrawn);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.mark}>Posse</h1>
        <p className={styles.what}>
          <Trans>
            A Sheriff, a few loyal friends, and people who want them gone. Nobody says who is who. Three to eight
            players, in your browser.
          </Trans>
        </p>
        <div className={styles.ways}>
          <button
            type="button"
            className="button primary"
            data-act="play-now"
            disabled={way !== null}
            onClick={() => go('now', () => atOnce())}
          >
            {way === 'now' ? t`Dealing…` : t`Play now with bots`}
          </button>
          <button
            type="button"
            className="button"
            data-act="make-table"
            disabled={way !== null || !hasServer}
            onClick={() => go('make', withOthers)}
          >
            <Icon name="link" />
            <Trans>Make a table, share the link</Trans>
          </button>
        </div>
        <div className={styles.more}>
          {unfinished !== null && (
            <button
              type="button"
              className={styles.other}
              data-act="go-on"
              disabled={way !== null}
              onClick={() => go('on', async () => soloAddress(unfinished.code))}
            >
              <Icon name="once" />
              {unfinished.game === 'card' ? t`Go on with your card game` : t`Go on with your dice game`}
            </button>
          )}
          <FirstGame isBusy={way !== null} go={go} className={styles.other} />
          <LevelField />
          <NameField />
        </div>
        {refused !== null && (
          <p className={styles.refused} role="alert">
            {words(refused)}
          </p>
        )}
      </div>
      <div className={styles.fan}>
        <Quiet>{isDrawn && <Fan />}</Quiet>
      </div>
    </section>
  );
}

/** As long as a name may be on the way to a table. */
const MOST = 24;

/** By which name others know one. No account: it is kept in this browser. */
function NameField() {
  const { t } = useLingui();
  const name = useSettings((settings) => settings.name);
  return (
    <label className={styles.name}>
      <span>
        <Trans>Your name</Trans>
      </span>
      <input
        className="field"
        value={name}
        maxLength={MOST}
        autoComplete="nickname"
        spellCheck={false}
        placeholder={t`Guest`}
        onChange={({ target }) => choose({ name: target.value })}
      />
    </label>
  );
}

/** How good the bots are that one plays with at once; the same wish as below, where more is said about it. */
function LevelField() {
  const names = useBotNames();
  const bot = useWishes((wishes) => wishes.bot);
  return (
    <label className={styles.name}>
      <span>
        <Trans>Bots</Trans>
      </span>
      <select
        className="field"
        data-act="level"
        value={bot}
        onChange={({ target }) => wish({ bot: target.value as LevelId })}
      >
        {LEVEL_IDS.map((level, rank) => (
          <option key={level} value={level}>
            {`${'★'.repeat(rank + 1)} ${names.level(level).name}`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A solo game that one could go on with, looked up after the first draw. */
function useUnfinished(isDrawn: boolean): Unfinished | null {
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  useEffect(() => {
    if (!isDrawn) return undefined;
    let isHere = true;
    const look = async (): Promise<void> => {
      const { unfinishedSolo } = await import('../solo/solo.ts');
      const found = await unfinishedSolo();
      if (isHere) setUnfinished(found);
    };
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isDrawn]);
  return unfinished;
}
