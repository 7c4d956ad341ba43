// The settings: name, language, theme, speed, sound, suits, hints.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, lazy, useState } from 'react';
import { choose, type Speed, useSettings } from '../../app/user-settings.ts';
import { ownSeatIn } from '../../game-table/session/own-seat-hooks.ts';
import { speedAt, speedsAt } from '../../game-table/session/playing-speeds.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { RadioRow } from '../../lobby/plan/RadioRow.tsx';
import { LanguageChoice } from '../../lobby/profile/LanguageChoice.tsx';
import { LONGEST_NAME, NameField } from '../../lobby/profile/NameField.tsx';
import { Quiet } from '../../lobby/welcome/OptionalDecoration.tsx';
import { CallSettings } from '../calls/CallSettings.tsx';
import styles from './PersonalSettings.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';
import { SignOut } from './SignOut.tsx';
import { useSpeedNames } from './SpeedButton.tsx';

const FaceChoice = lazy(() => import('../../lobby/profile/FaceChoice.tsx'));

export function PersonalSettings() {
  const { t } = useLingui();
  const settings = useSettings((chosen) => chosen);
  const { theme, sound, volume, fourColours, hints, warnings } = settings;
  const where = useTable((state) => state.where);
  const isServer = where === 'server';
  const speedNames = useSpeedNames();
  return (
    <div className={styles.settings}>
      <NameAtTable />
      <LanguageChoice className={styles.language} />
      <RadioRow
        legend={t`Theme`}
        value={theme}
        of={[
          { value: 'night', label: t`Dark` },
          { value: 'day', label: t`Light` },
        ]}
        onChange={(light) => choose({ theme: light })}
      />
      <RadioRow<Speed>
        legend={t`Speed`}
        value={speedAt(where, settings)}
        of={speedsAt(where).map((value) => ({ value, label: speedNames[value] }))}
        onChange={(pace) => choose({ speed: pace })}
      />
      <SettingSwitch label={t`Sound`} on={sound} onChange={(on) => choose({ sound: on })} />
      <label className={styles.volume}>
        <span>{t`Volume`}</span>
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
      <SettingSwitch
        label={t`Four-colour suits`}
        about={t`Diamonds and clubs get colours of their own.`}
        on={fourColours}
        onChange={(on) => choose({ fourColours: on })}
      />
      <SettingSwitch
        label={t`Hints`}
        about={t`Explains what each card does, and why.`}
        on={hints}
        onChange={(on) => choose({ hints: on })}
      />
      {!isServer && (
        <SettingSwitch
          name="warnings"
          label={t`Warn me before a blunder`}
          about={t`The coach looks at each answer before it counts.`}
          on={warnings}
          onChange={(on) => choose({ warnings: on })}
        />
      )}
      {isServer && <SignOut />}
    </div>
  );
}

// The user's name and face, sent to the table when they are chosen.

export function NameAtTable() {
  const { client } = useSession();
  const known = useSettings((settings) => settings.name);
  const face = useSettings((settings) => settings.face);
  const isSolo = useTable(({ where }) => where === 'solo');
  const called = useTable((state) => state.table?.seats[ownSeatIn(state) ?? -1]?.name ?? null);
  const [name, setName] = useState(known);
  const tell = (): void => {
    const written = name.trim();
    if (written === known) return;
    choose({ name: written });
    if (written !== '') client.rename(written);
  };
  // Another guest has the same name: the table tells the two apart.
  const plain = known.trim().replace(/\s+/g, ' ');
  const isNumbered =
    called !== null && plain !== '' && called !== plain && called.startsWith(plain.slice(0, LONGEST_NAME - 4));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tell();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {!isSolo && (
        <Quiet>
          <FaceChoice
            value={face}
            onChange={(chosen) => {
              choose({ face: chosen });
              client.face(chosen);
            }}
          />
        </Quiet>
      )}
      <NameField className={styles.name} value={name} onChange={setName} onBlur={tell} />
      {isNumbered && (
        <p className={styles.numbered} role="status">
          <Trans>
            Somebody here already has that name: the others see you as <b>{called}</b>.
          </Trans>
        </p>
      )}
    </form>
  );
}
