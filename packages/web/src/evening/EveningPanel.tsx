// The panels of an evening: the scoreboard, and the line for the next game.

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import styles from './EveningPanel.module.css';
import { NextPlayers } from './NextPlayers.tsx';
import { useEveningLength } from './use-evening.ts';

const Scoreboard = lazy(() => import('./Scoreboard.tsx'));

/** Nothing before the first game is over. */
export function ScoreboardPanel() {
  const { t } = useLingui();
  return useEveningLength() === 0 ? null : (
    <BoardPanel title={t`Scoreboard`}>
      <Suspense>
        <Scoreboard />
      </Suspense>
    </BoardPanel>
  );
}

export function NextPlayersPanel() {
  const { t } = useLingui();
  return (
    <BoardPanel title={t`Who plays next`}>
      <NextPlayers />
    </BoardPanel>
  );
}

/** On the end page: not for a lesson, nor for a game against bots in this browser. */
export function EveningResult() {
  const { t } = useLingui();
  return useEveningLength() === 0 ? null : (
    <section className={styles.result}>
      <h3>{t`Scoreboard`}</h3>
      <Suspense>
        <Scoreboard />
      </Suspense>
      <h3>{t`Who plays next`}</h3>
      <NextPlayers />
    </section>
  );
}

/** A button for the menu that opens both. */
export function EveningButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const hasGames = useEveningLength() > 0;
  return (
    <>
      <button type="button" className="button" data-act="scoreboard" onClick={() => setOpen(true)}>
        {t`Scoreboard and seats`}
      </button>
      <Dialog title={hasGames ? t`Scoreboard` : t`Who plays next`} open={isOpen} onClose={() => setOpen(false)}>
        <Suspense>{hasGames && <Scoreboard />}</Suspense>
        <h3>{t`Who plays next`}</h3>
        <NextPlayers />
      </Dialog>
    </>
  );
}
