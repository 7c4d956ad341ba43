// The viewer's own seat at the bottom, which can be chosen like any other.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import type { CSSProperties } from 'react';
import { Bullets, Icon, PlayerArch, Token } from '../../drawing/index.ts';
import { useLongPress } from '../../rules-reference/long-press.ts';
import { useGame, usePlay } from '../answer/answer-draft.tsx';
import type { TableLayout } from '../layout/table-layout.ts';
import { AbsentLine } from './AbsentLine.tsx';
import styles from './OwnSeat.module.css';
import { HostMark, Portrait } from './Portrait.tsx';
import { archStateOf, type SeatState, useSeats } from './seat-states.ts';

interface YouProps {
  readonly who: Seat;
  readonly table: TableLayout;
  /** True if there is room for only one line. */
  readonly isShort: boolean;
  readonly onOpen: (who: Seat) => void;
}

export function OwnSeat({ who, table, isShort, onOpen }: YouProps) {
  const { t } = useLingui();
  const game = useGame();
  const { pickSeat } = usePlay();
  const seat = useSeats()(who);
  const words = game.useSeatWords();
  const press = useLongPress(() => onOpen(who));
  const { isLit, isTurn, isGhost } = seat;
  const { isPlateWhole } = game.look;
  const arch = Math.round(game.look.ownArch(table, isShort));
  return (
    <section
      className={styles.you}
      aria-label={isPlateWhole ? t`Your seat` : undefined}
      data-lit={isLit || isTurn || undefined}
      style={{ '--own-arch': `${arch}px` } as CSSProperties}
    >
      <button
        type="button"
        className={styles.plate}
        data-seat={who}
        data-act={isLit ? 'target' : undefined}
        onClick={() => (isLit ? pickSeat(who) : onOpen(who))}
        {...(isPlateWhole ? press : {})}
      >
        <span className="unseen">{words(seat)}</span>
        {isPlateWhole ? (
          <span className={styles.portrait} aria-hidden="true" data-spot={`seat-${who}`}>
            <PlayerArch character={seat.character} width={arch} state={archStateOf(seat)} />
            {isGhost && <Token name="ghost" className={styles.ghost} />}
          </span>
        ) : (
          <span aria-hidden="true">
            <Portrait seat={seat} table={table} width={arch} withRole={false} />
          </span>
        )}
        {isPlateWhole && <Who seat={seat} table={table} />}
      </button>
      {!isPlateWhole && <Who seat={seat} table={table} />}
      <game.BesideYou seat={seat} table={table} />
    </section>
  );
}

function Who({ seat, table }: { readonly seat: SeatState; readonly table: TableLayout }) {
  const { t } = useLingui();
  const { view } = usePlay();
  const { useOwnLine, BesideName, BelowLife, look } = useGame();
  const line = useOwnLine(table)(seat);
  const { who, player, name, isYou, absence } = seat;
  const isAbsent = absence !== null && player.alive && (look.isPlateWhole || !isYou);
  return (
    <span className={styles.who} aria-hidden={look.isPlateWhole || undefined}>
      <span className={styles.name}>
        {isYou ? t`You` : name}
        {seat.isHost && <HostMark className={styles.host} />}
        <BesideName seat={seat} table={table} />
      </span>
      <span className={styles.character}>
        {isAbsent ? <AbsentLine absence={absence} isAsked={view.asked === who} isRoomy={false} /> : line}
      </span>
      {player.alive || look.isPlateWhole ? (
        <span data-spot={`life-${who}`} className={styles.life}>
          <Bullets life={player.life} max={player.maxLife} size={look.ownBullets(table)} />
        </span>
      ) : (
        <span className={styles.fell}>
          <Icon name="skull" /> {t`Out of the game`}
        </span>
      )}
      <BelowLife seat={seat} table={table} />
    </span>
  );
}
