// Somebody else at the table: portrait, role, name, life, arrows, and how far away. A tap chooses whoever is lit.

import type { Seat as Place } from '@posse/engine';
import type { CSSProperties } from 'react';
import { BotFace, Bullets, classes, Icon } from '../draw/index.ts';
import { useLongPress } from '../rules/long-press.ts';
import { zoom } from '../rules/Zoom.tsx';
import { AbsentLine } from '../table/AbsentLine.tsx';
import type { TableLayout, Place as Where } from '../table/layout.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { Arrows } from './Arrows.tsx';
import { useChoosing } from './Choosing.tsx';
import { Haunted } from './Haunted.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './Seat.module.css';
import { type Sitting, useSittingLabel } from './sitting.ts';

interface SeatProps {
  readonly sitting: Sitting;
  readonly where: Where;
  readonly table: TableLayout;
  readonly isPointed: boolean;
  /** Pointed at, or left again. */
  readonly onPoint: (seat: Place | null) => void;
}

export function Seat({ sitting, where, table, isPointed, onPoint }: SeatProps) {
  const label = useSittingLabel()(sitting);
  const { pickSeat, look } = useChoosing();
  const { who, player, isLit, refusal } = sitting;
  const { kind, seat } = table;
  const readCharacter = (): void => zoom({ kind: 'character', game: 'dice', id: player.character });
  const press = useLongPress(readCharacter);
  const arch = Math.round(kind === 'wide' ? seat.arch * 1.28 : Math.min(seat.arch, seat.w * 0.48));
  const style = {
    '--x': `${where.x}px`,
    '--y': `${where.y}px`,
    '--w': `${seat.w}px`,
    '--h': `${seat.h}px`,
    '--aw': `${arch}px`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className={classes(styles.seat, isLit && styles.lit, !player.alive && styles.fallen)}
      style={style}
      data-side={where.side}
      data-seat={who}
      data-act={isLit ? 'target' : undefined}
      title={sitting.botWords ?? sitting.absenceWords ?? undefined}
      onClick={() => (isLit ? pickSeat(who) : refusal === null ? readCharacter() : look({ seat: who }))}
      onFocus={() => onPoint(who)}
      onBlur={() => onPoint(null)}
      onPointerEnter={() => onPoint(who)}
      onPointerLeave={() => onPoint(null)}
      {...press}
    >
      <span className="unseen">{label}</span>
      <span className={styles.portrait} aria-hidden="true">
        <Portrait
          sitting={sitting}
          width={arch}
          tag={Math.round(Math.max(20, seat.arch * 0.38))}
          isAimed={isPointed && isLit}
          withBadge={kind === 'wide'}
        />
      </span>
      <Who sitting={sitting} table={table} />
      <Pills sitting={sitting} table={table} />
    </button>
  );
}

interface PartProps {
  readonly sitting: Sitting;
  readonly table: TableLayout;
}

/** Names with more letters take two lines. */
const LONG = 9;

function Who({ sitting: { who, name, player }, table: { kind, scale } }: PartProps) {
  const names = useDiceNames();
  return (
    <span className={styles.who} aria-hidden="true">
      <span className={styles.name} data-long={name.length > LONG || undefined}>
        {name}
      </span>
      {kind === 'wide' && <span className={styles.character}>{names.character(player.character).name}</span>}
      {player.alive && (
        <span data-spot={`life-${who}`}>
          <Bullets
            life={player.life}
            max={player.maxLife}
            size={kind === 'wide' ? 20 * scale : 16 * Math.max(1, scale)}
          />
        </span>
      )}
      {kind === 'column' && <Arrows who={who} arrows={player.arrows} chief={player.chief} />}
    </span>
  );
}

/** Beside a smaller portrait there is no room for the words why somebody can't be chosen: a tap tells them. */
const TIGHT = 50;

function Pills({ sitting, table: { kind, seat } }: PartProps) {
  const names = useDiceNames();
  const { who, player, isLit, isBot, isAsked, persona, distance, haunting, refusal, absence } = sitting;
  const isTight = kind === 'column' && seat.arch < TIGHT;
  return (
    <span className={styles.pills} aria-hidden="true">
      {distance !== null && (
        <span className={classes(styles.pill, isLit && styles.in, refusal !== null && styles.no)}>
          {refusal === null ? <Icon name="reach" /> : isTight && <Icon name="close" />}
          {refusal === null || isTight ? distance : refusal.short}
        </span>
      )}
      {!player.alive && (
        <span className={styles.fell}>
          <Icon name="skull" /> {player.role !== null && names.role(player.role).name}
        </span>
      )}
      {isBot && player.alive && kind !== 'wide' && refusal === null && (
        <BotFace persona={persona} className={styles.bot} />
      )}
      {absence !== null && player.alive && <AbsentLine absence={absence} isAsked={isAsked} isRoomy={false} />}
      {haunting !== null && <Haunted haunting={haunting} />}
      {kind !== 'column' && <Arrows who={who} arrows={player.arrows} chief={player.chief} />}
    </span>
  );
}
