// The menu: seat, host powers, settings, ways out.

import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { fromRoot } from '../../app/server-root-path.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { EveningButton } from '../../evening/EveningPanel.tsx';
import { useIsAutomatic, useSetAutomatic } from '../../game-table/answer/auto-answer-setting.ts';
import { useIsHost } from '../../game-table/session/own-seat-hooks.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { VoiceLink } from '../chat/VoiceLink.tsx';
import { FreeSeats } from '../FreeSeats.tsx';
import { RoomScreenButton } from '../invitation/RoomScreenLink.tsx';
import { MuteMenu } from '../reactions/MuteMenu.tsx';
import { Dialog, Sure } from '../TableDialogs.tsx';
import { Invitation } from '../waiting-room/StartRow.tsx';
import { HostMenu, HostName } from './HostMenu.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './TableMenu.module.css';

export function TableMenu() {
  const isServer = useTable(({ where }) => where === 'server');
  const isHost = useIsHost();
  const rules = useRulesPath();
  return (
    <div className={styles.menu}>
      <GameMenu />
      <PacksOfGame />
      {isServer && <Invite />}
      {isServer && (
        <section className={styles.game}>
          <EveningButton />
          <RoomScreen />
        </section>
      )}
      {isServer && <VoiceLink />}
      {isServer && <FreeSeats />}
      {isServer && (isHost ? <HostMenu /> : <HostName />)}
      {isServer && <MuteMenu />}
      <section>
        <h3>
          <Trans>Settings</Trans>
        </h3>
        <PersonalSettings />
      </section>
      <nav className={styles.ways}>
        <a href={fromRoot(rules)} target="_blank" rel="noreferrer" className="button">
          <Icon name="book" />
          <Trans>Rules</Trans>
        </a>
        <LeaveButton className="button">
          <Trans>To the lobby</Trans>
        </LeaveButton>
      </nav>
    </div>
  );
}

function RoomScreen() {
  const code = useTable(({ table }) => table?.code ?? null);
  return code === null ? null : <RoomScreenButton code={code} />;
}

const TablePacks = lazy(() => import('../../packs/TablePacks.tsx'));

/** Everybody can look at the packs while they play. */
function PacksOfGame() {
  const table = useTable((state) => state.table);
  if (table?.packs === undefined) return null;
  return (
    <Suspense fallback={null}>
      <TablePacks table={table} />
    </Suspense>
  );
}

/** The rules also show the packs of this table. */
const useRulesPath = (): string =>
  useTable(({ table }) => (table?.packs === undefined ? '/rules' : `/rules/card?table=${table.code}`));

/** The invitation to this table, during a game or between two. */
function Invite() {
  const code = useTable(({ table }) => (table === null || table.phase === 'gathering' ? null : table.code));
  const { t } = useLingui();
  const [isInviting, setInviting] = useState(false);
  if (code === null) return null;
  return (
    <section className={styles.game}>
      <button type="button" className="button" data-act="invite" onClick={() => setInviting(true)}>
        <Trans>Invite your friends</Trans>
      </button>
      <Dialog title={t`Invite your friends`} open={isInviting} onClose={() => setInviting(false)}>
        <Invitation code={code} />
      </Dialog>
    </section>
  );
}

// The viewer's seat in the game: automatic answers, moving it to another device, giving it up.

export function GameMenu() {
  const { t } = useLingui();
  const { client } = useSession();
  const isAutomatic = useIsAutomatic();
  const setAutomatic = useSetAutomatic();
  const isSolo = useTable(({ where }) => where === 'solo');
  const isSeated = useTable(({ seat }) => seat !== null);
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  const [isLeaving, setLeaving] = useState(false);
  if (!isSeated) return null;
  return (
    <section className={styles.game}>
      <SettingSwitch
        label={t`Automatic answers`}
        about={
          isSolo
            ? t`If only one answer is possible, it is given for you.`
            : t`If only one answer is possible, it is given for you after a moment. A quick pass tells others that you hold nothing.`
        }
        on={isAutomatic}
        onChange={setAutomatic}
      />
      {!isSolo && (
        <>
          <MoveSeat />
          <button type="button" className="button" onClick={() => (isPlaying ? setLeaving(true) : client.leave())}>
            <Trans>Stand up and watch</Trans>
          </button>
          <Sure
            title={t`Give up your seat?`}
            yes={t`Stand up`}
            no={t`No, stay`}
            open={isLeaving}
            onClose={() => setLeaving(false)}
            onYes={() => client.leave()}
          >
            <Trans>
              A bot takes over right away, and everyone is told. You can take the seat back until the game is over.
            </Trans>
          </Sure>
        </>
      )}
    </section>
  );
}
