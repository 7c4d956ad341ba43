// The menu for muting reactions, all at once or by person.

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
      {areShown &&
        seats.map(({ guest, name, by }) => {
          if (guest === null || guest === you || by !== 'person') return null;
          const who = name ?? '?';
          return (
            <SettingSwitch
              key={guest}
              label={t`Reactions of ${who}`}
              on={!muted.includes(guest)}
              onChange={(on) => mute(guest, !on)}
            />
          );
        })}
    </section>
  );
}
