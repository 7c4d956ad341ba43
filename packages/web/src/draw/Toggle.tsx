// What one slides to turn something on or off. It stands in a label that says what.

import type { CSSProperties } from 'react';
import styles from './Toggle.module.css';

interface ToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** How high it is, in pixels. */
  readonly height: number;
  /** What it is called aloud, where the label is not to be seen. */
  readonly label?: string;
}

export const Toggle = ({ on, onChange, height, label }: ToggleProps) => (
  <input
    type="checkbox"
    role="switch"
    className={styles.toggle}
    style={{ '--height': `${height}px` } as CSSProperties}
    aria-label={label}
    aria-checked={on}
    checked={on}
    onChange={({ target }) => onChange(target.checked)}
  />
);
