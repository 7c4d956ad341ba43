// How many play, in numbers and as a row of people.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Arch } from '../../draw/Arch.tsx';
import { PEOPLE } from '../people.ts';
import { Choice } from './Choice.tsx';
import styles from './SeatRow.module.css';

interface SeatRowProps {
  readonly seats: readonly number[];
  readonly value: number;
  readonly onChange: (seats: number) => void;
}

export function SeatRow({ seats, value, onChange }: SeatRowProps) {
  const { t } = useLingui();
  return (
    <div className={styles.seats}>
      <Choice
        legend={t`Players`}
        value={value}
        of={seats.map((count) => ({
          value: count,
          label: String(count),
          name: t`${plural(count, { one: '# player', other: '# players' })}`,
        }))}
        onChange={onChange}
      />
      <div className={styles.people} aria-hidden="true">
        {PEOPLE.slice(0, value).map((id, place) => (
          <Arch key={id} character={id} width={38} state={{ turn: place === 0 }} />
        ))}
      </div>
    </div>
  );
}
