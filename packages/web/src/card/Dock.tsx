// Your own part of the table: who you are, what lies in front of you, your hand, and what you can do.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import type { CSSProperties } from 'react';
import type { TableLayout } from '../table/layout.ts';
import { Actions } from './Actions.tsx';
import styles from './Dock.module.css';
import { Hand } from './Hand.tsx';
import { usePlay } from './Play.tsx';
import { Prey } from './Prey.tsx';
import { Reading } from './Reading.tsx';
import { You } from './You.tsx';

interface DockProps {
  readonly who: Seat;
  readonly table: TableLayout;
  readonly onOpen: (who: Seat) => void;
}

export function Dock({ who, table, onOpen }: DockProps) {
  const { t } = useLingui();
  const { step } = usePlay();
  const { dock, kind } = table;
  return (
    <section
      className={styles.dock}
      style={{ height: dock } as CSSProperties}
      data-short={(kind === 'column' && dock < 345) || undefined}
      data-broad={(kind === 'column' && table.width > 560) || undefined}
      aria-label={t`You`}
    >
      <You who={who} table={table} onOpen={onOpen} />
      {step.step === 'prey' ? <Prey table={table} at={step.at} prey={step.prey} /> : <Hand who={who} table={table} />}
      <div className={styles.side}>
        <Reading who={who} />
        <Actions />
      </div>
    </section>
  );
}
