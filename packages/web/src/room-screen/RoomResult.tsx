// The result of a game on a screen for the room.

import { useLingui } from '@lingui/react/macro';
import { type Seat, seatsOf } from '@posse/engine';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { Icon, MomentRays, PlayerArch, RoleTag } from '../drawing/index.ts';
import { useEndingWords } from '../finished-game/result/ending-words.ts';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { usePortraits } from '../finished-game/result/result-portraits.ts';
import { useTally } from '../finished-game/result/use-deed-tally.ts';
import { useRoom } from '../game-table/layout/use-container-size.ts';
import type { GameView } from '../game-table/session/beat.ts';
import { usePlayers, useTable } from '../game-table/session/SessionContext.tsx';
import { RoomInvitation } from './RoomInvitation.tsx';
import styles from './RoomResult.module.css';
import { RoomScoreboard } from './RoomScoreboard.tsx';
import { NextStart } from './RoomWaiting.tsx';
import { pageUnit } from './table/room-layout.ts';

const RoomReplay = lazy(() => import('./RoomReplay.tsx'));

export function RoomResult() {
  const view = useTable(({ shown }) => shown?.view ?? null);
  const id = useTable(({ shown }) => shown?.id ?? null);
  const [replayed, setReplayed] = useState<string | null>(null);
  const isStarting = useTable(({ table }) => table !== null && (table.startsIn !== null || table.start !== null));
  if (view === null || view.winners === null || id === null) return null;
  // The next game waits for nobody who looks back.
  if (replayed === id && !isStarting)
    return (
      <Suspense fallback={null}>
        <RoomReplay id={id} onEnd={() => setReplayed(null)} />
      </Suspense>
    );
  return <Result view={view} onReplay={() => setReplayed(id)} />;
}

interface ResultProps {
  readonly view: GameView;
  readonly onReplay: () => void;
}

function Result({ view, onReplay }: ResultProps) {
  const { t } = useLingui();
  const [ref, room] = useRoom();
  const { tally, isWhole } = useTally();
  const words = useEndingWords(view, isWhole ? tally : null);
  const unit = room === null ? 0 : pageUnit(room.width, room.height);
  const seats = seatsOf(view.players.length);
  const hasWon = (who: Seat): boolean => view.winners?.includes(who) === true;
  return (
    <div ref={ref} className={styles.page} style={{ '--u': `${unit}px` } as CSSProperties}>
      {unit > 0 && (
        <main className={styles.result} data-screen="after">
          <header className={styles.ending}>
            <MomentRays tone="gold" className={styles.rays} />
            <h1 className={styles.title}>{words.title}</h1>
            {words.sub !== '' && <p className={styles.sub}>{words.sub}</p>}
          </header>
          <div className={styles.columns}>
            <ol className={styles.players} aria-label={t`Players and roles`}>
              {[...seats.filter(hasWon), ...seats.filter((who) => !hasWon(who))].map((who) => (
                <Player key={who} who={who} view={view} hasWon={hasWon(who)} unit={unit} />
              ))}
            </ol>
            <RoomScoreboard />
          </div>
          <footer className={styles.foot}>
            <NextStart />
            <button type="button" className={styles.replay} data-act="open-replay" onClick={onReplay}>
              <Icon name="play" />
              {t`Replay with open hands`}
            </button>
            <RoomInvitation />
          </footer>
        </main>
      )}
    </div>
  );
}

interface PlayerProps {
  readonly who: Seat;
  readonly view: GameView;
  readonly hasWon: boolean;
  readonly unit: number;
}

/** Sizes in units. */
const ARCH = 5.6;
const ROLE = 4.4;

function Player({ who, view, hasWon, unit }: PlayerProps) {
  const { t } = useLingui();
  const players = usePlayers();
  const game = useTable((state) => state.table?.game ?? 'card');
  const names = useGameNames(game);
  const portrait = usePortraits(view);
  const player = view.players[who];
  if (player === undefined) return null;
  const { role, alive } = player;
  return (
    <li className={styles.player} data-won={hasWon || undefined}>
      <PlayerArch character={portrait(who)} width={ARCH * unit} state={{ fallen: !alive }} />
      <span className={styles.name} data-name={who}>
        {players.name(who)}
        {hasWon && <Icon name="star" className={styles.star} label={t`winner`} />}
      </span>
      <span className={styles.role}>
        {role === null ? '' : names.role(role).name}
        <RoleTag role={role} special={'special' in player ? player.special : null} width={ROLE * unit} />
      </span>
    </li>
  );
}
