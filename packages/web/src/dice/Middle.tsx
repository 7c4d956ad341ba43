// The middle of the table: the sentence on a desktop, the pile of arrows, others' dice, and what happened last.

import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/dice';
import type { CSSProperties, ReactNode } from 'react';
import type { Beat } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import type { TableLayout } from '../table/layout.ts';
import { type DiceShown, fallingAs } from './dice-shown.ts';
import styles from './Middle.module.css';
import { Pile } from './Pile.tsx';
import { RolledDie } from './RolledDie.tsx';
import { DiceLines } from './words/index.ts';

interface MiddleProps {
  readonly view: View;
  readonly table: TableLayout;
  /** Dice that lie here and not in a tray. */
  readonly shown: DiceShown | null;
  /** The sentence, where it lies on the felt. */
  readonly children?: ReactNode;
}

export function Middle({ view, table, shown, children }: MiddleProps) {
  const { x, y, w, h } = table.kind === 'wide' ? table.felt : table.centre;
  const style = { '--x': `${x}px`, '--y': `${y}px`, '--w': `${w}px`, '--h': `${h}px` } as CSSProperties;
  return (
    <div className={styles.middle} style={style} data-spot="felt">
      {children}
      <Pile view={view} />
      {table.kind === 'wide' && <OthersDice shown={shown} width={Math.round(58 * table.scale)} />}
      <Ticker />
    </div>
  );
}

/** Kept dice stand lower and smaller than those that were just rolled. */
function OthersDice({ shown, width }: { readonly shown: DiceShown | null; readonly width: number }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
    <div className={styles.dice} style={{ '--die': `${width}px` } as CSSProperties} role="group" aria-label={t`Dice`}>
      {shown?.dice.map((die, place) => (
        <span
          key={shown.falling.includes(place) ? `${shown.throwing}-${place}` : place}
          className={die.fresh ? styles.fresh : styles.kept}
          data-spot={`die-${place}`}
        >
          <RolledDie die={die} width={width} falling={fallingAs(shown, place)} locked={false} />
          {!die.fresh && <span className="unseen">{t`kept`}</span>}
        </span>
      ))}
    </div>
  );
}

function Ticker() {
  const last = useTable(({ story }) => story.at(-1)) as Beat<View> | undefined;
  return <div className={styles.ticker}>{last !== undefined && <DiceLines beat={last} />}</div>;
}
