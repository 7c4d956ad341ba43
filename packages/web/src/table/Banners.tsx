// What has to be known as long as it holds: the line is lost, the table is paused, a bot answers for you, you only watch.

import { Trans, useLingui } from '@lingui/react/macro';
import { useIsHost } from '../session/own-seat.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { Banner } from './Banner.tsx';
import styles from './Banners.module.css';
import { Claims } from './Claims.tsx';
import { Watching } from './Watching.tsx';

export function Banners() {
  return (
    <div className={styles.banners} role="status">
      <Lost />
      <Paused />
      <Away />
      <Watching />
      <Claims />
    </div>
  );
}

function Lost() {
  const { t } = useLingui();
  const { client } = useSession();
  const isLost = useTable(({ status }) => status !== 'open');
  if (!isLost) return null;
  return (
    <Banner icon="link" acts={[{ words: t`Try now`, on: () => client.hurry() }]}>
      <Trans>Connection lost, trying again</Trans>
    </Banner>
  );
}

function Paused() {
  const { t } = useLingui();
  const { client } = useSession();
  const isPaused = useTable(({ table }) => table?.paused === true);
  const isHost = useIsHost();
  if (!isPaused) return null;
  return (
    <Banner icon="clock" acts={isHost ? [{ words: t`Go on`, on: () => client.pause(false) }] : []}>
      <Trans>The table is paused</Trans>
    </Banner>
  );
}

function Away() {
  const { t } = useLingui();
  const { client } = useSession();
  const isAway = useTable(({ table, seat }) => seat !== null && table?.seats[seat]?.away === true);
  if (!isAway) return null;
  return (
    <Banner icon="bot" acts={[{ words: t`I am back`, on: () => client.back() }]}>
      <Trans>A bot answers for you</Trans>
    </Banner>
  );
}
