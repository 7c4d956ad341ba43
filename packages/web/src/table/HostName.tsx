// Whose the host's powers are now: the host's own, or while he is away another's.

import { Trans } from '@lingui/react/macro';
import { useTable } from '../session/SessionContext.tsx';

export function HostName() {
  const name = useTable(({ table }) => table?.seats.find(({ guest }) => guest === table.host)?.name ?? null);
  if (name === null) return null;
  return (
    <p>
      <Trans>Host of the table: {name}</Trans>
    </p>
  );
}
