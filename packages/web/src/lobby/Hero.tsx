// The wordmark, what this is in one breath, and the ways to play.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { useRefusedWords } from '../table/refused-words.ts';
import { useGo } from './go.ts';
import styles from './Hero.module.css';
import { LevelField } from './LevelField.tsx';
import { NameField } from './NameField.tsx';
import { Quiet } from './Quiet.tsx';
import { useUnfinished } from './unfinished.ts';
import { atOnce, guided, soloAddress, withOthers } from './ways.ts';

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
            onClick={() => go('now', atOnce)}
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
          <button
            type="button"
            className={styles.other}
            data-act="learn"
            disabled={way !== null}
            onClick={() => go('learn', guided)}
          >
            <Icon name="book" />
            <Trans>Learn by playing</Trans>
          </button>
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
