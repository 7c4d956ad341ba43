// For whoever sees a running game from outside: why, and the way to a seat if there is one.

import { Trans, useLingui } from '@lingui/react/macro';
import { useOwnSeat } from '../session/own-seat.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { Banner } from './Banner.tsx';

export function Watching() {
  const { t } = useLingui();
  const { client } = useSession();
  const isWatching = useTable(({ table, seat }) => seat === null && table?.phase === 'playing');
  const own = useOwnSeat();
  const isWaiting = useTable(({ table }) => own !== null && table?.seats[own]?.waiting === true);
  const open = useTable(({ table }) => table?.seats.findIndex((seat) => seat.open) ?? -1);
  if (!isWatching) return null;
  if (isWaiting)
    return (
      <Banner icon="clock">
        <Trans>The seat is yours. You see its hand when it is asked the next time; until then a bot plays.</Trans>
      </Banner>
    );
  if (own !== null)
    return (
      <Banner icon="bot" acts={[{ words: t`Take your seat again`, on: () => client.sit(own) }]}>
        <Trans>You have left: a bot plays in your seat</Trans>
      </Banner>
    );
  return (
    <Banner icon="eye" acts={open < 0 ? [] : [{ words: t`Take a seat`, on: () => client.sit(open) }]}>
      <Trans>You are watching</Trans>
    </Banner>
  );
}
