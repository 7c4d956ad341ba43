// What has to be known as long as it holds: the line is lost, the table is paused, a bot answers for you, you only watch.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { useSession, useTable } from '../session/SessionContext.tsx';
import styles from './Banners.module.css';

export function Banners() {
  return (
    <div className={styles.banners} role="status">
      <Lost />
      <Paused />
      <Away />
      <Watching />
    </div>
  );
}

function Lost() {
  const { client } = useSession();
  const isLost = useTable(({ status }) => status !== 'open');
  if (!isLost) return null;
  return (
    <Banner icon="link" act={<Trans>Try now</Trans>} onAct={() => client.hurry()}>
      <Trans>Connection lost, trying again</Trans>
    </Banner>
  );
}

function Paused() {
  const { client } = useSession();
  const isPaused = useTable(({ table }) => table?.paused === true);
  const isHost = useTable(({ table, you }) => table?.host === you);
  if (!isPaused) return null;
  return (
    <Banner icon="clock" act={isHost && <Trans>Go on</Trans>} onAct={() => client.pause(false)}>
      <Trans>The table is paused</Trans>
    </Banner>
  );
}

function Away() {
  const { client } = useSession();
  const isAway = useTable(({ table, seat }) => seat !== null && table?.seats[seat]?.away === true);
  if (!isAway) return null;
  return (
    <Banner icon="bot" act={<Trans>I am back</Trans>} onAct={() => client.back()}>
      <Trans>A bot answers for you</Trans>
    </Banner>
  );
}

/** In a game one may take over a seat that only a bot keeps warm. */
function Watching() {
  const { client } = useSession();
  const isWatching = useTable(({ table, seat }) => seat === null && table?.phase === 'playing');
  const free = useTable(({ table, shown }) =>
    table === null
      ? -1
      : table.seats.findIndex(({ by }, place) => by === 'nobody' && shown?.view.players[place]?.alive),
  );
  if (!isWatching) return null;
  return (
    <Banner icon="eye" act={free >= 0 && <Trans>Take a seat</Trans>} onAct={() => client.sit(free)}>
      <Trans>You are watching</Trans>
    </Banner>
  );
}

interface BannerProps {
  readonly icon: 'link' | 'clock' | 'bot' | 'eye';
  readonly children: ReactNode;
  /** What one can do about it; false if nothing. */
  readonly act: ReactNode;
  readonly onAct: () => void;
}

function Banner({ icon, children, act, onAct }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Icon name={icon} />
      <span>{children}</span>
      {act !== false && (
        <button type="button" className={styles.act} onClick={onAct}>
          {act}
        </button>
      )}
    </div>
  );
}
