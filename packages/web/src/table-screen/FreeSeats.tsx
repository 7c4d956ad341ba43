// Free seats and seats of absent players, for a spectator of a running game.

import { Trans } from '@lingui/react/macro';
import { heldSeatIn } from '../game-table/session/own-seat-hooks.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState } from '../game-table/session/table-session.ts';
import styles from './menu/HostMenu.module.css';

export interface Chair {
  readonly place: number;
  readonly name: string;
  /** The possible action: to sit down, or to claim the seat as one's own. */
  readonly may: 'sit' | 'claim';
}

export function chairsFor({ table, you, seat }: Pick<TableState, 'table' | 'you' | 'seat'>): readonly Chair[] {
  if (table === null || table.phase !== 'playing' || seat !== null || heldSeatIn({ table, you }) !== null) return [];
  return table.seats.flatMap(({ name, open, claimable }, place): Chair[] => {
    if (open) return [{ place, name: name ?? '?', may: 'sit' }];
    return claimable ? [{ place, name: name ?? '?', may: 'claim' }] : [];
  });
}

export function FreeSeats() {
  const { client } = useSession();
  const table = useTable((state) => state.table);
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const chairs = chairsFor({ table, you, seat });
  if (chairs.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Seats</Trans>
      </h3>
      <ul>
        {chairs.map(({ place, name, may }) => (
          <li key={place} className={styles.seat}>
            <span className={styles.name}>{name}</span>
            <span className={styles.acts}>
              {may === 'sit' ? (
                <button type="button" data-act="sit-late" onClick={() => client.sit(place)}>
                  <Trans>Sit here</Trans>
                </button>
              ) : (
                <button type="button" data-act="claim" onClick={() => client.claim(place)}>
                  <Trans>This was my seat</Trans>
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
