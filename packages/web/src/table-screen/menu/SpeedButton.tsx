// The button that changes the speed of the table.

import { useLingui } from '@lingui/react/macro';
import { choose, type Speed, useSettings } from '../../app/user-settings.ts';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { speedAt, speedsAt } from '../../game-table/session/playing-speeds.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import styles from './SpeedButton.module.css';

export function useSpeedNames(): Readonly<Record<Speed, string>> {
  const { t } = useLingui();
  return { 1.5: t`Slow`, 1: t`Normal`, 0.5: t`Fast`, 0: t`Instant` };
}

interface SpeedButtonProps {
  /** True on a phone, where the bar of a server's table has no room for the name. */
  readonly isBrief: boolean;
}

export function SpeedButton({ isBrief }: SpeedButtonProps) {
  const { t } = useLingui();
  const where = useTable((state) => state.where);
  const speed = useSettings((settings) => speedAt(where, settings));
  const names = useSpeedNames();
  const speeds = speedsAt(where);
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
  const [name, nextName] = [names[speed], names[next]];
  return (
    <button
      type="button"
      className={classes(styles.speed, isBrief && styles.brief)}
      data-speed={speed}
      aria-label={t`Speed: ${name}`}
      aria-description={t`Switch to: ${nextName}`}
      onClick={() => choose({ speed: next })}
    >
      <Icon name="pace" />
      <span aria-hidden="true">{name}</span>
    </button>
  );
}
