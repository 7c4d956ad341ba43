// A switch in the lobby's bar that shows its state.

import { Icon } from '../drawing/Icon.tsx';
import { ToggleSwitch } from '../drawing/ToggleSwitch.tsx';
import styles from './BarSwitch.module.css';

interface BarSwitchProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function BarSwitch({ icon, label, on, onChange }: BarSwitchProps) {
  return (
    <label className={styles.switch} title={label}>
      <Icon name={icon} />
      <span className={styles.word}>{label}</span>
      <ToggleSwitch on={on} onChange={onChange} height={22} label={label} />
    </label>
  );
}
