// All that is not part of the game itself: one's seat, the host's powers, the settings, the ways out.

import { Trans } from '@lingui/react/macro';
import { Icon } from '../draw/Icon.tsx';
import { useIsHost } from '../session/own-seat.ts';
import { useTable } from '../session/SessionContext.tsx';
import { Chairs } from './Chairs.tsx';
import { GameMenu } from './GameMenu.tsx';
import { HostMenu } from './HostMenu.tsx';
import { HostName } from './HostName.tsx';
import styles from './Menu.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { WayOut } from './WayOut.tsx';

export function Menu() {
  const isServer = useTable(({ where }) => where === 'server');
  const isHost = useIsHost();
  return (
    <div className={styles.menu}>
      <GameMenu />
      {isServer && <Chairs />}
      {isServer && (isHost ? <HostMenu /> : <HostName />)}
      <section>
        <h3>
          <Trans>Settings</Trans>
        </h3>
        <SettingsForm />
      </section>
      <nav className={styles.ways}>
        <a href="/rules" target="_blank" rel="noreferrer" className="button">
          <Icon name="book" />
          <Trans>Rules</Trans>
        </a>
        <WayOut className="button">
          <Trans>To the lobby</Trans>
        </WayOut>
      </nav>
    </div>
  );
}
