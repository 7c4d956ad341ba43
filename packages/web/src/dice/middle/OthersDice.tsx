// The dice of somebody else, on the mat before him. Kept ones are smaller than those that were just thrown.

import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { AtTable } from '../../play/game.ts';
import { bottomOf, placeOf } from '../../play/seat/seats.ts';
import { useDicePlay } from '../answer/dice-play.ts';
import { useDieName } from '../die-names.ts';
import { useHaunted } from '../haunted.ts';
import { RolledDie } from '../tray/RolledDie.tsx';
import { matOf } from './mat.ts';
import styles from './OthersDice.module.css';
import { fallingAs, useDiceShown } from './shown-dice.ts';

export function OthersDice({ table }: AtTable) {
  const { t } = useLingui();
  const { view } = useDicePlay();
  const dieName = useDieName();
  const haunted = useHaunted();
  const shown = useDiceShown();
  const { who, dice, falling, throwing } = shown;
  const mat = who === bottomOf(view) ? null : matOf(table, placeOf(view, who) - 1, dice.length);
  if (mat === null) return null;
  const { x, y, w, h, die: width, columns } = mat;
  const style = { left: x, top: y, width: w, height: h, '--columns': columns, '--die': `${width}px` } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
    <div className={styles.mat} style={style} role="group" aria-label={t`Dice`} data-mat={who}>
      {dice.map((die, place) => {
        const called = dieName(die.kind);
        return (
          <span
            key={falling.includes(place) ? `${throwing}-${place}` : place}
            className={die.fresh ? styles.fresh : styles.kept}
            data-spot={`die-${place}`}
          >
            <RolledDie
              die={die}
              width={width}
              falling={fallingAs(shown, place)}
              locked={false}
              isHaunted={haunted.has(place)}
              name={called}
            />
            {!die.fresh && <span className="unseen">{t`kept`}</span>}
          </span>
        );
      })}
    </div>
  );
}
