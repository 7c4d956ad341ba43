// What one can set for oneself: name, language, light, speed, sound, suits, hints.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { choose, type Speed, useSettings } from '../app/settings.ts';
import { LanguageChoice } from '../lobby/LanguageChoice.tsx';
import { RadioRow } from '../lobby/plan/RadioRow.tsx';
import { useSession, useTable } from '../play/session/SessionContext.tsx';
import { CallSettings } from './calls/CallSettings.tsx';
import styles from './SettingsForm.module.css';
import { Switch } from './Switch.tsx';

export function SettingsForm() {
  const { t } = useLingui();
  const isServer = useTable(({ where }) => where === 'server');
  const { theme, speed, sound, volume, fourColours, hints } = useSettings((settings) => settings);
  return (
    <div className={styles.settings}>
      <NameAtTable />
      <LanguageChoice className={styles.language} />
      <RadioRow
        legend={t`Light`}
        value={theme}
        of={[
          { value: 'night', label: t`Night` },
          { value: 'day', label: t`Day` },
        ]}
        onChange={(light) => choose({ theme: light })}
      />
      <RadioRow<Speed>
        legend={t`Motion`}
        value={speed}
        of={[
          { value: 1, label: t`Full` },
          { value: 0.5, label: t`Fast` },
          { value: 0, label: t`Off` },
        ]}
        onChange={(pace) => choose({ speed: pace })}
      />
      <Switch label={t`Sound`} on={sound} onChange={(on) => choose({ sound: on })} />
      <label className={styles.volume}>
        <span>{t`Loudness`}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={volume}
          disabled={!sound}
          onChange={({ target }) => choose({ volume: target.valueAsNumber })}
        />
      </label>
      {isServer && <CallSettings />}
      <Switch
        label={t`Four colours of suits`}
        about={t`Diamonds and clubs get colours of their own.`}
        on={fourColours}
        onChange={(on) => choose({ fourColours: on })}
      />
      <Switch
        label={t`Hints`}
        about={t`Says what each card does, and why.`}
        on={hints}
        onChange={(on) => choose({ hints: on })}
      />
    </div>
  );
}

// One's name, as the others at the table see it: told to them when it is written.

const MOST = 24;

export function NameAtTable() {
  const { t } = useLingui();
  const { client } = useSession();
  const known = useSettings((settings) => settings.name);
  const [name, setName] = useState(known);
  const tell = (): void => {
    const written = name.trim();
    if (written === known) return;
    choose({ name: written });
    if (written !== '') client.rename(written);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tell();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
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
          onChange={({ target }) => setName(target.value)}
          onBlur={tell}
        />
      </label>
    </form>
  );
}
