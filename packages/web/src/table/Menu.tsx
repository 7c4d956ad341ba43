// All that is not part of the game itself: one's seat, the host's powers, the settings, the ways out.

import { Trans } from '@lingui/react/macro';
import { Icon } from '../draw/Icon.tsx';
import { useTable } from '../session/SessionContext.tsx';
import { GameMenu } from './GameMenu.tsx';
import { HostMenu } from './HostMenu.tsx';
import styles from './Menu.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { WayOut } from './WayOut.tsx';

export function Menu() {
  const isHost = useTable(({ table, you, where }) => where === 'server' && table?.host === you);
  return (
    <div className={styles.menu}>
      <GameMenu />
      {isHost && <HostMenu />}
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
