// Somebody's arch with the role at its corner; the clock runs round it while he or she is asked.

import { Trans } from '@lingui/react/macro';
import { PLAIN } from '@posse/card';
import { Arch, type ArchState, RoleTag } from '../draw/index.ts';
import { useTimeLeft } from '../session/use-time-left.ts';
import styles from './Portrait.module.css';
import { archStateOf, type SeatState } from './use-seat.ts';

interface PortraitProps {
  readonly seat: SeatState;
  readonly width: number;
  /** Is being aimed at. */
  readonly isAimed?: boolean;
  readonly withRole?: boolean;
}

export function Portrait({ seat, width, isAimed = false, withRole = true }: PortraitProps) {
  const { who, player, isAsked, isTurn, persona } = seat;
  const state: ArchState = { ...archStateOf(seat), focused: isAimed };
  const arch = { character: player.character === PLAIN ? null : player.character, width, state, persona };
  return (
    <span className={styles.portrait} data-spot={`seat-${who}`}>
      {isAsked ? <AskedArch {...arch} /> : <Arch {...arch} />}
      {isTurn && (
        <span className={styles.turn}>
          <Trans>Turn</Trans>
        </span>
      )}
      {withRole && (
        <RoleTag
          role={player.role}
          width={Math.max(20, Math.min(Math.round(width * 0.34), Math.max(28, Math.round(width * 0.24))))}
          className={styles.role}
        />
      )}
    </span>
  );
}

interface AskedArchProps {
  readonly character: string | null;
  readonly width: number;
  readonly state: ArchState;
  readonly persona: string | null;
}

const HURRY = 5;

/** On its own, because it is drawn anew every second. */
function AskedArch({ state, ...arch }: AskedArchProps) {
  const time = useTimeLeft();
  const hurry = time !== null && time.seconds <= HURRY;
  return <Arch {...arch} state={{ ...state, asked: true, hurry }} left={time?.share ?? 1} />;
}
