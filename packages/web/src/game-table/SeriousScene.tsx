// A serious moment in large: rays, the attacker, the thing, and the target.
// On a phone it covers the table and the others shrink to a row; on a desktop it lies on the felt.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import type { CSSProperties } from 'react';
import { Bullets, classes, MomentRays, PlayerArch } from '../drawing/index.ts';
import { useGame, usePlay } from './answer/answer-draft.tsx';
import type { TableLayout } from './layout/table-layout.ts';
import styles from './SeriousScene.module.css';
import { Portrait } from './seat/Portrait.tsx';
import { seatsByPlace, useSeats } from './seat/seat-states.ts';
import { usePlayers } from './session/SessionContext.tsx';
import { TableHeadline } from './TableHeadline.tsx';

export function SeriousScene({ table }: { readonly table: TableLayout }) {
  const { sceneOf, look, Prop, BelowSentence } = useGame();
  const { view } = usePlay();
  const { tone, from, to } = sceneOf(view);
  const { kind } = table;
  const { areScenesSeats } = look;
  const size = Math.round(look.sceneArch(table, to.length + (from === null ? 0 : 1)));
  const isHit = tone === 'danger' || tone === 'cold';
  return (
    <div
      className={styles.scene}
      data-scene
      style={boxOf(table, look.isSheetInDock)}
      data-spot={areScenesSeats && kind === 'wide' ? 'felt' : undefined}
    >
      {tone !== null && <MomentRays tone={tone} className={styles.rays} />}
      {kind === 'column' && <Others />}
      <div className={styles.room} data-spot={areScenesSeats && kind !== 'wide' ? 'felt' : undefined}>
        <div className={styles.people} aria-hidden={!areScenesSeats || undefined}>
          {from !== null && <Person who={from} table={table} size={size} isHit={false} />}
          <Prop size={size} />
          {to.map((who) => (
            <Person key={who} who={who} table={table} size={size} isHit={isHit} />
          ))}
        </div>
      </div>
      <div className={styles.say}>
        {/* On a phone on its side it stands above everything. */}
        {!(look.isSheetInDock && kind === 'strip') && <TableHeadline />}
        <BelowSentence />
      </div>
    </div>
  );
}

/** The box of the scene: the felt, or the room that the seats leave; a column is filled. */
function boxOf({ kind, felt, centre }: TableLayout, isSheetInDock: boolean): CSSProperties {
  const box = kind === 'wide' ? felt : kind === 'strip' && isSheetInDock ? centre : null;
  return box === null ? {} : { left: box.x, top: box.y, width: box.w, height: box.h };
}

interface PersonProps {
  readonly who: Seat;
  readonly table: TableLayout;
  readonly size: number;
  readonly isHit: boolean;
}

function Person({ who, table, size, isHit }: PersonProps) {
  const { t } = useLingui();
  const { look, BelowPerson } = useGame();
  const { areScenesSeats } = look;
  const seat = useSeats()(who);
  const { player, name, isYou } = seat;
  return (
    <div className={styles.person}>
      {areScenesSeats ? (
        <Portrait seat={seat} table={table} width={size} withRole={!isYou} />
      ) : (
        <PlayerArch character={seat.character} width={size} className={classes(isHit && styles.hit)} />
      )}
      <p className={styles.name}>{isYou ? t`You` : name}</p>
      <span className={styles.life} data-spot={areScenesSeats ? `life-${who}` : undefined}>
        <Bullets life={player.life} max={player.maxLife} size={areScenesSeats ? Math.round(size * 0.2) : 16} />
      </span>
      <BelowPerson seat={seat} table={table} />
    </div>
  );
}

/** A scene with more people shows nobody twice: it needs the room. */
const CROWD = 4;

/** The living players, the active one, and their life points. */
function Others() {
  const { t } = useLingui();
  const { sceneOf, look, useSeatRules } = useGame();
  const { view } = usePlay();
  const { name } = usePlayers();
  const rulesOf = useSeatRules();
  const { from, to } = sceneOf(view);
  const isOnce = look.areScenesSeats || to.length + (from === null ? 0 : 1) > CROWD;
  const others = seatsByPlace(view)
    .slice(1)
    .filter((who) => !isOnce || (who !== from && !to.includes(who)));
  const hasBegun = !('begun' in view) || view.begun;
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label={t`Other players`}>
      {others.map((who) => {
        const player = view.players[who];
        if (player === undefined) return null;
        const { alive, life } = player;
        const called = name(who);
        return (
          <li key={who} data-spot={`seat-${who}`}>
            <PlayerArch
              character={rulesOf(who).character}
              width={34}
              state={{ turn: view.turn === who, fallen: !alive }}
              label={!hasBegun ? called : alive ? t`${called}, ${life} life` : t`${called}, out of the game`}
            />
            {hasBegun && <span aria-hidden="true">{alive ? life : '–'}</span>}
          </li>
        );
      })}
    </ul>
  );
}
