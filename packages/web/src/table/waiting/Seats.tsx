// The seats before a game, in the order in which the turn will go.

import type { TableInfo } from '@posse/protocol';
import { useTable } from '../../session/SessionContext.tsx';
import styles from './Seats.module.css';
import { WaitingSeat } from './WaitingSeat.tsx';

export function Seats({ table }: { readonly table: TableInfo }) {
  const you = useTable((state) => state.you);
  const mine = useTable((state) => state.seat);
  return (
    <ol className={styles.seats}>
      {table.seats.map((seat, place) => (
        <WaitingSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          seat={seat}
          place={place}
          isMine={place === mine}
          isHosts={seat.guest !== null && seat.guest === table.host}
          mayChange={table.host === you}
          maySit={mine === null}
        />
      ))}
    </ol>
  );
}
