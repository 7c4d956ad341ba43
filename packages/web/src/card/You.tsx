// You at your own table: arch, name, life, role, and the cards in front of you.

import { useLingui } from '@lingui/react/macro';
import { PLAIN } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { CSSProperties } from 'react';
import { Bullets, Icon, RoleTag } from '../draw/index.ts';
import { usePlayers } from '../session/SessionContext.tsx';
import { AbsentLine } from '../table/AbsentLine.tsx';
import { Clock } from '../table/Clock.tsx';
import type { TableLayout } from '../table/layout.ts';
import { useCardNames } from '../words/card-names.ts';
import { OwnCards } from './OwnCards.tsx';
import { Pill } from './Pill.tsx';
import { usePlay } from './Play.tsx';
import { Portrait } from './Portrait.tsx';
import { useSeatWords } from './seat-words.ts';
import { useSeat } from './use-seat.ts';
import styles from './You.module.css';

interface YouProps {
  readonly who: Seat;
  readonly table: TableLayout;
  readonly onOpen: (who: Seat) => void;
}

export function You({ who, table, onOpen }: YouProps) {
  const { t } = useLingui();
  const names = useCardNames();
  const { isYou } = usePlayers();
  const { view, pick } = usePlay();
  const words = useSeatWords();
  const seat = useSeat(who);
  const { player, isLit, isTurn, name, absence } = seat;
  const { role, character, life, maxLife, alive, hand } = player;
  const arch = archWidth(table);
  const roleName = role === null ? '' : names.role(role).name;
  const characterName = character === PLAIN ? '' : names.character(character).name;
  return (
    <div
      className={styles.you}
      data-lit={isLit || isTurn || undefined}
      style={{ '--own-arch': `${arch}px` } as CSSProperties}
    >
      <button
        type="button"
        className={styles.arch}
        data-seat={who}
        data-act={isLit ? 'target' : undefined}
        onClick={() => (isLit ? pick({ at: who }) : onOpen(who))}
      >
        <span className="unseen">{words(seat)}</span>
        <span aria-hidden="true">
          <Portrait seat={seat} width={arch} withRole={false} />
        </span>
      </button>
      <div className={styles.who}>
        <p className={styles.name}>
          {isYou(who) ? t`You` : name}
          {view.asked === who && isYou(who) && <Clock as="pill" />}
          {!isYou(who) && (
            <Pill icon="hand" spot={`hand-${who}`}>
              {hand.length}
            </Pill>
          )}
        </p>
        <p className={styles.character}>
          {absence !== null && alive && !isYou(who) ? (
            <AbsentLine absence={absence} isAsked={view.asked === who} isRoomy={false} />
          ) : (
            characterName
          )}
        </p>
        {alive ? (
          <span data-spot={`life-${who}`} className={styles.life}>
            <Bullets life={life} max={maxLife} size={Math.round(arch * 0.27)} />
          </span>
        ) : (
          <p className={styles.fell}>
            <Icon name="skull" /> {t`Out of the game`}
          </p>
        )}
        <p className={styles.role}>
          <RoleTag role={role} width={24} />
          <span className={styles.roleName}>{roleName}</span>
        </p>
      </div>
      <OwnCards who={who} table={table} />
    </div>
  );
}

const archWidth = ({ kind, scale, dock }: TableLayout): number => {
  if (kind === 'wide') return Math.round(116 * scale);
  return kind === 'strip' ? Math.round(62 * scale) : Math.round(Math.min(64 * scale, dock * 0.19));
};
