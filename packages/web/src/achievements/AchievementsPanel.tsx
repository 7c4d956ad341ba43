// The panel with all awards that the user ever won.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../drawing/index.ts';
import { useAwardTitles } from '../finished-game/result/Awards.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './AchievementsPanel.module.css';
import { achievements, wonAwards } from './lasting-awards.ts';

export function AchievementsPanel() {
  const { t } = useLingui();
  const language = useLanguage();
  const titleOf = useAwardTitles();
  const won = achievements(wonAwards()).flatMap((one) => {
    const title = titleOf(one.id);
    return title === null ? [] : [{ ...one, title }];
  });
  const date = (at: number): string =>
    new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <BoardPanel title={t`Achievements`}>
      {won.length === 0 ? (
        <p className={styles.about}>
          <Trans>You have no award yet. Awards that you win at the end of a game stay here for good.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.list}>
            {won.map(({ id, title, times, since }) => (
              <li key={id} className={styles.award} data-achievement={id} data-times={times}>
                <Icon name="star" className={styles.star} />
                <b>{title}</b>
                <span className={styles.about}>
                  <Plural value={times} one="won once" other="won # times" /> · <Trans>since {date(since)}</Trans>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.about}>
            <Trans>They stay, even when you delete the games.</Trans>
          </p>
        </>
      )}
    </BoardPanel>
  );
}
