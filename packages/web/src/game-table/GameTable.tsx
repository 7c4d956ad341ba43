// A game in play: the table, its players, its middle, and the viewer's own part.

import { useLingui } from '@lingui/react/macro';
import type { Seat as SeatNumber } from '@posse/engine';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { useOutsider } from '../out-of-game/outsider.ts';
import { ScreenReaderStory } from '../story/ScreenReaderStory.tsx';
import { AnswerSheet } from './answer/AnswerSheet.tsx';
import { GameContext, type Play, PlayContext, useGame, usePlay } from './answer/answer-draft.tsx';
import { KeyboardHelp } from './answer/KeyboardHelp.tsx';
import { useKeptFocus, useKeys, useLeadOn } from './answer/table-keyboard.ts';
import styles from './GameTable.module.css';
import type { AnyTableGame, GameParts } from './game-interface.ts';
import { useHunchWords } from './hunches/hunch-words.ts';
import { nextHunch, useForgetting, useHunches } from './hunches/hunches.ts';
import { TableTop } from './layout/TableTop.tsx';
import { layout, type TableLayout } from './layout/table-layout.ts';
import { useRoom } from './layout/use-container-size.ts';
import { FactAnimations } from './motion/FactAnimations.tsx';
import { SeriousScene } from './SeriousScene.tsx';
import { SkippedSummary } from './SkippedSummary.tsx';
import { Hurry, useHurry } from './SoloTimeControls.tsx';
import { OtherSeat } from './seat/OtherSeat.tsx';
import { OwnSeat } from './seat/OwnSeat.tsx';
import { SeatDetails } from './seat/SeatDetails.tsx';
import { bottomOf, placeOf, type SeatState, seatsByPlace, useSeats } from './seat/seat-states.ts';
import type { GameView } from './session/beat.ts';
import { useTable } from './session/SessionContext.tsx';
import { TableHeadline } from './TableHeadline.tsx';

export function GameTable<V extends GameView, P extends Play<V>>({ game }: { readonly game: GameParts<V, P> }) {
  return (
    <GameContext value={game as unknown as AnyTableGame}>
      <PlayContext value={game.usePlay()}>
        <div className={styles.whole}>
          <SkippedSummary />
          <Room />
        </div>
      </PlayContext>
    </GameContext>
  );
}

/** The table and its players. Memoised, so that it is rendered again only when the answer in the making changes. */
const Room = memo(function Room() {
  const [ref, room] = useRoom();
  const game = useGame();
  const play = usePlay();
  const { look } = game;
  useKeys(ref, look.usesRows);
  useLeadOn(ref, game.leadsTo(play));
  useKeptFocus(ref);
  useHurry(ref);
  useForgetting();
  const seats = play.view.players.length;
  const isOut = play.you !== null && play.view.players[play.you]?.alive === false;
  // Their panel stands below the table.
  const hasPanel = useOutsider() === 'eliminated';
  const max = isOut ? (hasPanel ? look.maxDockAbovePanel : look.maxDockWhenOut) : undefined;
  const isReplay = useTable(({ game: live }) => live === null);
  const givesWayTo = isReplay ? look.minDockOfReplay : undefined;
  const table = useMemo(
    () => (room === null || room.width === 0 ? null : layout(seats, room.width, room.height, { max, givesWayTo })),
    [seats, room, max, givesWayTo],
  );
  return (
    <div
      ref={ref}
      className={styles.table}
      data-game={game.id}
      data-kind={table?.kind}
      data-compact={(table !== null && look.isCompact(table)) || undefined}
      style={table === null ? {} : { ...measures(table), ...look.style(table) }}
    >
      {table !== null && <Everything table={table} />}
      <ScreenReaderStory />
      <FactAnimations />
      <game.Hints />
      <Hurry />
      <KeyboardHelp />
    </div>
  );
});

/** The parts of the layout that style sheets need. */
const measures = ({ scale, height, say, dock }: TableLayout): CSSProperties =>
  ({ '--scale': scale, '--height': `${height}px`, '--say': `${say}px`, '--dock': `${dock}px` }) as CSSProperties;

function Everything({ table }: { readonly table: TableLayout }) {
  const game = useGame();
  const play = usePlay();
  const { view, hasSheet, targets } = play;
  const { isSheetInDock } = game.look;
  const [watched, watch] = useState<SeatNumber | null>(null);
  const [opened, open] = useState<SeatNumber | null>(null);
  const hasOwnSheet = hasSheet && !isSheetInDock;
  if (hasOwnSheet && table.kind !== 'wide')
    return (
      <div className={styles.answering}>
        <SeriousScene table={table} />
        <AnswerSheet table={table} />
      </div>
    );
  const [only = null, ...more] = targets;
  const aimed = watched !== null && targets.includes(watched) ? watched : more.length === 0 ? only : null;
  const aim = aimed === null ? null : placeOf(view, aimed);
  return (
    <>
      <TableTop table={table} inlays={game.inlaysOf(play, watched)} aim={aim} />
      {hasSheet && table.kind === 'strip' && <TableHeadline />}
      {hasSheet ? <SeriousScene table={table} /> : <game.Centre table={table} />}
      {hasOwnSheet ? <AnswerSheet table={table} /> : <Dock table={table} onOpen={open} />}
      {!(hasSheet && table.kind === 'column') && (
        <Seats table={table} watched={watched} onWatch={watch} onOpen={open} />
      )}
      <game.Over table={table} />
      <SeatDetails who={opened} onClose={() => open(null)} />
    </>
  );
}

interface DockProps {
  readonly table: TableLayout;
  readonly onOpen: (who: SeatNumber) => void;
}

/** The viewer's own part of the table: person, cards or dice, actions. */
function Dock({ table, onOpen }: DockProps) {
  const game = useGame();
  const { view, hasSheet } = usePlay();
  const isShort = table.kind === 'column' && table.dock < game.look.shortDock;
  return (
    <section
      className={styles.dock}
      data-short={isShort || undefined}
      data-broad={(table.kind === 'column' && table.width > 560) || undefined}
      aria-label={game.useDockLabel()}
    >
      <OwnSeat who={bottomOf(view)} table={table} isShort={isShort} onOpen={onOpen} />
      {hasSheet ? <AnswerSheet table={table} /> : <game.Own table={table} />}
    </section>
  );
}

interface SeatsProps extends DockProps {
  readonly watched: SeatNumber | null;
  readonly onWatch: (who: SeatNumber | null) => void;
}

function Seats({ table, watched, onWatch, onOpen }: SeatsProps) {
  const { t } = useLingui();
  const { view, targets } = usePlay();
  const game = useGame();
  const { usesRows } = game.look;
  const seatOf = useSeats();
  const words = game.useSeatWords();
  const others = seatsByPlace(view).slice(1);
  const inOrder = others.filter((who) => targets.includes(who));
  const hunches = useHunches();
  const hunchWords = useHunchWords();
  const [noted, tellNoted] = useState('');
  const guess = ({ who, name, hunch }: SeatState): void => {
    const next = nextHunch(hunch);
    hunches.note(who, next);
    tellNoted(next === null ? t`${name}: no guess` : `${name}: ${hunchWords(next).said}`);
  };
  return (
    <>
      <ul className={styles.seats} data-row aria-label={t`Players`}>
        {others.map((who, number) => {
          const place = table.seats[number];
          const seat = seatOf(who);
          return (
            place && (
              <li key={who}>
                <OtherSeat
                  seat={seat}
                  words={words(seat)}
                  place={place}
                  table={table}
                  digit={usesRows && targets.includes(who) ? inOrder.indexOf(who) + 1 : undefined}
                  isWatched={watched === who}
                  onWatch={onWatch}
                  onOpen={onOpen}
                  onGuess={guess}
                />
              </li>
            )
          );
        })}
      </ul>
      <p className="unseen" role="status">
        {noted}
      </p>
    </>
  );
}
