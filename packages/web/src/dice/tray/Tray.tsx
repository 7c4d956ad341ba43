// The tray for every roll. Dice on the felt are rolled, on the shelf kept.

import { useLingui } from '@lingui/react/macro';
import type { Die } from '@posse/dice';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';
import { useRoom } from '../../game-table/layout/use-container-size.ts';
import { bottomOf } from '../../game-table/seat/seat-states.ts';
import { type DicePlay, useDicePlay } from '../answer/dice-answer-draft.ts';
import { useHaunted } from '../haunted-dice.ts';
import { type DiceShown, fallingAs } from '../middle/shown-dice.ts';
import styles from './Tray.module.css';
import { TrayDie } from './TrayDie.tsx';
import { trayMeasures } from './tray-layout.ts';

interface TrayProps {
  readonly table: TableLayout;
  readonly shown: DiceShown;
  /** The content while no dice are rolled. */
  readonly children?: ReactNode;
  readonly felt: string;
  readonly shelf: string;
}

/** The thickness of the wooden frame with its dark line. */
const FRAME = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function goAlong({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[key];
  if (step === undefined) return;
  const dice = [...currentTarget.querySelectorAll<HTMLElement>('[data-die]')];
  dice[dice.indexOf(target as HTMLElement) + step]?.focus();
}

export function Tray({ table, shown, children, felt, shelf }: TrayProps) {
  const { t } = useLingui();
  const play = useDicePlay();
  const haunted = useHaunted();
  const { who, dice, falling, throwing } = shown;
  const [ref, room] = useRoom();
  const measures = trayMeasures(table, (room?.width ?? 0) - 2 * FRAME, (room?.height ?? 0) - 2 * FRAME, dice.length);
  const isMine = who === bottomOf(play.view);
  const isRolling = isMine && play.movable.size > 0;
  const style = {
    '--frame': `${FRAME}px`,
    '--die': `${measures.die}px`,
    '--step': `${measures.step}px`,
    '--top': `${measures.top}px`,
    '--shelf': `${measures.shelf}px`,
    '--dice': dice.length,
  } as CSSProperties;
  return (
    <div ref={ref} className={styles.tray} style={style} data-words={measures.words} data-tray={who}>
      {dice.length === 0 ? (
        children
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
        <div className={styles.rows} role="group" aria-label={t`Dice`} onKeyDown={goAlong}>
          <span className={styles.felt}>{felt}</span>
          <span className={styles.shelf}>
            <span>{shelf}</span>
          </span>
          <div className={styles.dice}>
            {dice.map((die, place) => (
              <TrayDie
                key={falling.includes(place) ? `${throwing}-${place}` : place}
                die={die}
                place={place}
                measures={measures}
                falling={fallingAs(shown, place)}
                isHaunted={haunted.has(place)}
                {...(falling.length > 0 || !isMine
                  ? thrown(die)
                  : isRolling
                    ? moving(play, place)
                    : using(play, place))}
                onUse={isRolling ? play.move : play.pickDie}
                onWonder={(at) => play.look({ die: at })}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const QUIET = { isLit: false, isPicked: false, isIdle: false, isLocked: false, use: 'none' } as const;

/** The properties of falling dice and of other players' dice, which can't be used. */
const thrown = (die: Die) => ({ ...QUIET, isOnFelt: die.fresh });

const moving = ({ felt, movable, isWarned, atRisk }: DicePlay, place: number) =>
  ({
    ...QUIET,
    isOnFelt: felt.has(place),
    isLit: isWarned && atRisk.includes(place),
    isLocked: !movable.has(place),
    use: movable.has(place) ? 'move' : 'none',
  }) as const;

/** The properties of dice that the question is about. They lie on the felt. */
const using = ({ lit, next, picks, isAsked }: DicePlay, place: number) =>
  ({
    ...QUIET,
    isOnFelt: lit.has(place),
    isLit: lit.has(place),
    isPicked: picks.die === place,
    isIdle: isAsked && lit.size > 0 && !lit.has(place),
    use: next.dice.includes(place) ? 'pick' : 'none',
  }) as const;
