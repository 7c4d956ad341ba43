// The host's powers in a game: the pause, and who plays.

import { Trans, useLingui } from '@lingui/react/macro';
import { useSession, useTable } from '../session/SessionContext.tsx';
import styles from './HostMenu.module.css';
import { HostSeat } from './HostSeat.tsx';
import { Switch } from './Switch.tsx';

export function HostMenu() {
  const { t } = useLingui();
  const { client } = useSession();
  const table = useTable((state) => state.table);
  const mine = useTable((state) => state.seat);
  if (table === null) return null;
  return (
    <section className={styles.host} data-host>
      <h3>
        <Trans>You are the host</Trans>
      </h3>
      {table.phase === 'playing' && (
        <Switch
          label={t`Pause`}
          about={t`Nobody can answer, and no clock runs.`}
          on={table.paused}
          onChange={(on) => client.pause(on)}
        />
      )}
      <ul className={styles.seats}>
        {table.seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <HostSeat key={place} seat={seat} place={place} isMine={place === mine} />
        ))}
      </ul>
    </section>
  );
}
