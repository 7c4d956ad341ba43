// The bar of the lobby: language, light, sound, and the way to the rules.

import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { choose, useSettings } from '../app/settings.ts';
import { Icon } from '../draw/Icon.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './TopBar.module.css';

export function TopBar() {
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
