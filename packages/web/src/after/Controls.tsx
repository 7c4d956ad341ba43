// The buttons that run a film, the scrubber above them, and where one is.

import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { Icon } from '../draw/index.ts';
import styles from './Controls.module.css';
import { type FilmSpeed, type Projector, SPEEDS } from './projector.ts';
import { Scrubber } from './Scrubber.tsx';
import { type Sign, TransportSign } from './TransportSign.tsx';
import { useMoment } from './use-moment.ts';

interface ControlsProps {
  readonly projector: Projector;
  /** Opens the log and the rest; null where they are in sight. */
  readonly onPanel: (() => void) | null;
}

export function Controls({ projector, onPanel }: ControlsProps) {
  const { t } = useLingui();
  const isPlaying = useStore(projector.store, (state) => state.isPlaying);
  const moment = useMoment(projector);
  return (
    <footer className={styles.controls}>
      <Scrubber projector={projector} />
      <div className={styles.row}>
        <div className={styles.buttons}>
          <Control sign="turnBack" label={t`Turn back`} onClick={() => projector.turn(-1)} />
          <Control sign="stepBack" label={t`Step back`} onClick={() => projector.step(-1)} />
          <Control
            sign={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? t`Pause` : t({ message: 'Play', context: 'a recording' })}
            onClick={() => projector.toggle()}
            isMain
          />
          <Control sign="stepOn" label={t`Step on`} onClick={() => projector.step(1)} />
          <Control sign="turnOn" label={t`Next turn`} onClick={() => projector.turn(1)} />
        </div>
        <p className={styles.moment}>{moment.short}</p>
        <Speed projector={projector} />
        {onPanel !== null && (
          <button
            type="button"
            className={styles.control}
            data-act="film-panel"
            aria-label={t`Log, hands and result`}
            onClick={onPanel}
          >
            <Icon name="log" />
          </button>
        )}
      </div>
    </footer>
  );
}

interface ControlProps {
  readonly sign: Sign;
  readonly label: string;
  readonly onClick: () => void;
  readonly isMain?: boolean;
}

function Control({ sign, label, onClick, isMain = false }: ControlProps) {
  return (
    <button
      type="button"
      className={isMain ? `${styles.control} ${styles.main}` : styles.control}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <TransportSign name={sign} />
    </button>
  );
}

function Speed({ projector }: { readonly projector: Projector }) {
  const { t, i18n } = useLingui();
  const speed = useStore(projector.store, (state) => state.speed);
  return (
    <select
      className={styles.speed}
      aria-label={t`Speed`}
      value={speed}
      onChange={({ target }) => projector.hurry(Number(target.value) as FilmSpeed)}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {`${i18n.number(one)} ×`}
        </option>
      ))}
    </select>
  );
}
