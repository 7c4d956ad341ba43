// Somebody else at the table: who it is, life, distance, and what the game puts there; a tap aims at him, or tells more about him.

import type { Seat as SeatNumber } from '@posse/engine';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { Bullets, Icon } from '../draw/index.ts';
import { useLongPress } from '../rules/long-press.ts';
import { useCardNames } from '../words/card-names.ts';
import { AbsentLine } from './AbsentLine.tsx';
import { useHunchWords } from './hunches/hunch-words.ts';
import type { Place, TableLayout } from './layout.ts';
import { Pill, Portrait } from './Portrait.tsx';
import { useGame, usePlay } from './play.tsx';
import styles from './Seat.module.css';
import { type SeatState, useSeats } from './seats.ts';

/** The key that writes down on the seat in focus who one thinks it is. */
const GUESS = 'M';

interface SeatProps {
  readonly who: SeatNumber;
  readonly place: Place;
  readonly table: TableLayout;
  /** The key that picks it. */
  readonly digit: number | undefined;
  readonly isWatched: boolean;
  readonly onWatch: (who: SeatNumber | null) => void;
  readonly onOpen: (who: SeatNumber) => void;
  /** Another guess who it is. */
  readonly onGuess: (seat: SeatState) => void;
}

export function Seat({ who, place, table, digit, isWatched, onWatch, onOpen, onGuess }: SeatProps) {
  const game = useGame();
  const { view, targets, pickSeat, look } = usePlay();
  const seat = useSeats()(who);
  const words = game.useSeatWords();
  const { isLit, isPicked, isOut, player, absence, isSecret, hunch } = seat;
  const arch = game.look.arch(table);
  const isCompact = game.look.isCompact(table);
  const { isPlateWhole } = game.look;
  const hold = useLongPress(() => onOpen(who));
  const hunchWords = useHunchWords();
  const absent = absence !== null && player.alive && (
    <AbsentLine
      absence={absence}
      isAsked={view.asked === who}
      isRoomy={!isCompact && !isPlateWhole}
      className={styles.absent}
    />
  );
  const isAbsentBelow = isPlateWhole || table.kind === 'strip';
  const click = ({ target }: MouseEvent): void => {
    if (isLit) pickSeat(who);
    else if (isOut) look({ seat: who });
    else if (isSecret && target instanceof Element && target.closest('[data-guess]') !== null) onGuess(seat);
    else onOpen(who);
  };
  const press = (event: KeyboardEvent): void => {
    if (!isSecret || event.key.toUpperCase() !== GUESS || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onGuess(seat);
  };
  const watch = (isOn: boolean) => (): void => onWatch(isOn ? who : null);
  const { w, h } = table.seat;
  return (
    <button
      type="button"
      className={styles.seat}
      style={{ left: place.x, top: place.y, width: w, height: h, '--aw': `${arch}px` } as CSSProperties}
      data-side={place.side}
      data-seat={who}
      data-state={player.alive ? (isLit || isPicked ? 'lit' : isOut ? 'out' : 'plain') : 'fallen'}
      data-act={isLit ? 'target' : undefined}
      data-key={digit}
      title={seat.botWords ?? seat.absenceWords ?? undefined}
      onClick={click}
      onPointerEnter={watch(true)}
      onPointerLeave={watch(false)}
      onFocus={watch(true)}
      onBlur={watch(false)}
      onKeyDown={press}
      aria-keyshortcuts={isSecret ? GUESS : undefined}
      {...(isPlateWhole ? hold : {})}
    >
      <span className="unseen">{hunch === null ? words(seat) : `${words(seat)}, ${hunchWords(hunch).said}`}</span>
      <span className={styles.plate} aria-hidden="true">
        <Portrait
          seat={seat}
          table={table}
          width={arch}
          isAimed={isLit && (isWatched || targets.length === 1)}
          className={styles.portrait}
        />
        <Who seat={seat} table={table} />
      </span>
      {!isAbsentBelow && absent}
      <span className={styles.row} aria-hidden="true">
        {(isCompact || isPlateWhole) && (player.alive ? <ReachPill seat={seat} table={table} /> : <Fell seat={seat} />)}
        {isAbsentBelow && absent}
        <game.BelowSeat seat={seat} table={table} />
      </span>
    </button>
  );
}

interface PartProps {
  readonly seat: SeatState;
  readonly table: TableLayout;
}

/** Names with more letters are written smaller. */
const LONG = 9;

function Who({ seat, table }: PartProps) {
  const { useCharacterName, look, BesideSeat } = useGame();
  const { who, player, name } = seat;
  const character = useCharacterName()(player.character);
  return (
    <span className={styles.who}>
      <span className={styles.name} data-long={name.length > LONG || undefined}>
        {name}
      </span>
      {!look.isCompact(table) && character !== null && <span className={styles.character}>{character}</span>}
      {player.alive && (
        <span data-spot={`life-${who}`} className={styles.life}>
          <Bullets life={player.life} max={player.maxLife} size={look.bullets(table)} />
        </span>
      )}
      <BesideSeat seat={seat} table={table} />
    </span>
  );
}

/** What the fallen were. */
export function Fell({ seat: { player } }: { readonly seat: SeatState }) {
  const names = useCardNames();
  return (
    <span className={styles.fell}>
      <Icon name="skull" /> {player.role !== null && names.role(player.role).name}
    </span>
  );
}

/** How far away from you; amber if you may go so far. Or why he is out of the question. */
export function ReachPill({ seat: { distance, isInReach, refusal }, table: { kind, seat } }: PartProps) {
  const { tightArch } = useGame().look;
  const isTight = kind === 'column' && seat.arch < tightArch;
  if (distance === null) return null;
  if (refusal === null)
    return (
      <Pill icon="reach" tone={isInReach ? 'may' : 'plain'}>
        {distance}
      </Pill>
    );
  return isTight ? (
    <Pill icon="close" tone="no">
      {distance}
    </Pill>
  ) : (
    <Pill tone="no">{refusal.short}</Pill>
  );
}
