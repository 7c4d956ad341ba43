// The button that shows the link to a screen for the room.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fromRoot } from '../../app/server-root-path.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { roomAddress } from '../../room-screen/room-options.ts';
import { Dialog } from '../TableDialogs.tsx';
import { LinkToShare } from './LinkToShare.tsx';
import styles from './RoomScreenLink.module.css';

export function RoomScreenButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" data-act="room-screen" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        <Trans>Screen for the room</Trans>
      </button>
      <Dialog title={t`Screen for the room`} open={isOpen} onClose={() => setOpen(false)}>
        <LinkToShare path={roomAddress(code)} label={t`Link to the screen`}>
          <p>
            <Trans>
              Open this link on a television or a laptop that everyone can see. It shows the table, and never a hand or
              a hidden role.
            </Trans>
          </p>
        </LinkToShare>
        <p className={styles.more}>
          <a href={fromRoot(roomAddress(code))} target="_blank" rel="noreferrer" className="button">
            <Trans>Open it in a new window</Trans>
          </a>
          <a href={fromRoot(roomAddress(code, '?overlay'))} target="_blank" rel="noreferrer" data-act="overlay">
            <Trans>As an overlay for streams</Trans>
          </a>
        </p>
      </Dialog>
    </>
  );
}
