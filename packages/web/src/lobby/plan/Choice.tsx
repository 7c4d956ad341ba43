// One of a few, side by side, and a line about the one that is chosen.

import { type ReactNode, useId } from 'react';
import { classes } from '../../draw/classes.ts';
import styles from './Choice.module.css';

interface One<T> {
  readonly value: T;
  readonly label: string;
  /** For those who can't see the others beside it. */
  readonly name?: string;
  /** Above the label. */
  readonly sign?: ReactNode;
}

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  /** Null if none of them holds. */
  readonly value: T | null;
  readonly of: readonly One<T>[];
  readonly about?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string | number>({ legend, value, of, about, onChange }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={about && `${group}-about`}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {of.map((one) => (
          <label key={one.value} className={styles.one}>
            <input
              type="radio"
              name={group}
              data-choice={one.value}
              aria-label={one.name}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span className={classes(one.sign !== undefined && styles.signed)}>
              {one.sign}
              {one.label}
            </span>
          </label>
        ))}
      </div>
      {about && (
        <p id={`${group}-about`} className={styles.about}>
          {about}
        </p>
      )}
    </fieldset>
  );
}
