// The menu for muting all reactions, or everything that one person says.

import { Trans, useLingui } from '@lingui/react/macro';
import { choose, useSettings } from '../../app/user-settings.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { SettingSwitch } from '../menu/SettingSwitch.tsx';
import styles from '../menu/TableMenu.module.css';
import { mute } from './muted-reactions.ts';

export function MuteMenu() {
  const { t } = useLingui();
  const seats = useTable(({ table }) => table?.seats ?? []);
  const you = useTable((state) => state.you);
  const areShown = useSettings(({ gestures }) => gestures);
  const muted = useSettings((settings) => settings.muted);
  return (
    <section className={styles.signs} data-mute>
      <h3>
        <Trans>Reactions</Trans>
      </h3>
      <SettingSwitch
        label={t`Others’ reactions`}
        about={t`At their seats and in the chat.`}
        on={areShown}
        onChange={(on) => choose({ gestures: on })}
      />
      {muted
        .filter((key) => key.startsWith('@'))
        .map((key) => {
          const who = key.slice(1);
          return (
            <SettingSwitch
              key={key}
              label={t`Chat and reactions of ${who}`}
              on={false}
              onChange={() => mute(key, false)}
            />
          );
        })}
      {seats.map(({ guest, name, by }) => {
        if (guest === null || guest === you || by !== 'person') return null;
        const who = name ?? '?';
        return (
          <SettingSwitch
            key={guest}
            label={t`Chat and reactions of ${who}`}
            on={!muted.includes(guest)}
            onChange={(on) => mute(guest, !on)}
          />
        );
      })}
    </section>
  );
}
