// Settings of the calls to a player who is asked at a server's table.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { choose, useSettings } from '../../app/user-settings.ts';
import { SettingSwitch } from '../menu/SettingSwitch.tsx';
import styles from './CallSettings.module.css';
import { askToNotify, canNotify, mayNotify } from './notification.ts';

/** Is this a handheld device that can vibrate? */
const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function CallSettings() {
  const { t } = useLingui();
  const { sound, callSound, callNotice, callBuzz } = useSettings((settings) => settings);
  const [isRefused, setRefused] = useState(false);
  const setNotice = async (isOn: boolean): Promise<void> => {
    const isAllowed = isOn && (await askToNotify());
    setRefused(isOn && !isAllowed);
    choose({ callNotice: isAllowed });
  };
  return (
    <fieldset className={styles.calls} data-calls>
      <legend>
        <Trans>When it’s your move</Trans>
      </legend>
      <SettingSwitch
        label={t`Sound`}
        on={sound && callSound}
        onChange={(on) => choose({ callSound: on, sound: sound || on })}
      />
      {canNotify() && (
        <SettingSwitch
          label={t`Notification`}
          about={
            isRefused
              ? t`Your browser blocks it. You can allow it in the browser’s settings for this page.`
              : t`Only while you are looking at something else.`
          }
          on={callNotice && mayNotify()}
          onChange={(on) => void setNotice(on)}
        />
      )}
      {canBuzz() && <SettingSwitch label={t`Vibration`} on={callBuzz} onChange={(on) => choose({ callBuzz: on })} />}
    </fieldset>
  );
}
