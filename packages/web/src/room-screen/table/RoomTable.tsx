// The table of a screen for the room, for any game.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { type ComponentType, type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { GameContext, type Play, PlayContext, usePlay } from '../../game-table/answer/answer-draft.tsx';
import type { AnyTableGame, GameParts } from '../../game-table/game-interface.ts';
import type { Box } from '../../game-table/layout/table-layout.ts';
import { useRoom } from '../../game-table/layout/use-container-size.ts';
import { FactAnimations } from '../../game-table/motion/FactAnimations.tsx';
import { type SeatState, useSeats } from '../../game-table/seat/seat-states.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { useRoomOptions } from '../RoomOptionsContext.tsx';
import { RoomCaptions } from './RoomCaptions.tsx';
import { RoomHeadline } from './RoomHeadline.tsx';
import { RoomSeat } from './RoomSeat.tsx';
import styles from './RoomTable.module.css';
import { type RoomLayout, roomLayout } from './room-layout.ts';

export interface MiddleProps {
  readonly box: Box;
  readonly unit: number;
}

export interface ThingsProps {
  readonly seat: SeatState;
  readonly unit: number;
  /** The width that the row of things has, in pixels. */
  readonly width: number;
}

/** The parts of a screen that only a game can draw. */
export interface RoomParts {
  /** Piles, open cards, dice. */
  readonly Middle: ComponentType<MiddleProps>;
  /** The number of cards in a player's hand, beside their life. */
  readonly Holds: ComponentType<{ readonly seat: SeatState; readonly unit: number }>;
  /** The things in front of a player; in a replay with open hands, the hand as well. */
  readonly Things: ComponentType<ThingsProps>;
}

interface RoomTableProps<V extends GameView, P extends Play<V>> {
  readonly game: GameParts<V, P>;
  readonly parts: RoomParts;
  /** Rendered beside the captions: an invitation, or the buttons of a replay. */
  readonly aside: ReactNode;
}

export function RoomTable<V extends GameView, P extends Play<V>>({ game, parts, aside }: RoomTableProps<V, P>) {
  return (
    <GameContext value={game as unknown as AnyTableGame}>
      <PlayContext value={game.usePlay()}>
        <Stage parts={parts} aside={aside} />
      </PlayContext>
    </GameContext>
  );
}

/** Memoised, because the play above it is a new one for each update. */
const Stage = memo(function Stage({ parts, aside }: { readonly parts: RoomParts; readonly aside: ReactNode }) {
  const [ref, room] = useRoom();
  const { view } = usePlay();
  const seats = view.players.length;
  const layout = useMemo(
    () => (room === null || room.width === 0 ? null : roomLayout(seats, room.width, room.height)),
    [seats, room],
  );
  const style = layout === null ? {} : { '--u': `${layout.unit}px` };
  return (
    <div ref={ref} className={styles.stage} style={style as CSSProperties} data-kind={layout?.kind}>
      {layout !== null && <Everything layout={layout} parts={parts} aside={aside} />}
      <FactAnimations />
    </div>
  );
});

interface EverythingProps {
  readonly layout: RoomLayout;
  readonly parts: RoomParts;
  readonly aside: ReactNode;
}

function Everything({ layout, parts, aside }: EverythingProps) {
  const { t } = useLingui();
  const { isOverlay } = useRoomOptions();
  const { middle, captions, seats, unit } = layout;
  const seatOf = useSeats();
  const { Middle } = parts;
  return (
    <main className={styles.room} data-screen="table">
      {!isOverlay && layout.kind === 'round' && <RoundTable layout={layout} />}
      <section className={styles.middle} style={placed(middle)} data-spot="felt">
        <RoomHeadline />
        <Middle box={middle} unit={unit} />
      </section>
      <ul className={styles.seats} aria-label={t`Players`}>
        {seats.map((box, who) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={who} className={styles.place} style={placed(box)}>
            <RoomSeat seat={seatOf(who as Seat)} unit={unit} width={box.w} parts={parts} />
          </li>
        ))}
      </ul>
      <RoomCaptions box={captions}>{aside}</RoomCaptions>
    </main>
  );
}

const placed = ({ x, y, w, h }: Box): CSSProperties => ({ left: x, top: y, width: w, height: h });

/** Wood and felt. The seats cover most of its rim. */
function RoundTable({ layout: { table, unit } }: { readonly layout: RoomLayout }) {
  const { x, y, w, h } = table;
  const ellipse = (className: string | undefined, by: number, down = 0) => (
    <ellipse className={className} cx={x + w / 2} cy={y + h / 2 + down} rx={w / 2 + by} ry={h / 2 + by} />
  );
  return (
    <svg className={styles.table} aria-hidden="true">
      {ellipse(styles.shadow, 3.6 * unit, 2 * unit)}
      {ellipse(styles.edge, 3 * unit, unit)}
      {ellipse(styles.wood, 3 * unit)}
      {ellipse(styles.brass, 1.5 * unit)}
      {ellipse(styles.felt, 0)}
      {ellipse(styles.light, -5 * unit)}
      {ellipse(styles.lighter, -12 * unit)}
    </svg>
  );
}
