// The way to the lobby, or from a side game to its table.

import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { WayBackContext } from '../../out-of-game/side-game-context.ts';
import { Sure } from '../TableDialogs.tsx';

interface WayOutProps {
  readonly className?: string | undefined;
  /** The accessible name, if the visible words do not say where it leads. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function LeaveButton({ className, label, children }: WayOutProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const [, navigate] = useLocation();
  const isMissed = useTable(
    ({ where, table, seat }) => where === 'server' && table?.phase === 'playing' && seat !== null,
  );
  const [isAsking, setAsking] = useState(false);
  const wayBack = useContext(WayBackContext);
  if (wayBack !== null)
    return (
      <button
        type="button"
        className={className}
        aria-label={label === undefined ? undefined : t`Posse, back to the table`}
        onClick={wayBack.back}
      >
        {label === undefined ? t`Back to the table` : children}
      </button>
    );
  return (
    <>
      <Link
        href="/"
        className={className}
        aria-label={label}
        onClick={(event) => {
          if (!isMissed) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {children}
      </Link>
      <Sure
        title={t`Leave the table?`}
        yes={t`Leave`}
        no={t`No, stay`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => {
          client.leave();
          navigate('/');
        }}
      >
        <Trans>
          The game goes on without you: a bot plays for you, and everyone is told. The seat stays yours until the game
          is over, and you can rejoin from the lobby.
        </Trans>
      </Sure>
    </>
  );
}
