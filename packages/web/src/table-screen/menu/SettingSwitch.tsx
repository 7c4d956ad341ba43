// A switch with an explanation.

import { ToggleSwitch } from '../../drawing/ToggleSwitch.tsx';
import styles from './SettingSwitch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly about?: string | undefined;
  /** The name of the setting, for tests. */
  readonly name?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SettingSwitch({ label, about, name, on, onChange }: SwitchProps) {
  return (
    <label className={styles.switch} data-setting={name}>
      <span>
        <span className={styles.label}>{label}</span>
        {about !== undefined && <span className={styles.about}>{about}</span>}
      </span>
      <ToggleSwitch on={on} onChange={onChange} height={30} />
    </label>
  );
}
