// The end of the first game, with the button that starts a real one.

import { Trans } from '@lingui/react/macro';
import { Icon } from '../drawing/Icon.tsx';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { atOnce, useGo } from '../lobby/ways-to-table.ts';
import { CARD_TEACHING } from './card-lessons.ts';
import { DICE_TEACHING } from './dice-lessons.ts';
import styles from './FirstGameEnd.module.css';
import { isLesson } from './lesson-table.ts';
import { useShownLessons } from './shown-lessons.ts';

/** The end of a first game; empty after any other game. */
export function FirstGameEnd() {
  const isStaged = useTable(({ table }) => isLesson(table));
  return isStaged && <WhatWasLearnt />;
}

function WhatWasLearnt() {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const told = useShownLessons((lessons) => lessons.told);
  const cards = CARD_TEACHING.useLearnt();
  const dice = DICE_TEACHING.useLearnt();
  const lines = (game === 'card' ? cards : dice).filter(([key]) => told.includes(key));
  return (
    <section className={styles.learnt} data-learnt={lines.length}>
      <h3>
        <Trans>What you have learnt</Trans>
      </h3>
      <ul>
        {lines.map(([key, line]) => (
          <li key={key}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RealGame({ className }: { readonly className: string }) {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const { way, go } = useGo();
  return (
    <button
      type="button"
      className={className}
      data-way="real-game"
      disabled={way !== null}
      onClick={() => go('real', () => atOnce(game))}
    >
      <Trans>Now a real game</Trans>
    </button>
  );
}
