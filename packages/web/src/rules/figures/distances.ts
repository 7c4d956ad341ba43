// Distances at a table of six, as the engine itself measures them.

import { type CardId, distance, emptyTable, newPlayer, OURS, PLAIN, reachOf, refreshAll, setupFrom } from '@posse/card';
import { randomFrom, seat } from '@posse/engine';

export const SEATS = 6;
/** Who sits opposite. */
export const OPPOSITE = 3;

export interface Equipment {
  /** A weapon, by its key; null is the Colt. */
  readonly weapon: string | null;
  readonly hasScope: boolean;
  /** Does the one opposite have a Mustang? */
  readonly isMounted: boolean;
}

export interface Measured {
  /** To each of the others, clockwise. */
  readonly distances: readonly number[];
  readonly reach: number;
}

export function measure({ weapon, hasScope, isMounted }: Equipment): Measured {
  const players = Array.from({ length: SEATS }, (_, place) =>
    newPlayer(OURS, place === 0 ? 'sheriff' : 'outlaw', PLAIN),
  );
  const [you] = players;
  if (weapon !== null) you?.inPlay.push(copyOf(weapon));
  if (hasScope) you?.inPlay.push(copyOf('scope'));
  if (isMounted) players[OPPOSITE]?.inPlay.push(copyOf('mustang'));
  const table = emptyTable(OURS, setupFrom({ seats: SEATS }), randomFrom('distances'), players);
  refreshAll(table);
  const others = players.slice(1).map((_, place) => seat(place + 1));
  return { distances: others.map((other) => distance(table, seat(0), other)), reach: reachOf(table, seat(0)) };
}

const copyOf = (key: string): CardId => OURS.cards.findIndex(({ kind }) => kind.key === key) as CardId;
