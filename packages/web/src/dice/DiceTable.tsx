// The dice game as one plays it: the seats round the table, the arrows in the middle, your dice and your answers below.

import type { Seat } from '@posse/engine';
import { type CSSProperties, type RefObject, useState } from 'react';
import { Motion } from '../motion/Motion.tsx';
import { useDiceBeat } from '../session/SessionContext.tsx';
import { Felt, type Inlay } from '../table/Felt.tsx';
import { layout } from '../table/layout.ts';
import { type Room, useRoom } from '../table/use-room.ts';
import { Aloud } from '../telling/Aloud.tsx';
import { ChoosingProvider, useChoosing } from './Choosing.tsx';
import styles from './DiceTable.module.css';
import { Dock } from './Dock.tsx';
import { diceShown } from './dice-shown.ts';
import { HappeningView } from './HappeningView.tsx';
import { reachOf } from './insight.ts';
import { Middle } from './Middle.tsx';
import { wantsSheet } from './question.ts';
import { Say } from './Say.tsx';
import { SceneView } from './SceneView.tsx';
import { Seats } from './Seats.tsx';
import { type Sitting, useSittings } from './sitting.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';
import { useDiceStory } from './words/index.ts';

export default function DiceTable() {
  const [ref, room] = useRoom();
  useKeys(ref);
  return (
    <div ref={ref} className={styles.room}>
      {room !== null && (
        <ChoosingProvider>
          <TableIn room={room} element={ref} />
        </ChoosingProvider>
      )}
      <Aloud tell={useDiceStory()} />
      <Motion />
    </div>
  );
}

interface TableInProps {
  readonly room: Room;
  readonly element: RefObject<HTMLDivElement | null>;
}

function TableIn({ room: { width, height }, element }: TableInProps) {
  const { view, isAsked } = useChoosing();
  const shown = diceShown(view, useDiceBeat());
  const sittings = useSittings();
  const [pointed, setPointed] = useState<Seat | null>(null);
  const table = layout(view.players.length, width, height);
  const isScene = isAsked && wantsSheet(view);
  const isInTray = table.kind !== 'wide' || shown.who === view.viewer;
  useKeptFocus(element);
  const style = { '--scale': table.scale, '--say': `${table.say}px`, '--dock': `${table.dock}px` } as CSSProperties;
  return (
    <div className={styles.table} data-kind={table.kind} style={style}>
      <Felt table={table} inlays={useInlays(sittings, pointed)} aim={aimOf(sittings, pointed)} />
      {(table.kind === 'strip' || (table.kind === 'column' && !isScene)) && <Say />}
      {isScene ? (
        <SceneView sittings={sittings} table={table} shown={shown} />
      ) : (
        <Middle view={view} table={table} shown={isInTray ? null : shown}>
          {table.kind === 'wide' && <Say />}
        </Middle>
      )}
      <Dock sittings={sittings} table={table} shown={shown} />
      {!(isScene && table.kind === 'column') && (
        <Seats others={sittings.slice(1)} table={table} pointed={pointed} onPoint={setPointed} />
      )}
      <HappeningView />
    </div>
  );
}

/** Lit inlays are whom one may choose; or whom somebody reaches, while one points at him. */
function useInlays(sittings: readonly Sitting[], pointed: Seat | null): readonly Inlay[] {
  const { view, choice } = useChoosing();
  const reached = pointed === null || choice.seats.length > 0 ? null : reachOf(view, pointed);
  return sittings.map(({ who, player, isLit, isTurn }, place) => {
    if (!player.alive && view.ghost !== who) return 'gone';
    if (reached === null ? isLit : reached.has(who)) return 'lit';
    return place === 0 && isTurn ? 'yours' : 'plain';
  });
}

/** The place of whoever is pointed at and may be chosen. */
function aimOf(sittings: readonly Sitting[], pointed: Seat | null): number | null {
  const place = sittings.findIndex(({ who, isLit }) => isLit && who === pointed);
  return place > 0 ? place : null;
}
