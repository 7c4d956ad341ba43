// The waiting room on a screen for the room.

import { useLingui } from '@lingui/react/macro';
import type { SeatInfo } from '@posse/protocol';
import { type CSSProperties, Suspense } from 'react';
import { DRAWN } from '../art/index.ts';
import { Icon } from '../drawing/Icon.tsx';
import { PlayerArch } from '../drawing/PlayerArch.tsx';
import { useEveningLength } from '../evening/use-evening.ts';
import { useRoom } from '../game-table/layout/use-container-size.ts';
import { useCountdown } from '../game-table/session/page-clocks.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { PlanWords } from '../table-screen/TableBar.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { TableCode, TableQr } from './RoomInvitation.tsx';
import { useRoomOptions } from './RoomOptionsContext.tsx';
import { RoomScoreboard } from './RoomScoreboard.tsx';
import styles from './RoomWaiting.module.css';
import { pageUnit } from './table/room-layout.ts';

/** The width of a portrait in units. */
const ARCH = 12;

export function RoomWaiting({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const [ref, room] = useRoom();
  const { hasCode, hasQr } = useRoomOptions();
  const hasGames = useEveningLength() > 0;
  const seats = useTable(({ table }) => table?.seats ?? NOBODY);
  const game = useTable(({ table }) => (table?.game === 'dice' ? t`Dice` : t`Cards`));
  const isOpen = seats.some(({ open }) => open);
  const unit = room === null ? 0 : pageUnit(room.width, room.height);
  return (
    <div ref={ref} className={styles.page} style={{ '--u': `${unit}px` } as CSSProperties}>
      {unit > 0 && (
        <main className={styles.waiting} data-screen="waiting">
          <header className={styles.bar}>
            <span className={styles.mark} aria-hidden="true">
              Posse
            </span>
            <h1 className={styles.title}>
              {game}
              <Suspense fallback={null}>
                <PlanWords />
              </Suspense>
            </h1>
          </header>
          <div className={styles.columns}>
            <ul className={styles.seats} aria-label={t`Players`} data-many={seats.length > 6 || undefined}>
              {seats.map((seat, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <Gathered key={place} seat={seat} place={place} unit={unit} />
              ))}
            </ul>
            <div className={styles.side}>
              {isOpen && (hasCode || hasQr) && (
                <section className={styles.invitation} data-invitation data-brief={hasGames || undefined}>
                  {hasQr && <TableQr code={code} className={styles.qr} />}
                  {hasCode && <TableCode code={code} />}
                </section>
              )}
              <RoomScoreboard />
            </div>
          </div>
          <footer className={styles.foot}>
            <NextStart />
            <FullScreenButton />
          </footer>
        </main>
      )}
    </div>
  );
}

const NOBODY: readonly SeatInfo[] = [];

interface GatheredProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly unit: number;
}

function Gathered({ seat: { name, by, persona, face, ready, connected }, place, unit }: GatheredProps) {
  const { t } = useLingui();
  const known = face !== null && DRAWN.guests.includes(face) ? face : null;
  const character = by === 'nobody' ? null : (persona ?? known ?? DRAWN.guests[place % DRAWN.guests.length] ?? null);
  const isPerson = by === 'person';
  const state = !isPerson ? (by === 'bot' ? t`Bot` : t`free`) : !connected ? t`away` : ready ? t`ready` : '';
  return (
    <li className={styles.seat} data-by={by} data-spot={`seat-${place}`}>
      {character === null ? (
        <span className={styles.free} aria-hidden="true" />
      ) : (
        <PlayerArch character={character} width={ARCH * unit} state={{ away: isPerson && !connected }} />
      )}
      <span className={styles.words}>
        {by !== 'nobody' && (
          <strong className={styles.name} data-name={place}>
            {name}
          </strong>
        )}
        <span className={styles.state}>
          {ready && isPerson && connected && <Icon name="check" />} {state}
        </span>
      </span>
    </li>
  );
}

/** The line about the next game: the countdown, the shuffle, or who deals. */
export function NextStart() {
  const { t } = useLingui();
  const startsIn = useTable(({ table }) => table?.startsIn ?? null);
  const isShuffling = useTable(({ table }) => table !== null && table.start !== null);
  const name = useTable(({ table }) => table?.seats.find(({ guest }) => guest === table.host)?.name ?? null);
  const seconds = useCountdown(startsIn, startsIn);
  const words = isShuffling
    ? t`Shuffling the cards…`
    : seconds !== null
      ? t`The next game begins in ${seconds}`
      : name === null
        ? t`The host deals when everyone is ready.`
        : t`${name} deals when everyone is ready.`;
  return (
    <p className={styles.next} role="status">
      {words}
    </p>
  );
}
