// The sides of a game in words, and the role that stands for each.

import { useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/engine';
import type { Side } from '@posse/protocol/evening';

export const SIDES: readonly Side[] = ['law', 'outlaws', 'renegade'];

/** The role whose emblem shows a side. Three players have no Sheriff. */
export const roleOf = (side: Side, players: number): Role =>
  side === 'law' ? (players > 3 ? 'sheriff' : 'deputy') : side === 'outlaws' ? 'outlaw' : 'renegade';

/** Returns a function that names a side in a game with so many players. */
export function useSideWords(): (side: Side, players: number) => string {
  const { t } = useLingui();
  return (side, players) =>
    ({
      law: players > 3 ? t`The law` : t`The Deputy`,
      outlaws: players > 3 ? t`The Outlaws` : t`The Outlaw`,
      renegade: t`The Renegade`,
    })[side];
}
