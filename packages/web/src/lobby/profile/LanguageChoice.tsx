// The choice of the page's language. Each language has its own name.

import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@posse/engine';
import { choose, useSettings } from '../../app/user-settings.ts';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import styles from './LanguageChoice.module.css';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', it: 'Italiano', de: 'Deutsch' };

export function LanguageChoice({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const language = useSettings((settings) => settings.language);
  return (
    <label className={classes(styles.choice, className)}>
      <Icon name="globe" />
      <span className="unseen">{t`Language`}</span>
      <select value={language} onChange={({ target }) => choose({ language: target.value as Language })}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
