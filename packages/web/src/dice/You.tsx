// Whoever sits below: oneself, with everything one holds. One can be chosen like anybody else.

import { Trans, useLingui } from '@lingui/react/macro';
import { Arch, Bullets, classes, RoleTag, Token } from '../draw/index.ts';
import { useLongPress } from '../rules/long-press.ts';
import { zoom } from '../rules/Zoom.tsx';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { AbsentLine } from '../table/AbsentLine.tsx';
import { Clock } from '../table/Clock.tsx';
import type { TableLayout } from '../table/layout.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { Arrows } from './Arrows.tsx';
import { useChoosing } from './Choosing.tsx';
import { Haunted } from './Haunted.tsx';
import { archStateOf } from './Portrait.tsx';
import { type Sitting, useSittingLabel } from './sitting.ts';
import styles from './You.module.css';

interface YouProps {
  readonly sitting: Sitting;
  readonly table: TableLayout;
  /** There is room for one line only. */
  readonly isLow: boolean;
  /** The sheet shows the clock itself. */
  readonly withClock: boolean;
}

const ARCHES = { column: 58, wide: 104, strip: 60, low: 36 } as const;

export function You({ sitting, table: { kind, scale }, isLow, withClock }: YouProps) {
  const { t } = useLingui();
  const names = useDiceNames();
  const label = useSittingLabel()(sitting);
  const { who, player, name, isLit, isTurn, isAsked, isGhost, haunting, absence } = sitting;
  const character = names.character(player.character).name;
  const role = player.role === null ? null : names.role(player.role).name;
  const { pickSeat } = useChoosing();
  const { client } = useSession();
  const isQuiet = useTable(({ shown }) => shown?.quiet === true);
  const readCharacter = (): void => zoom({ kind: 'character', game: 'dice', id: player.character });
  const press = useLongPress(readCharacter);
  const size = isLow ? ARCHES.low : ARCHES[kind] * scale;
  return (
    <section className={styles.you} data-low={isLow || undefined} aria-label={t`Your place`}>
      <button
        type="button"
        className={classes(styles.plate, isLit && styles.lit)}
        data-act={isLit ? 'target' : undefined}
        onClick={() => (isLit ? pickSeat(who) : readCharacter())}
        {...press}
      >
        <span className="unseen">{label}</span>
        <span className={styles.portrait} aria-hidden="true" data-spot={`seat-${who}`}>
          <Arch character={player.character} width={Math.round(size)} state={archStateOf(sitting)} />
          {isGhost && <Token name="ghost" className={styles.ghost} />}
        </span>
        <span className={styles.words} aria-hidden="true">
          <span className={classes(styles.name, isTurn && styles.on)}>{name}</span>
          <span className={styles.character}>
            {absence !== null && player.alive ? (
              <AbsentLine absence={absence} isAsked={isAsked} isRoomy={false} />
            ) : role === null || kind === 'strip' ? (
              character
            ) : (
              t`${character}, ${role}`
            )}
          </span>
          <span data-spot={`life-${who}`}>
            <Bullets life={player.life} max={player.maxLife} size={(kind === 'wide' ? 22 : 19) * Math.max(1, scale)} />
          </span>
        </span>
      </button>
      <span className={styles.things}>
        {withClock && isAsked && <Clock as="pill" />}
        {haunting !== null && <Haunted haunting={haunting} />}
        <Arrows who={who} arrows={player.arrows} chief={player.chief} />
        {isQuiet && player.alive && !player.spent && (
          <button type="button" className={styles.again} data-act="ask-again" onClick={() => client.quiet(false)}>
            <Trans>Ask me again</Trans>
            <span className="unseen">{t`You are not asked whether to show your role`}</span>
          </button>
        )}
        {player.role !== null && <YourRole sitting={sitting} size={Math.round(28 * Math.max(1, scale))} />}
      </span>
    </section>
  );
}

/** A tap tells what it wants, and what the special role can do. */
function YourRole({ sitting: { player }, size }: { readonly sitting: Sitting; readonly size: number }) {
  const { role, special } = player;
  if (role === null) return null;
  const look = (): void =>
    zoom(special === null ? { kind: 'role', role, game: 'dice' } : { kind: 'special', id: special });
  return (
    <button type="button" className={styles.role} onClick={look}>
      <RoleTag role={role} width={size} />
      {special !== null && <RoleTag role={role} special={special} width={size} />}
    </button>
  );
}
