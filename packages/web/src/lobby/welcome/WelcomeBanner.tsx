// The wordmark, one sentence about the game, and the ways to play.

import { Trans, useLingui } from '@lingui/react/macro';
import type { LevelId } from '@posse/bots';
import type { GameId } from '@posse/protocol';
import { lazy } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../drawing/Icon.tsx';
import { FirstGameLink } from '../../lessons/FirstGameLink.tsx';
import { useIsNewcomer } from '../../lessons/role-card-state.ts';
import { useRefusedWords } from '../../table-screen/notices/error-code-words.ts';
import { LEVEL_IDS, useBotNames } from '../../words/bot-names.ts';
import { withAllWords } from '../../words/language.ts';
import { CodeField } from '../CodeField.tsx';
import { useWishes, wish } from '../last-table-wishes.ts';
import { ProfileForm } from '../profile/ProfileForm.tsx';
import { ResumeGames } from '../ResumeGames.tsx';
import { atOnce, guided, useGo, withOthers } from '../ways-to-table.ts';
import { Quiet } from './OptionalDecoration.tsx';
import styles from './WelcomeBanner.module.css';

/** The fan of cards. It needs the game, so it is loaded after the first render. */
const CardFan = lazy(() => withAllWords(import('./CardFan.tsx')));

interface HeroProps {
  readonly hasServer: boolean;
  readonly isDrawn: boolean;
}

export function WelcomeBanner({ hasServer, isDrawn }: HeroProps) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const game = useWishes((wishes) => wishes.game);
  const isNewcomer = useIsNewcomer();
  const dealt = useDealtWords()(game, isNewcomer);
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
        <ResumeGames isDrawn={isDrawn} />
        <div className={styles.ways}>
          <button
            type="button"
            className="button primary"
            data-act="play-now"
            disabled={way !== null}
            data-guided={isNewcomer || undefined}
            onClick={() => go('now', () => (isNewcomer ? guided(game) : atOnce(game)))}
          >
            <span>
              {way === 'now' ? t`Dealing…` : t`Play now with bots`}
              <small className={styles.time}>{dealt}</small>
            </span>
          </button>
          <CodeField hasServer={hasServer} />
          <button
            type="button"
            className="button"
            data-act="make-table"
            disabled={way !== null || !hasServer}
            onClick={() => go('make', withOthers)}
          >
            <Icon name="link" />
            <Trans>Open a table, share the link</Trans>
          </button>
          <div className={styles.learn}>
            <FirstGameLink isBusy={way !== null} go={go} className={styles.other} />
          </div>
        </div>
        {refused !== null && (
          <p className={styles.refused} role="alert">
            {words(refused)}
          </p>
        )}
        <div className={styles.more}>
          <ProfileForm isDrawn={isDrawn} />
          <div className={styles.fields}>
            <GameField />
            <LevelField />
          </div>
          <Link href="/workshop" className={styles.other} data-act="workshop">
            <Icon name="brush" />
            <Trans>Make your own cards</Trans>
          </Link>
          <Link href="/games" className={styles.other} data-act="games">
            <Icon name="log" />
            <Trans>Your games</Trans>
          </Link>
        </div>
      </div>
      <div className={styles.fan}>
        <Quiet meanwhile={<Backs />}>{isDrawn ? <CardFan /> : <Backs />}</Quiet>
      </div>
    </section>
  );
}

/** The game that "Play now" deals. Its length was measured (`npm run lengths`). */
function useDealtWords(): (game: GameId, isGuided: boolean) => string {
  const { t } = useLingui();
  return (game, isGuided) => {
    if (game === 'card')
      return isGuided ? t`Card game with a guide, about 5 minutes` : t`Card game, 5 players, about 5 minutes`;
    return isGuided ? t`Dice game with a guide, about 3 minutes` : t`Dice game, 5 players, about 3 minutes`;
  };
}

/** Three cards face down. */
const Backs = () => (
  <div className={styles.backs} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);

/** The game of "Play now", the same setting as in the form below. */
function GameField() {
  const { t } = useLingui();
  const game = useWishes((wishes) => wishes.game);
  return (
    <label className={styles.level}>
      <span>
        <Trans>Game</Trans>
      </span>
      <select
        className="field"
        data-act="game"
        value={game}
        onChange={({ target }) => wish({ game: target.value as GameId })}
      >
        <option value="card">{t`Cards`}</option>
        <option value="dice">{t`Dice`}</option>
      </select>
    </label>
  );
}

/** The level of the bots of "Play now", the same setting as in the form below. */
function LevelField() {
  const names = useBotNames();
  const bot = useWishes((wishes) => wishes.bot);
  return (
    <label className={styles.level}>
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
