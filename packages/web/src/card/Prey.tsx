// Whose card it is to be is clear: now which one. His cards lie where your hand was.

import { Trans } from '@lingui/react/macro';
import type { Answer } from '@posse/card';
import type { Seat } from '@posse/engine';
import { CardBack, CardFace } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { usePlay } from './Play.tsx';
import styles from './Prey.module.css';

interface PreyProps {
  readonly table: TableLayout;
  readonly at: Seat;
  readonly prey: readonly NonNullable<Answer['prey']>[];
}

export function Prey({ table, at, prey }: PreyProps) {
  const { view, pick } = usePlay();
  const width = Math.round(table.hand.card * 0.86);
  const count = view.players[at]?.hand.length ?? 0;
  return (
    <ul className={styles.prey} data-row>
      {prey.map((one, place) => (
        <li key={one}>
          <button
            type="button"
            className={styles.card}
            data-act="prey"
            data-number={place + 1}
            onClick={() => pick({ prey: one })}
          >
            {one === 'hand' ? <CardBack width={width} count={count} /> : <CardFace card={one} width={width} />}
            <span className={styles.name}>{one === 'hand' ? <Trans>Hand</Trans> : <Trans>In play</Trans>}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
