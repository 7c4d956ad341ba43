// One die in the tray, moved between felt and shelf.
// A lit die is picked by a tap. A die that can't be used tells its face.

import { useLingui } from '@lingui/react/macro';
import type { Die } from '@posse/dice';
import type { CSSProperties, KeyboardEvent } from 'react';
import { classes } from '../../drawing/index.ts';
import { useDrag } from '../../game-table/answer/card-drag.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useDiceNames } from '../../words/dice-names.ts';
import { useDieName } from '../die-names.ts';
import { RolledDie } from './RolledDie.tsx';
import styles from './Tray.module.css';
import type { TrayMeasures } from './tray-layout.ts';

/** How a die can be used now. */
export type DieUse = 'move' | 'pick' | 'none';

export interface TrayDieProps {
  readonly die: Die;
  readonly place: number;
  readonly measures: TrayMeasures;
  readonly isOnFelt: boolean;
  readonly isLit: boolean;
  readonly isPicked: boolean;
  /** True if the die is used up, or has no effect now. */
  readonly isIdle: boolean;
  readonly isLocked: boolean;
  /** True if the ghost has set the die. */
  readonly isHaunted: boolean;
  readonly falling: number | null;
  readonly use: DieUse;
  readonly onUse: (place: number) => void;
  /** Called when the viewer asks why the die can't be moved. */
  readonly onWonder: (place: number) => void;
}

/** How many pixels a finger may move during a tap. */
const TREMBLE = 8;
/** The rotations of dice on the felt, in degrees: they lie slightly askew. */
const TILTS = [-7, 5, -3, 8, -5, 4];

export function TrayDie(props: TrayDieProps) {
  const {
    die,
    place,
    measures,
    isOnFelt,
    isLit,
    isPicked,
    isIdle,
    isLocked,
    isHaunted,
    falling,
    use,
    onUse,
    onWonder,
  } = props;
  const name = useDieName()(die.kind);
  const label = useDieLabel()(props);
  const isMoved = use === 'move';
  const follow = ({ style }: HTMLElement, down: number): void => style.setProperty('--dragged', `${down}px`);
  const drag = useDrag({
    isLifted: ({ down }) => Math.abs(down) >= TREMBLE,
    follow: ({ currentTarget }, { down }) => follow(currentTarget, down),
    letGo: ({ currentTarget }) => follow(currentTarget, 0),
    drop(_, { down }) {
      if (isMoved && (isOnFelt ? down : -down) > measures.drop / 3) onUse(place);
    },
  });
  const readFace = (): void => zoom({ kind: 'face', face: die.face });
  const click = (): void => (use !== 'none' ? onUse(place) : isLocked ? onWonder(place) : readFace());
  const onKeyDown = (event: KeyboardEvent): void => {
    const isAway = event.key === (isOnFelt ? 'ArrowDown' : 'ArrowUp');
    if (isMoved && isAway) onUse(place);
  };
  const style = {
    '--column': place,
    '--down': isOnFelt ? '0px' : `${measures.drop}px`,
    '--tilt': isOnFelt && use !== 'none' ? `${TILTS[place % TILTS.length]}deg` : '0deg',
  } as CSSProperties;
  return (
    <button
      type="button"
      className={classes(styles.die, isLit && styles.lit, isPicked && styles.picked, isIdle && styles.idle)}
      style={style}
      data-spot={`die-${place}`}
      data-die={place}
      data-act={use === 'none' ? undefined : 'die'}
      aria-label={label}
      aria-pressed={isMoved ? isOnFelt : undefined}
      onClick={click}
      onContextMenu={(event) => {
        event.preventDefault();
        readFace();
      }}
      onKeyDown={onKeyDown}
      {...(isMoved ? drag : {})}
    >
      <RolledDie die={die} width={measures.die} falling={falling} locked={isLocked} isHaunted={isHaunted} name={name} />
    </button>
  );
}

function useDieLabel(): (props: TrayDieProps) => string {
  const { t } = useLingui();
  const names = useDiceNames();
  const dieName = useDieName();
  return ({ die, use, isOnFelt, isLocked, isLit, isIdle, isHaunted }) => {
    const face = [names.face(die.face).name, dieName(die.kind), isHaunted && t`set by the ghost`]
      .filter(Boolean)
      .join(', ');
    if (use === 'move') return isOnFelt ? t`${face}, will be rolled again` : t`${face}, kept`;
    if (isLocked) return t`${face}, can’t be rolled again`;
    if (isLit) return t`${face}, to be used now`;
    return isIdle ? t`${face}, not used now` : face;
  };
}
