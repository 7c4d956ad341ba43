// The dice game on a screen for the room.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlayerView } from '@posse/dice';
import type { CSSProperties, ReactNode } from 'react';
import { useDicePlay } from '../../dice/answer/dice-answer-draft.ts';
import { DICE_GAME } from '../../dice/DiceTable.tsx';
import { fallingAs, useDiceShown } from '../../dice/middle/shown-dice.ts';
import { classes, DieFace, Icon, Token } from '../../drawing/index.ts';
import { RoomInvitation } from '../RoomInvitation.tsx';
import styles from './DiceRoom.module.css';
import { type MiddleProps, type RoomParts, RoomTable, type ThingsProps } from './RoomTable.tsx';

const PARTS: RoomParts = { Middle, Holds: () => null, Things };

export default function DiceRoom({ aside = <RoomInvitation /> }: { readonly aside?: ReactNode }) {
  return <RoomTable game={DICE_GAME} parts={PARTS} aside={aside} />;
}

/** The width of a die in units. */
const DIE = 10;
const GHOST_DIE = 4.4;

function Middle({ box, unit }: MiddleProps) {
  const { t } = useLingui();
  const { view } = useDicePlay();
  const shown = useDiceShown();
  const { dice, throwing } = shown;
  const width = Math.min(DIE * unit, (box.w - dice.length * unit) / Math.max(1, dice.length));
  const count = view.pile + (view.chiefInPile ? 1 : 0);
  return (
    <>
      <div className={styles.dice}>
        {dice.map(({ kind, face }, place) => {
          const falling = fallingAs(shown, place);
          return (
            <span
              key={falling === null ? place : `${throwing}-${place}`}
              className={classes(styles.die, falling !== null && styles.falling)}
              style={{ '--falling': falling ?? 0 } as CSSProperties}
              data-spot={`die-${place}`}
            >
              <DieFace kind={kind} face={face} width={width} />
            </span>
          );
        })}
      </div>
      <p className={styles.pile} data-spot="arrows">
        <Icon name="arrow" />
        {t`${plural(count, { one: '# arrow left', other: '# arrows left' })}`}
        {view.chiefInPile && <Token name="chief-arrow" className={styles.chief} />}
      </p>
    </>
  );
}

function Things({ seat: { who, player }, unit }: ThingsProps) {
  const { haunting } = useDicePlay().view;
  const { arrows, chief } = player as PlayerView;
  return (
    <span className={styles.things}>
      <span className={styles.arrows} data-spot={`arrows-${who}`} data-some={arrows > 0 || chief || undefined}>
        {(arrows > 0 || chief) && (
          <>
            {arrows > 0 && <b>{arrows}</b>}
            {Array.from({ length: arrows }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
              <Icon key={place} name="arrow" />
            ))}
            {chief && <Token name="chief-arrow" className={styles.chief} />}
          </>
        )}
      </span>
      {haunting?.who === who && (
        <>
          <Token name="ghost" className={styles.chief} />
          <DieFace kind="base" face={haunting.face} width={GHOST_DIE * unit} locked={false} />
          {haunting.twice && <DieFace kind="base" face={haunting.face} width={GHOST_DIE * unit} locked={false} />}
        </>
      )}
    </span>
  );
}
