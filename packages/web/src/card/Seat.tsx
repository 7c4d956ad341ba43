// A player at the table: who it is, life, cards, distance; a button that aims at him, or opens everything about him.

import { PLAIN } from '@posse/card';
import type { Seat as SeatNumber } from '@posse/engine';
import type { CSSProperties } from 'react';
import { Bullets, Icon } from '../draw/index.ts';
import { AbsentLine } from '../table/AbsentLine.tsx';
import type { Place, TableLayout } from '../table/layout.ts';
import { useCardNames } from '../words/card-names.ts';
import { Pill } from './Pill.tsx';
import { usePlay } from './Play.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './Seat.module.css';
import { SeatCards } from './SeatCards.tsx';
import { isCompact } from './seat-kind.ts';
import { useSeatWords } from './seat-words.ts';
import { type SeatState, useSeat } from './use-seat.ts';

interface SeatProps {
  readonly who: SeatNumber;
  readonly place: Place;
  readonly table: TableLayout;
  /** The number key that picks it. */
  readonly number: number | undefined;
  readonly isWatched: boolean;
  readonly onWatch: (who: SeatNumber | null) => void;
  readonly onOpen: (who: SeatNumber) => void;
}

export function Seat({ who, place, table, number, isWatched, onWatch, onOpen }: SeatProps) {
  const seat = useSeat(who);
  const words = useSeatWords();
  const { view, pick, look } = usePlay();
  const { isLit, isOut, player, absence } = seat;
  const isAsked = view.asked === who;
  const { w, h, arch } = table.seat;
  const absent = absence !== null && player.alive && (
    <AbsentLine absence={absence} isAsked={isAsked} isRoomy={!isCompact(table)} className={styles.absent} />
  );
  const click = (): void => (isLit ? pick({ at: who }) : isOut ? look({ seat: who }) : onOpen(who));
  const watch = (isOn: boolean) => (): void => onWatch(isOn ? who : null);
  return (
    <button
      type="button"
      className={styles.seat}
      style={{ left: place.x, top: place.y, width: w, height: h } as CSSProperties}
      data-side={place.side}
      data-seat={who}
      data-state={player.alive ? (isLit ? 'lit' : isOut ? 'out' : 'plain') : 'fallen'}
      data-act={isLit ? 'target' : undefined}
      data-number={number}
      title={seat.botWords ?? seat.absenceWords ?? undefined}
      onClick={click}
      onPointerEnter={watch(true)}
      onPointerLeave={watch(false)}
      onFocus={watch(true)}
      onBlur={watch(false)}
    >
      <span className="unseen">{words(seat)}</span>
      <span className={styles.plate} aria-hidden="true">
        <Portrait seat={seat} width={arch} isAimed={isLit && isWatched} />
        <Who seat={seat} table={table} />
      </span>
      {table.kind !== 'strip' && absent}
      <span className={styles.row} aria-hidden="true">
        {isCompact(table) && (player.alive ? <ReachPill seat={seat} /> : <Fell seat={seat} />)}
        {table.kind === 'strip' && absent}
        {player.alive && <SeatCards seat={seat} table={table} />}
      </span>
    </button>
  );
}

function Who({ seat, table }: { readonly seat: SeatState; readonly table: TableLayout }) {
  const names = useCardNames();
  const { who, player, name } = seat;
  const { character, life, maxLife, hand } = player;
  const isWide = !isCompact(table);
  return (
    <span className={styles.who}>
      <span className={styles.name} data-long={name.length > 9 || undefined}>
        {name}
      </span>
      {isWide && character !== PLAIN && <span className={styles.character}>{names.character(character).name}</span>}
      {player.alive ? (
        <>
          <span data-spot={`life-${who}`} className={styles.life}>
            <Bullets
              life={life}
              max={maxLife}
              size={isWide ? 21 * table.scale : Math.max(13, Math.min(19, 15 * table.scale))}
            />
          </span>
          <span className={styles.facts}>
            <Pill icon="hand" spot={`hand-${who}`}>
              {hand.length}
            </Pill>
            {isWide && <ReachPill seat={seat} />}
          </span>
        </>
      ) : (
        isWide && <Fell seat={seat} />
      )}
    </span>
  );
}

/** What the fallen were. */
function Fell({ seat: { player } }: { readonly seat: SeatState }) {
  const names = useCardNames();
  return (
    <span className={styles.fell}>
      <Icon name="skull" /> {player.role !== null && names.role(player.role).name}
    </span>
  );
}

/** How far away from you; amber if your weapon carries so far. Or why he is out of the question. */
function ReachPill({ seat: { distance, isInReach, refusal } }: { readonly seat: SeatState }) {
  if (refusal !== null) return <Pill tone="no">{refusal.short}</Pill>;
  if (distance === null) return null;
  return (
    <Pill icon="reach" tone={isInReach ? 'may' : 'plain'}>
      {distance}
    </Pill>
  );
}
