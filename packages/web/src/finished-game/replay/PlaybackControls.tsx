// The buttons that run a recording, the scrubber above them, and where one is.

import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../drawing/index.ts';
import { type Mark, turnAt } from './key-moments.ts';
import styles from './PlaybackControls.module.css';
import { type Playback, type PlaybackSpeed, SPEEDS } from './playback.ts';

const SIGNS = {
  play: 'M7 3.5V20.5L21 12Z',
  pause: 'M5.5 4H10V20H5.5ZM14 4H18.5V20H14Z',
  stepOn: 'M5 4.5V19.5L15.5 12ZM16.5 4.5H20V19.5H16.5Z',
  stepBack: 'M19 4.5V19.5L8.5 12ZM4 4.5H7.5V19.5H4Z',
  turnOn: 'M2 5V19L11 12ZM11 5V19L20 12ZM20 5H22.5V19H20Z',
  turnBack: 'M22 5V19L13 12ZM13 5V19L4 12ZM1.5 5H4V19H1.5Z',
} as const;

type Sign = keyof typeof SIGNS;

/** The signs on the buttons of a recording: run, stop, step, turn. */
function TransportSign({ name }: { readonly name: Sign }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

interface ControlsProps {
  readonly playback: Playback;
  /** Opens the log and the other details; null if they are visible. */
  readonly onDetails: (() => void) | null;
}

export function PlaybackControls({ playback, onDetails }: ControlsProps) {
  const { t } = useLingui();
  const isPlaying = useStore(playback.store, (state) => state.isPlaying);
  const whereabouts = useWhereabouts(playback);
  return (
    <footer className={styles.controls}>
      <Scrubber playback={playback} />
      <div className={styles.row}>
        <div className={styles.buttons}>
          <Control sign="turnBack" label={t`Previous turn`} onClick={() => playback.turn(-1)} />
          <Control sign="stepBack" label={t`Step back`} onClick={() => playback.step(-1)} />
          <Control
            sign={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? t`Pause` : t({ message: 'Play', context: 'a recording' })}
            onClick={() => playback.toggle()}
            isMain
          />
          <Control sign="stepOn" label={t`Step on`} onClick={() => playback.step(1)} />
          <Control sign="turnOn" label={t`Next turn`} onClick={() => playback.turn(1)} />
        </div>
        <p className={styles.whereabouts}>{whereabouts.short}</p>
        <Speed playback={playback} />
        {onDetails !== null && (
          <button
            type="button"
            className={styles.control}
            data-act="film-panel"
            aria-label={t`Log, hands and result`}
            onClick={onDetails}
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

function Speed({ playback }: { readonly playback: Playback }) {
  const { t, i18n } = useLingui();
  const speed = useStore(playback.store, (state) => state.speed);
  return (
    <select
      className={styles.speed}
      aria-label={t`Speed`}
      value={speed}
      onChange={({ target }) => playback.hurry(Number(target.value) as PlaybackSpeed)}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {`${i18n.number(one)} ×`}
        </option>
      ))}
    </select>
  );
}

/** A recording on one line: drag to any answer. Marks show turns, events and eliminations. */
function Scrubber({ playback }: { readonly playback: Playback }) {
  const { t } = useLingui();
  const { recording, marks } = playback;
  const position = useStore(playback.store, (state) => state.position);
  const { long } = useWhereabouts(playback);
  return (
    <div className={styles.scrubber} style={{ '--done': shareOf(position, recording.length) } as CSSProperties}>
      <Marks marks={marks} length={recording.length} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={recording.length}
        value={position}
        aria-label={t`Position in the game`}
        aria-valuetext={long}
        onChange={({ target }) => playback.seek(target.valueAsNumber)}
      />
    </div>
  );
}

const shareOf = (position: number, length: number): number => position / Math.max(1, length);

const Marks = memo(function Marks({ marks, length }: { readonly marks: readonly Mark[]; readonly length: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map((mark, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a recording never change
          key={place}
          className={styles[mark.kind]}
          style={{ '--at': shareOf(mark.position, length) } as CSSProperties}
        >
          {mark.kind === 'fall' && <Icon name="skull" />}
          {mark.kind === 'event' && <Icon name="star" />}
        </span>
      ))}
    </div>
  );
});

interface Whereabouts {
  readonly short: string;
  readonly long: string;
}

/** The position in a recording, in words. */
function useWhereabouts({ recording, marks, store }: Playback): Whereabouts {
  const { t } = useLingui();
  const position = useStore(store, (state) => state.position);
  const { round, who } = turnAt(marks, position);
  const name = recording.replay.names[who] ?? '?';
  const { length } = recording;
  return {
    short: t`Round ${round}: ${name}`,
    long: t`Round ${round}, ${name}’s turn, move ${position} of ${length}`,
  };
}
