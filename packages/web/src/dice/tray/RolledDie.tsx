// A die on the table that tumbles when rolled, and dice in a scene.

import { useLingui } from '@lingui/react/macro';
import { type Die, FACES, type Face } from '@posse/dice';
import type { CSSProperties } from 'react';
import { specialPicture } from '../../art/index.ts';
import { classes, DieFace, Picture, Token } from '../../drawing/index.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { useDicePlay } from '../answer/dice-answer-draft.ts';
import { sceneOf } from '../answer/open-dice-question.ts';
import { fallingAs, useDiceShown } from '../middle/shown-dice.ts';
import styles from './RolledDie.module.css';

interface RolledDieProps {
  readonly die: Die;
  readonly width: number;
  /** The index of this die in its roll while it falls; null if it lies. */
  readonly falling: number | null;
  readonly locked: boolean;
  /** True if the ghost has set the die. */
  readonly isHaunted?: boolean;
  /** The name of a saloon die; null for any other. */
  readonly name?: string | null;
}

/** A die that lies or falls. Marks are shown only on dice that lie. */
export function RolledDie({ die, width, falling, locked, isHaunted = false, name = null }: RolledDieProps) {
  const { t } = useLingui();
  if (falling !== null) return <FallingDie die={die} width={width} falling={falling} locked={locked} />;
  return (
    <span className={styles.lying}>
      <DieFace kind={die.kind} face={die.face} width={width} locked={locked} />
      {name !== null && (
        <small className={styles.name} data-small={width < SMALL || undefined}>
          {name}
        </small>
      )}
      {isHaunted && (
        <span className={styles.haunted} role="img" aria-label={t`set by the ghost`}>
          <Token name="ghost" className={styles.ghost} />
        </span>
      )}
    </span>
  );
}

/** The width in pixels below which only the beginning of a name fits. */
const SMALL = 36;

interface FallingDieProps extends Pick<RolledDieProps, 'die' | 'width' | 'locked'> {
  readonly falling: number;
}

/** A falling die. It is as fast as the table's animation, so that it lies when its consequences are shown. */
function FallingDie({ die: { kind, face }, width, falling, locked }: FallingDieProps) {
  const pace = useTable((state) => state.pace);
  return (
    <span className={styles.hop} style={{ '--turn': falling, '--speed': pace } as CSSProperties} data-falling>
      <span className={classes(styles.spin, falling % 2 === 1 && styles.left)}>
        <DieFace kind={kind} face={face} width={width} locked={locked} />
        {othersOf(FACES[kind], face).map((other, place) => (
          <span key={other} className={classes(styles.flash, place > 0 && styles.later)} aria-hidden="true">
            <DieFace kind={kind} face={other} width={width} locked={false} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Two other faces that it shows while falling. */
const othersOf = (faces: readonly Face[], face: Face): Face[] => {
  const place = faces.indexOf(face);
  return [2, 4].flatMap((step) => faces[(place + step) % faces.length] ?? []);
};

// The thing between two people in a scene of the dice game: dice, a face, or a revealed role.

export function DiceInScene() {
  const { view } = useDicePlay();
  const { sign, dice, special } = sceneOf(view);
  const shown = useDiceShown();
  return (
    <>
      {dice && (
        <div className={styles.dice}>
          {shown.dice.map((die, place) => (
            <RolledDie
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              key={place}
              die={die}
              width={44}
              falling={fallingAs(shown, place)}
              locked={false}
            />
          ))}
        </div>
      )}
      {sign !== null && <DieFace kind="base" face={sign} width={54} locked={false} className={styles.sign} />}
      {special !== null && <Picture of={specialPicture(special)} className={styles.special} />}
    </>
  );
}
