// Above a replay: the way out, which game it is, through whose eyes it is seen, a link to share, and the proof.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { seatsOf } from '@posse/engine';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useStore } from 'zustand';
import { Icon } from '../draw/index.ts';
import type { Where } from '../session/session.ts';
import { useLanguage } from '../words/language.ts';
import { eyesFrom } from './eyes.ts';
import { Proof } from './Proof.tsx';
import type { Projector } from './projector.ts';
import styles from './ReplayBar.module.css';
import { Share } from './Share.tsx';

interface ReplayBarProps {
  readonly projector: Projector;
  readonly where: Where;
  readonly id: string;
}

export function ReplayBar({ projector, where, id }: ReplayBarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { names, startedAt, setup } = projector.film.replay;
  const from = useHistoryState<{ readonly from?: string } | null>()?.from;
  const [isProving, setProving] = useState(false);
  const eyes = useStore(projector.store, (state) => state.eyes);
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
      <label className={styles.eyes} htmlFor={select}>
        <Icon name="eye" />
        <span className="unseen">{t`Seen by`}</span>
      </label>
      <select
        id={select}
        className={styles.select}
        value={eyes}
        onChange={({ target }) => projector.look(eyesFrom(target.value, count) ?? 'all')}
      >
        <option value="all">{t`All cards open`}</option>
        <option value="spectator">{t`A bystander`}</option>
        {seatsOf(count).map((who) => (
          <option key={who} value={who}>
            {names[who]}
          </option>
        ))}
      </select>
      <Share projector={projector} where={where} id={id} />
      <button type="button" className={styles.sign} aria-label={t`Was it fair?`} onClick={() => setProving(true)}>
        <Icon name="lock" />
      </button>
      <Proof where={where} id={id} noted={null} seat={null} open={isProving} onClose={() => setProving(false)} />
    </header>
  );
}
