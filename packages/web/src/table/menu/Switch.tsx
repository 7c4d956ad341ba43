// A switch with an explanation.

import { Toggle } from '../../draw/Toggle.tsx';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <span>
        <span className={styles.label}>{label}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
      <Toggle on={on} onChange={onChange} height={30} />
    </label>
  );
}
