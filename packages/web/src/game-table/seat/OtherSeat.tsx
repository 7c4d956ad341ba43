// Another player's seat: name, life points, distance. A tap aims, or shows details.

import type { Seat as SeatNumber } from '@posse/engine';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Bullets, Icon } from '../../drawing/index.ts';
import { useLongPress } from '../../rules-reference/long-press.ts';
import { useCardNames } from '../../words/card-names.ts';
import { useGame, usePlay } from '../answer/answer-draft.tsx';
import { useHunchWords } from '../hunches/hunch-words.ts';
import type { SeatPlace, TableLayout } from '../layout/table-layout.ts';
import { AbsentLine } from './AbsentLine.tsx';
import styles from './OtherSeat.module.css';
import { HostMark, Pill, Portrait } from './Portrait.tsx';
import { isSameSeat, type SeatState } from './seat-states.ts';

/** The key that changes the guess on the focused seat. */
const GUESS = 'M';

interface SeatProps {
  readonly seat: SeatState;
  /** The whole seat in words, for screen readers. */
  readonly words: string;
  readonly place: SeatPlace;
  readonly table: TableLayout;
  /** The digit key that picks this seat. */
  readonly digit: number | undefined;
  readonly isWatched: boolean;
  readonly onWatch: (who: SeatNumber | null) => void;
  readonly onOpen: (who: SeatNumber) => void;
  /** Selects the next guess about the role. */
  readonly onGuess: (seat: SeatState) => void;
}

export function OtherSeat({ seat, words, place, table, digit, isWatched, onWatch, onOpen, onGuess }: SeatProps) {
  const game = useGame();
  const { view, targets, pickSeat, look } = usePlay();
  const { who, isLit, isPicked, isOut, player, isSecret, hunch } = seat;
  const hold = useLongPress(() => onOpen(who));
  const hunchWords = useHunchWords();
  const click = ({ target }: MouseEvent): void => {
    if (isLit) pickSeat(who);
    else if (isOut) look({ seat: who });
    else if (isSecret && target instanceof Element && target.closest('[data-guess]') !== null) onGuess(seat);
    else onOpen(who);
  };
  const press = (event: KeyboardEvent): void => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    if (!isSecret || key.toUpperCase() !== GUESS || repeat || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    onGuess(seat);
  };
  const watch = (isOn: boolean) => (): void => onWatch(isOn ? who : null);
  const { w, h } = table.seat;
  return (
    <button
      type="button"
      className={styles.seat}
      style={
        { left: place.x, top: place.y, width: w, height: h, '--aw': `${game.look.arch(table)}px` } as CSSProperties
      }
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
      {...(game.look.isPlateWhole ? hold : {})}
    >
      <span className="unseen">{hunch === null ? words : `${words}, ${hunchWords(hunch).said}`}</span>
      <Plate
        seat={seat}
        table={table}
        isAimed={isLit && (isWatched || targets.length === 1)}
        isWaitedFor={view.asked === who}
      />
    </button>
  );
}

interface PlateProps extends PartProps {
  readonly isAimed: boolean;
  /** True if the player is asked, whether or not that is shown. */
  readonly isWaitedFor: boolean;
}

/** The visible part of a seat, memoised. */
const Plate = memo(
  function Plate({ seat, table, isAimed, isWaitedFor }: PlateProps) {
    const { look, BelowSeat } = useGame();
    const { player, absence } = seat;
    const isCompact = look.isCompact(table);
    const { isPlateWhole } = look;
    const absent = absence !== null && player.alive && (
      <AbsentLine
        absence={absence}
        isAsked={isWaitedFor}
        isRoomy={!isCompact && !isPlateWhole}
        className={styles.absent}
      />
    );
    const isAbsentBelow = isPlateWhole || table.kind === 'strip';
    return (
      <>
        <span className={styles.plate} aria-hidden="true">
          <Portrait seat={seat} table={table} width={look.arch(table)} isAimed={isAimed} className={styles.portrait} />
          <Who seat={seat} table={table} />
        </span>
        {!isAbsentBelow && absent}
        <span className={styles.row} aria-hidden="true">
          {(isCompact || isPlateWhole) &&
            (player.alive ? <ReachPill seat={seat} table={table} /> : <Fell seat={seat} />)}
          {isAbsentBelow && absent}
          <BelowSeat seat={seat} table={table} />
        </span>
      </>
    );
  },
  (before, after) =>
    before.table === after.table &&
    before.isAimed === after.isAimed &&
    before.isWaitedFor === after.isWaitedFor &&
    isSameSeat(before.seat, after.seat),
);

interface PartProps {
  readonly seat: SeatState;
  readonly table: TableLayout;
}

/** The length above which names are written smaller. */
const LONG = 9;

function Who({ seat, table }: PartProps) {
  const { useCharacterName, look, BesideSeat } = useGame();
  const { who, player, name } = seat;
  const character = useCharacterName()(player.character);
  return (
    <span className={styles.who}>
      <span className={styles.name} data-long={name.length > LONG || undefined}>
        {name}
        {seat.isHost && <HostMark className={styles.host} />}
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

/** The role of an eliminated player. */
export function Fell({ seat: { player } }: { readonly seat: SeatState }) {
  const names = useCardNames();
  return (
    <span className={styles.fell}>
      <Icon name="skull" /> {player.role !== null && names.role(player.role).name}
    </span>
  );
}

/** The distance from the viewer, amber if it is in range, or the reason against a choice. */
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
