// The table of a finished game, with all that it takes to run it: bar, log, scrubber and buttons.

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { settings } from '../app/settings.ts';
import { Sounds } from '../motion/Sounds.tsx';
import { ZoomHost } from '../rules/Zoom.tsx';
import { SessionContext } from '../session/SessionContext.tsx';
import type { Where } from '../session/session.ts';
import { Drawer } from '../table/Drawer.tsx';
import { useMedia } from '../table/media.ts';
import styles from './Cinema.module.css';
import { Controls } from './Controls.tsx';
import { eyesFrom } from './eyes.ts';
import type { Film } from './film.ts';
import { OlderNote } from './OlderNote.tsx';
import { Panel } from './Panel.tsx';
import { Projector } from './projector.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useKeys } from './use-keys.ts';

const CardTable = lazy(() => import('../card/CardTable.tsx'));
const DiceTable = lazy(() => import('../dice/DiceTable.tsx'));

interface CinemaProps {
  readonly film: Film;
  readonly where: Where;
  readonly id: string;
}

export function Cinema({ film, where, id }: CinemaProps) {
  const { t } = useLingui();
  const [projector] = useState(() => threaded(film, where, id));
  useEffect(() => () => projector.stop(), [projector]);
  useKeys(projector);
  const eyes = useStore(projector.store, (state) => state.eyes);
  const isWide = useMedia('(min-width: 1100px)');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const Table = film.replay.game === 'card' ? CardTable : DiceTable;
  return (
    <SessionContext value={projector.session}>
      <div className={styles.cinema}>
        <ReplayBar projector={projector} where={where} id={id} />
        <OlderNote film={film} />
        <div className={styles.table}>
          <Suspense fallback={null}>
            <Table key={eyes} />
          </Suspense>
        </div>
        {isWide && (
          <aside className={styles.rail} aria-label={t`About this game`}>
            <Panel projector={projector} />
          </aside>
        )}
        <Controls projector={projector} onPanel={isWide ? null : () => setPanelOpen(true)} />
      </div>
      {!isWide && (
        <Drawer title={t`About this game`} open={isPanelOpen} onClose={() => setPanelOpen(false)}>
          <Panel projector={projector} />
        </Drawer>
      )}
      <ZoomHost />
      <Sounds />
    </SessionContext>
  );
}

/** From where the address says, through whose eyes it says. */
function threaded(film: Film, where: Where, id: string): Projector {
  const search = new URLSearchParams(location.search);
  const eyes = eyesFrom(search.get('eyes'), film.replay.setup.seats) ?? 'all';
  const position = Number.parseInt(search.get('at') ?? '0', 10) || 0;
  return new Projector(film, where, id, { position, eyes }, () => settings.getState().speed);
}
