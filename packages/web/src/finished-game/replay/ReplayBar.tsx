// The bar above a replay: back, game, perspective, link, proof.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { seatsOf } from '@posse/engine';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { fromRoot } from '../../app/server-root-path.ts';
import { Icon } from '../../drawing/index.ts';
import type { Where } from '../../game-table/session/table-session.ts';
import { useLanguage } from '../../words/language.ts';
import { download } from '../finished-game-loader.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import type { Playback } from './playback.ts';
import styles from './ReplayBar.module.css';
import { perspectiveFrom } from './replayed-game.ts';

interface ReplayBarProps {
  readonly playback: Playback;
  readonly where: Where;
  readonly id: string;
}

export function ReplayBar({ playback, where, id }: ReplayBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { names, startedAt, setup } = playback.recording.replay;
  const from = useHistoryState<{ readonly from?: string } | null>()?.from;
  const [isProving, setProving] = useState(false);
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
      <Share playback={playback} where={where} id={id} />
      <button type="button" className={styles.sign} aria-label={t`Was it fair?`} onClick={() => setProving(true)}>
        <Icon name="lock" />
      </button>
      <ProofDialog where={where} id={id} noted={null} seat={null} open={isProving} onClose={() => setProving(false)} />
    </header>
  );
}

interface ShareProps {
  readonly playback: Playback;
  readonly where: Where;
  readonly id: string;
}

const TOLD_FOR = 2500;

/** Shares this moment: a link, or a file for a game that nobody else has. */
function Share({ playback, where, id }: ShareProps) {
  const { t } = useLingui();
  const [told, setTold] = useState('');
  const label = where === 'solo' ? t`Save the replay` : t`Copy a link to this moment`;
  const tell = (words: string): void => {
    setTold(words);
    setTimeout(() => setTold(''), TOLD_FOR);
  };
  const share = async (): Promise<void> => {
    if (where === 'solo') {
      download(`posse-replay-${id}.json`, playback.recording.replay);
      tell(t`Saved. “posse replay FILE” plays it, too.`);
      return;
    }
    const { position, perspective } = playback.store.getState();
    const link = new URL(fromRoot(`/replay/${where}/${id}?at=${position}&eyes=${perspective}`), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      tell(t`Link copied`);
    } catch {
      // Without a clipboard the address bar has the link.
      history.replaceState(history.state, '', link);
      tell(t`The link is in the address bar.`);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.sign}
        data-act="share"
        aria-label={label}
        title={label}
        onClick={() => void share()}
      >
        <Icon name={where === 'solo' ? 'save' : 'link'} />
      </button>
      <p className={styles.told} role="status">
        {told}
      </p>
    </>
  );
}
