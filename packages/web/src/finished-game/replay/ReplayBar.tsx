// The bar above a replay: back, game, perspective, sharing, proof.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { seatsOf } from '@posse/engine';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { Icon } from '../../drawing/index.ts';
import type { Where } from '../../game-table/session/table-session.ts';
import { isSecondTry } from '../../solo/second-try-id.ts';
import { useLanguage } from '../../words/language.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ShareGameDialog } from '../share/ShareGameDialog.tsx';
import type { Playback } from './playback.ts';
import styles from './ReplayBar.module.css';
import { perspectiveFrom } from './replayed-game.ts';

interface ReplayBarProps {
  readonly playback: Playback;
  readonly where: Where;
  /** Null for a game that was opened from a link or a file: its proof is elsewhere. */
  readonly id: string | null;
}

export function ReplayBar({ playback, where, id }: ReplayBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { names, startedAt, setup } = playback.recording.replay;
  const from = useHistoryState<{ readonly from?: string } | null>()?.from;
  const [isProving, setProving] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const perspective = useStore(playback.store, (state) => state.perspective);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(startedAt);
  const count = setup.seats;
  const select = useId();
  return (
    <header className={styles.bar}>
      <Link
        href={from ?? '/'}
        className={styles.sign}
        aria-label={from === undefined ? t`Back to the lobby` : t`Back to the table`}
      >
        <Icon name="close" />
      </Link>
      <h1 className={styles.title}>
        {t`Replay`}
        <span className={styles.about}>{t`${plural(count, { one: '# player', other: '# players' })}, ${date}`}</span>
      </h1>
      <label className={styles.perspective} htmlFor={select}>
        <Icon name="eye" />
        <span className="unseen">{t`View`}</span>
      </label>
      <select
        id={select}
        className={styles.select}
        value={perspective}
        onChange={({ target }) => playback.look(perspectiveFrom(target.value, count) ?? 'all')}
      >
        <option value="all">{t`All cards open`}</option>
        <option value="spectator">{t`Spectator`}</option>
        {seatsOf(count).map((who) => (
          <option key={who} value={who}>
            {names[who]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.sign}
        data-act="share"
        aria-label={t`Share this game`}
        title={t`Share this game`}
        onClick={() => setSharing(true)}
      >
        <Icon name="link" />
      </button>
      <ShareGameDialog playback={playback} where={where} id={id} open={isSharing} onClose={() => setSharing(false)} />
      {id !== null && !isSecondTry(id) && (
        <>
          <button type="button" className={styles.sign} aria-label={t`Was it fair?`} onClick={() => setProving(true)}>
            <Icon name="lock" />
          </button>
          <ProofDialog
            where={where}
            id={id}
            noted={null}
            seat={null}
            open={isProving}
            onClose={() => setProving(false)}
          />
        </>
      )}
    </header>
  );
}
