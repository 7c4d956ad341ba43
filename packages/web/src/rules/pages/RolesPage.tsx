// Who is who: the roles, how many of each there are, and the special roles of Old Saloon.

import { useLingui } from '@lingui/react/macro';
import { thingsOf } from '../catalogue.ts';
import { RolesTable } from '../figures/RolesTable.tsx';
import type { GameId } from '../thing.ts';
import { ThingList } from './ThingList.tsx';

export function RolesPage({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  return (
    <>
      <ThingList title={t`Roles`} things={thingsOf(game, 'role')} />
      <RolesTable game={game} />
      {game === 'dice' && <ThingList title={t`Special roles`} things={thingsOf('dice', 'special')} />}
    </>
  );
}
