// A switch. It stands in a label that names it.

import type { CSSProperties } from 'react';
import styles from './ToggleSwitch.module.css';

interface ToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The height in pixels. */
  readonly height: number;
  /** The accessible name, if the label is hidden. */
  readonly label?: string;
}

export const ToggleSwitch = ({ on, onChange, height, label }: ToggleProps) => (
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
