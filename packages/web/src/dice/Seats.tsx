// All the others round the table. The arrow keys go from seat to seat, clockwise or back.

import { useLingui } from '@lingui/react/macro';
import type { Seat as Place } from '@posse/engine';
import type { KeyboardEvent } from 'react';
import type { TableLayout } from '../table/layout.ts';
import { Seat } from './Seat.tsx';
import styles from './Seats.module.css';
import type { Sitting } from './sitting.ts';

interface SeatsProps {
  /** Clockwise, from the left of whoever sits below. */
  readonly others: readonly Sitting[];
  readonly table: TableLayout;
  readonly pointed: Place | null;
  /** Somebody is pointed at, or left again. */
  readonly onPoint: (seat: Place | null) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function goRound({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[key];
  if (step === undefined) return;
  const seats = [...currentTarget.querySelectorAll<HTMLElement>('[data-seat]')];
  const place = seats.indexOf(target as HTMLElement);
  seats.at((place + step) % seats.length)?.focus();
}

export function Seats({ others, table, pointed, onPoint }: SeatsProps) {
  const { t } = useLingui();
  return (
    <section className={styles.seats} aria-label={t`Players`} onKeyDown={goRound}>
      {others.map((sitting, place) => {
        const where = table.seats[place];
        return (
          where && (
            <Seat
              key={sitting.who}
              sitting={sitting}
              where={where}
              table={table}
              isPointed={pointed === sitting.who}
              onPoint={onPoint}
            />
          )
        );
      })}
    </section>
  );
}
