// The table's code and QR code beside the captions, while somebody can still sit down.

import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { fromRoot } from '../app/server-root-path.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { tableAddress } from '../lobby/ways-to-table.ts';
import { Quiet } from '../lobby/welcome/OptionalDecoration.tsx';
import { useOrigins } from '../table-screen/invitation/page-addresses.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import styles from './RoomInvitation.module.css';
import { useRoomOptions } from './RoomOptionsContext.tsx';

const QrCode = lazy(() => import('../table-screen/invitation/QrCode.tsx'));

export function RoomInvitation() {
  const { hasCode, hasQr } = useRoomOptions();
  const code = useTable(({ table }) => (table?.seats.some(({ open }) => open) ? table.code : null));
  return (
    <>
      <FullScreenButton />
      {code !== null && (hasCode || hasQr) && (
        <aside className={styles.invitation} data-invitation>
          {hasCode && <TableCode code={code} />}
          {hasQr && <TableQr code={code} className={styles.qr} />}
        </aside>
      )}
    </>
  );
}

export function TableCode({ code }: { readonly code: string }) {
  return (
    <p className={styles.code}>
      <span className={styles.label}>
        <Trans>Sit down with the code</Trans>
      </span>
      <b>{code}</b>
    </p>
  );
}

/** Nothing while nobody else can reach this server. */
export function TableQr({ code, className }: { readonly code: string; readonly className: string | undefined }) {
  const origin = useOrigins()?.[0];
  if (origin === undefined) return null;
  return (
    <span className={className}>
      <Quiet meanwhile={null}>
        <QrCode text={new URL(fromRoot(tableAddress(code)), origin).href} width="100%" />
      </Quiet>
    </span>
  );
}
