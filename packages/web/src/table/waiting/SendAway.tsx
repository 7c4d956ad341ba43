// The host's last resort.

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession, useTable } from '../../session/SessionContext.tsx';
import { Sure } from '../Sure.tsx';

interface SendAwayProps {
  readonly guest: string;
  readonly name: string;
}

export function SendAway({ guest, name }: SendAwayProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        <Trans>Send away</Trans>
      </button>
      <Sure
        title={t`Send ${name} away?`}
        yes={t`Send away`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => client.kick(guest)}
      >
        {isPlaying ? (
          <Trans>A bot plays on in this seat. {name} comes back only if you allow it, by this menu.</Trans>
        ) : (
          <Trans>{name} cannot come back to this table.</Trans>
        )}
      </Sure>
    </>
  );
}
