// A player's arch with role, turn, clock and badges.

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Icon as IconName } from '../../art/index.ts';
import { type ArchState, classes, Icon, PlayerArch, RoleTag, Token } from '../../drawing/index.ts';
import { useGame } from '../answer/answer-draft.tsx';
import { HunchTag } from '../hunches/HunchTag.tsx';
import type { TableLayout } from '../layout/table-layout.ts';
import { useTimeLeft } from '../session/page-clocks.ts';
import styles from './Portrait.module.css';
import { archStateOf, portraitOf, type SeatState } from './seat-states.ts';

interface PortraitProps {
  readonly seat: SeatState;
  readonly table: TableLayout;
  readonly width: number;
  /** True if somebody aims at this player. */
  readonly isAimed?: boolean;
  readonly withRole?: boolean;
  readonly className?: string | undefined;
}

export function Portrait({ seat, table, width, isAimed = false, withRole = true, className }: PortraitProps) {
  const { look } = useGame();
  const { who, player, isAsked, isTurn, isCalled, isGhost, special, persona, face, hunch } = seat;
  const state: ArchState = {
    ...archStateOf(seat),
    focused: isAimed || seat.isPicked,
    bot: look.isBotShown(table, seat),
  };
  const character = portraitOf(seat.character, persona);
  const arch = { character, width, state, face };
  const tag = look.role(table, width);
  return (
    <span className={classes(styles.portrait, className)} data-spot={`seat-${who}`}>
      {isAsked ? <AskedArch {...arch} isCalled={isCalled} /> : <PlayerArch {...arch} />}
      {isTurn && (
        <span className={styles.turn}>
          <Trans>Turn</Trans>
        </span>
      )}
      {withRole && (
        <span className={styles.role} data-guess={seat.isSecret || undefined}>
          {hunch === null ? <RoleTag role={player.role} width={tag} /> : <HunchTag hunch={hunch} width={tag} />}
        </span>
      )}
      {withRole && special !== null && (
        <RoleTag role={player.role} special={special} width={tag} className={styles.special} />
      )}
      {isGhost && !player.alive && <Token name="ghost" className={styles.ghost} />}
    </span>
  );
}

interface AskedArchProps {
  readonly character: string | null;
  readonly width: number;
  readonly state: ArchState;
  readonly face: string | null;
  readonly isCalled: boolean;
}

/** The seconds below which the clock appears for a player in their own turn, who has more time. */
const SHORT = 10;
const HURRY = 5;

/** The arch of an asked player. A component of its own, because it renders every second. */
function AskedArch({ state, isCalled, ...arch }: AskedArchProps) {
  const time = useTimeLeft();
  const seconds = time?.seconds ?? Number.POSITIVE_INFINITY;
  const asked = isCalled || seconds <= SHORT;
  return <PlayerArch {...arch} state={{ ...state, asked, hurry: seconds <= HURRY }} left={time?.share ?? 1} />;
}

/** The key that marks the host. */
export const HostMark = ({ className }: { readonly className: string | undefined }) => (
  <span className={className} data-host-mark>
    <Icon name="host" />
  </span>
);

// A small round label: a number of cards, a distance, a state.

interface PillProps {
  readonly icon?: IconName;
  /** The tone of the pill: plain, in range, or a reason against a choice. */
  readonly tone?: 'plain' | 'may' | 'no';
  readonly spot?: string;
  readonly children: ReactNode;
}

export function Pill({ icon, tone = 'plain', spot, children }: PillProps) {
  return (
    <span className={styles.pill} data-tone={tone} data-spot={spot}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
