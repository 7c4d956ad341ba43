// The card game as one sits at it: the table and its players, the piles, one's own hand, and whatever one is asked.

import { useLingui } from '@lingui/react/macro';
import type { Seat as SeatNumber } from '@posse/engine';
import { type CSSProperties, useMemo, useState } from 'react';
import { Hints } from '../learn/Hints.tsx';
import { Motion } from '../motion/Motion.tsx';
import { useTable } from '../session/SessionContext.tsx';
import { Felt } from '../table/Felt.tsx';
import { layout, type TableLayout } from '../table/layout.ts';
import { useRoom } from '../table/use-room.ts';
import { Aloud } from '../telling/Aloud.tsx';
import styles from './CardTable.module.css';
import { Dock } from './Dock.tsx';
import { FeltScene } from './FeltScene.tsx';
import { inlaysOf } from './inlays.ts';
import { useKeys, useLeadOn } from './keys.ts';
import { Middle } from './Middle.tsx';
import { Moment } from './Moment.tsx';
import { sayBox } from './middle-box.ts';
import { PlayProvider, usePlay } from './Play.tsx';
import { bottomOf, placeOf, seatsByPlace } from './places.ts';
import { wantsSheet } from './question.ts';
import { Seat } from './Seat.tsx';
import { SeatCard } from './SeatCard.tsx';
import { Sentence } from './Sentence.tsx';
import { Sheet } from './Sheet.tsx';
import { isCompact } from './seat-kind.ts';
import { useCardStory } from './words/index.ts';

export default function CardTable() {
  return (
    <PlayProvider>
      <Room />
    </PlayProvider>
  );
}

/** As large as it may be, with everything at its place. */
function Room() {
  const [ref, room] = useRoom();
  const { view, step } = usePlay();
  useKeys(ref);
  useLeadOn(ref, step.step);
  const seats = view.players.length;
  const table = useMemo(
    () => (room === null || room.width === 0 ? null : layout(seats, room.width, room.height)),
    [seats, room],
  );
  return (
    <div
      ref={ref}
      className={styles.table}
      data-kind={table?.kind}
      data-compact={(table !== null && isCompact(table)) || undefined}
      style={measures(table)}
    >
      {table !== null && <Everything table={table} />}
      <Aloud tell={useCardStory()} />
      <Motion />
      <Hints />
    </div>
  );
}

/** What style sheets need to know of the layout; `--raise` is how far a chosen card comes out of the hand. */
const measures = (table: TableLayout | null): CSSProperties =>
  ({
    '--z': table?.scale ?? 1,
    '--h': `${table?.height ?? 0}px`,
    '--hand-card': table?.hand.card,
    '--raise': table?.kind === 'wide' ? `${40 * table.scale}px` : (table?.dock ?? 0) < 300 ? '8px' : '12px',
  }) as CSSProperties;

function Everything({ table }: { readonly table: TableLayout }) {
  const { view, options, step } = usePlay();
  const [watched, watch] = useState<SeatNumber | null>(null);
  const [opened, open] = useState<SeatNumber | null>(null);
  const isAtRest = useTable(({ beat }) => beat === null);
  const hasSheet = isAtRest && options.length > 0 && wantsSheet(view);
  if (hasSheet && table.kind !== 'wide') return <Moment table={table} />;
  const aim = step.step === 'at' && watched !== null && step.seats.includes(watched) ? watched : null;
  return (
    <>
      <Felt table={table} inlays={inlaysOf(view, step, watched)} aim={aim === null ? null : placeOf(view, aim)} />
      {hasSheet ? <FeltScene table={table} /> : <Say table={table} />}
      {hasSheet ? <Sheet table={table} /> : <Dock who={bottomOf(view)} table={table} onOpen={open} />}
      <Seats table={table} watched={watched} onWatch={watch} onOpen={open} />
      {!hasSheet && <Middle table={table} />}
      <SeatCard who={opened} onClose={() => open(null)} />
    </>
  );
}

/** The sentence: above the felt, or on it where there is room. */
function Say({ table }: { readonly table: TableLayout }) {
  const { x, y, w, h } = sayBox(table);
  return (
    <div className={styles.say} style={{ left: x, top: y, width: w, height: h } as CSSProperties}>
      <Sentence />
    </div>
  );
}

interface SeatsProps {
  readonly table: TableLayout;
  readonly watched: SeatNumber | null;
  readonly onWatch: (who: SeatNumber | null) => void;
  readonly onOpen: (who: SeatNumber) => void;
}

function Seats({ table, watched, onWatch, onOpen }: SeatsProps) {
  const { t } = useLingui();
  const { view, step } = usePlay();
  const targets = step.step === 'at' ? step.seats : [];
  const others = seatsByPlace(view).slice(1);
  const inOrder = others.filter((who) => targets.includes(who));
  return (
    <ul className={styles.seats} data-row aria-label={t`Players`}>
      {others.map((who, number) => {
        const place = table.seats[number];
        return (
          place && (
            <li key={who}>
              <Seat
                who={who}
                place={place}
                table={table}
                number={targets.includes(who) ? inOrder.indexOf(who) + 1 : undefined}
                isWatched={watched === who}
                onWatch={onWatch}
                onOpen={onOpen}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
