// A row of radio buttons with a line about the chosen one.

import { useLingui } from '@lingui/react/macro';
import type { LevelId } from '@posse/bots';
import { type ReactNode, useId } from 'react';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { LEVEL_IDS, levelOf, useBotNames } from '../../words/bot-names.ts';
import styles from './RadioRow.module.css';

interface One<T> {
  readonly value: T;
  readonly label: string;
  /** The accessible name. */
  readonly name?: string;
  /** The picture above the label. */
  readonly sign?: ReactNode;
}

interface RadioRowProps<T extends string | number> {
  readonly legend: string;
  /** The chosen value; null if none is chosen. */
  readonly value: T | null;
  readonly of: readonly One<T>[];
  readonly about?: string | undefined;
  readonly onChange: (value: T) => void;
}

export function RadioRow<T extends string | number>({ legend, value, of, about, onChange }: RadioRowProps<T>) {
  const group = useId();
  return (
    <fieldset
      className={styles.radios}
      aria-labelledby={`${group}-legend`}
      aria-describedby={about && `${group}-about`}
    >
      <span id={`${group}-legend`} className={styles.legend}>
        {legend}
      </span>
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

interface LevelChoiceProps {
  /** A bot's id, which may belong to none of these levels. */
  readonly value: string;
  readonly onChange: (level: LevelId) => void;
}

/** The level of the bots in stars, and a line about the chosen one. */
export function LevelChoice({ value, onChange }: LevelChoiceProps) {
  const { t } = useLingui();
  const names = useBotNames();
  return (
    <RadioRow
      legend={t`Bots`}
      value={levelOf(value)}
      of={LEVEL_IDS.map((level) => ({
        value: level,
        label: names.level(level).name,
        sign: <Stars bot={level} />,
      }))}
      about={names.level(value).text}
      onChange={onChange}
    />
  );
}

/** A bot's level in stars. Hidden from screen readers, because the words beside it say the same. */
export function Stars({ bot }: { readonly bot: string }) {
  const level = levelOf(bot);
  if (level === null) return null;
  const rank = LEVEL_IDS.indexOf(level);
  return (
    <span className={styles.stars} aria-hidden="true">
      {LEVEL_IDS.map((id, place) => (
        <Icon key={id} name="star" className={place <= rank ? styles.lit : styles.unlit} />
      ))}
    </span>
  );
}
