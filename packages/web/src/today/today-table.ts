// The table of puzzle and deal: the user among bots, without a server.

import { PERSONAS } from '@posse/bots';
import type { Seat } from '@posse/engine';
import type { GameId, TableInfo } from '@posse/protocol';
import { castTable } from '../finished-game/replay/replay-session.ts';

/** The names at a table at which the user has this seat. */
export const namesAt = (seats: number, own: Seat, ownName: string): string[] =>
  Array.from({ length: seats }, (_, place) =>
    place === own ? ownName : (PERSONAS[place % PERSONAS.length]?.name ?? '?'),
  );

export function todayTable(game: GameId, names: readonly string[], own: Seat, id: string): TableInfo {
  const cast = names.map((_, place) =>
    place === own
      ? { persona: null, level: '' }
      : { persona: PERSONAS[place % PERSONAS.length]?.id ?? null, level: 'marshal' },
  );
  return castTable({ game, names, cast, id });
}
