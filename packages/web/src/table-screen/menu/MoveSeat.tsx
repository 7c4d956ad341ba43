// Moves the seat to another device by a link that works once, for five minutes.

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { clockText, useCountdown } from '../../game-table/session/page-clocks.ts';
import { ticketLink } from '../../game-table/session/remembered-tables.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { tableAddress } from '../../lobby/ways-to-table.ts';
import { LinkToShare } from '../invitation/LinkToShare.tsx';
import { Dialog } from '../TableDialogs.tsx';

export function MoveSeat() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" data-act="move" onClick={() => setOpen(true)}>
        <Trans>Play on another device</Trans>
      </button>
      <Dialog title={t`Play on another device`} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <Ticket />}
      </Dialog>
    </>
  );
}

/** The link that moves the seat. It requests a new ticket each time it opens. */
function Ticket() {
  const { t } = useLingui();
  const { client, store } = useSession();
  const code = useTable(({ table }) => table?.code ?? '');
  const ticket = useTable((state) => state.ticket);
  const seconds = useCountdown(ticket?.left ?? null, ticket);
  useEffect(() => {
    store.setState({ ticket: null });
    client.move();
  }, [client, store]);
  const again = (
    <button type="button" className="button" onClick={() => client.move()}>
      <Trans>Make a new link</Trans>
    </button>
  );
  if (ticket === null)
    return (
      <>
        <p role="status">
          <Trans>Creating a link for the other device…</Trans>
        </p>
        {again}
      </>
    );
  if (seconds === 0)
    return (
      <>
        <p role="status">
          <Trans>This link has expired.</Trans>
        </p>
        {again}
      </>
    );
  const time = clockText(seconds ?? 0);
  return (
    <>
      <p>
        <Trans>
          Open this link on the other device, or scan it there, to keep playing in your seat. Don’t share it: anyone who
          opens it sees your hand.
        </Trans>
      </p>
      <LinkToShare path={ticketLink(tableAddress(code), ticket.ticket)} label={t`Link for your other device`}>
        <p role="timer">
          <Trans>Works once, for another {time}. Then this device is signed out.</Trans>
        </p>
      </LinkToShare>
    </>
  );
}
