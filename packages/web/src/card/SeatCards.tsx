// The cards in front of a player, as many as there is room for; the rest is a number.

import type { CSSProperties } from 'react';
import { CardChip, CardFace } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { chipsIn } from './chips.ts';
import styles from './Seat.module.css';
import { isCompact } from './seat-kind.ts';
import type { SeatState } from './use-seat.ts';

interface SeatCardsProps {
  readonly seat: SeatState;
  readonly table: TableLayout;
}

export function SeatCards({ seat, table }: SeatCardsProps) {
  const { who, player, refusal, distance } = seat;
  const { inPlay } = player;
  const isChips = isCompact(table);
  const width = isChips ? Math.max(21, Math.min(32, Math.round(table.seat.arch * 0.44))) : Math.round(70 * table.scale);
  const beside = !isChips ? 0 : refusal !== null ? 18 + 6.6 * refusal.short.length : distance === null ? 0 : 44;
  // On a phone on its side the words about who is not here stand in the same row.
  const words = table.kind === 'strip' && seat.absence !== null ? 60 : 0;
  const { shown, step } = chipsIn(table.seat.w - beside - words, width, inPlay.length);
  const more = inPlay.length - shown;
  return (
    <span
      className={styles.cards}
      data-spot={`inplay-${who}`}
      style={{ '--gap': `${step - width}px` } as CSSProperties}
    >
      {inPlay.slice(0, shown).map((card) => (
        <span key={card} data-spot={`card-${card}`} className={styles.card}>
          {isChips ? <CardChip card={card} width={width} /> : <CardFace card={card} width={width} size="s" />}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
