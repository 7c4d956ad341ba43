// Somebody's arch with everything that hangs on it: role, special role, whose turn it is, the clock while he or she is asked.

import { Trans } from '@lingui/react/macro';
import { Arch, type ArchState, RoleTag, Token } from '../draw/index.ts';
import { useTimeLeft } from '../session/use-time-left.ts';
import { isPlayedByBot } from '../table/absence.ts';
import styles from './Portrait.module.css';
import type { Sitting } from './sitting.ts';

interface PortraitProps {
  readonly sitting: Sitting;
  readonly width: number;
  /** The width of a role's sign. */
  readonly tag: number;
  /** Is pointed at, and may be chosen. */
  readonly isAimed: boolean;
  /** A bot is told by a badge on the arch. */
  readonly withBadge: boolean;
}

export function Portrait({ sitting, width, tag, isAimed, withBadge }: PortraitProps) {
  const { who, player, isTurn, isAsked, isGhost } = sitting;
  const state: ArchState = {
    ...archStateOf(sitting),
    focused: isAimed || sitting.isPicked,
    bot: (withBadge && sitting.isBot && !isTurn) || isPlayedByBot(sitting.absence),
  };
  const arch = { character: player.character, width, state, persona: sitting.persona };
  return (
    <span className={styles.portrait} data-spot={`seat-${who}`}>
      {isAsked ? <AskedArch {...arch} isTurn={isTurn} /> : <Arch {...arch} />}
      <RoleTag role={player.role} width={tag} className={styles.role} />
      {player.special !== null && (
        <RoleTag role={player.role} special={player.special} width={tag} className={styles.special} />
      )}
      {isTurn && (
        <span className={styles.turn}>
          <Trans>Turn</Trans>
        </span>
      )}
      {isGhost && <Token name="ghost" className={styles.ghost} />}
    </span>
  );
}

export const archStateOf = ({ player, isTurn, isLit, isGhost, absence, refusal }: Sitting): ArchState => ({
  turn: isTurn,
  lit: isLit,
  dimmed: refusal !== null,
  away: absence !== null,
  fallen: !player.alive && !isGhost,
  ghost: isGhost,
});

interface AskedArchProps {
  readonly character: string;
  readonly width: number;
  readonly state: ArchState;
  readonly persona: string | null;
  readonly isTurn: boolean;
}

/** Who is on turn has time; the clock shows when it runs short. */
const SHORT = 10;
const HURRY = 5;

/** On its own, because it is drawn anew every second. */
function AskedArch({ state, isTurn, ...arch }: AskedArchProps) {
  const time = useTimeLeft();
  const seconds = time?.seconds ?? Number.POSITIVE_INFINITY;
  const asked = !isTurn || seconds <= SHORT;
  return <Arch {...arch} state={{ ...state, asked, hurry: seconds <= HURRY }} left={time?.share ?? 1} />;
}
