// A person who said a line: mute them; the host can report and remove them.

import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatLineInfo } from '@posse/protocol';
import { useState } from 'react';
import { ownSeatIn, useIsHost } from '../../game-table/session/own-seat-hooks.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { SettingSwitch } from '../menu/SettingSwitch.tsx';
import { mute, muteKeyIn, useIsMuted } from '../reactions/muted-reactions.ts';
import { Dialog } from '../TableDialogs.tsx';
import styles from './ChatPanel.module.css';

/** The speaker's name, which opens what can be done about them; only the name for the viewer's own lines. */
export function Speaker({ line }: { readonly line: ChatLineInfo }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isOwn = useTable((state) => line.seat !== null && line.seat === ownSeatIn(state));
  const { name } = line;
  if (isOwn) return <b>{name}</b>;
  return (
    <>
      <button
        type="button"
        className={styles.speaker}
        data-act="speaker"
        aria-label={t`${name}: mute or report`}
        onClick={() => setOpen(true)}
      >
        <b>{name}</b>
      </button>
      <Dialog title={name} open={isOpen} onClose={() => setOpen(false)} keepsOuter={() => true}>
        <About line={line} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function About({ line, onClose }: { readonly line: ChatLineInfo; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { client } = useSession();
  const isHost = useIsHost();
  const table = useTable((state) => state.table);
  const isMuted = useIsMuted()(line);
  const { name, number } = line;
  const report = (remove: boolean): void => {
    client.report({ line: number, remove });
    onClose();
  };
  return (
    <>
      <SettingSwitch
        label={t`Chat and reactions of ${name}`}
        on={!isMuted}
        onChange={(on) => mute(muteKeyIn(table, line), !on)}
      />
      {isHost && (
        <section className={styles.report}>
          <p>
            <Trans>A report names {name} to the operator of this server. What was said stays at the table.</Trans>
          </p>
          <button type="button" className="button" data-act="report" onClick={() => report(false)}>
            <Trans>Report</Trans>
          </button>
          <button type="button" className="button danger" data-act="report-and-remove" onClick={() => report(true)}>
            <Trans>Report and remove</Trans>
          </button>
        </section>
      )}
    </>
  );
}
