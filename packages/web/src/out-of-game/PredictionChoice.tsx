// The prediction of the winning side: made once, hidden until the result.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Side } from '@posse/protocol/evening';
import { useId } from 'react';
import { RoleFace } from '../drawing/index.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState } from '../game-table/session/table-session.ts';
import styles from './OutPanel.module.css';
import { type Outsider, outsiderIn } from './outsider.ts';
import { roleOf, SIDES, useSideWords } from './side-words.ts';

/** The viewer's prediction for the running game; null for none. */
export const ownPredictionIn = ({ table, prediction }: Pick<TableState, 'table' | 'prediction'>): Side | null =>
  prediction !== null && prediction.game === table?.gameId ? prediction.side : null;

/** May the viewer predict now? Spectators only before the second round. */
const mayPredict = (state: TableState, outsider: Outsider | null): boolean =>
  outsider === 'eliminated' || (outsider === 'spectator' && state.table?.predicts === true);

export function PredictionChoice() {
  const { t } = useLingui();
  const { client } = useSession();
  const id = useId();
  const words = useSideWords();
  const own = useTable(ownPredictionIn);
  const isOpen = useTable((state) => mayPredict(state, outsiderIn(state)));
  const isConnected = useTable(({ status }) => status === 'open');
  const players = useTable(({ shown }) => shown?.view.players.length ?? 4);
  if (own !== null) {
    const side = words(own, players);
    return (
      <p className={styles.predicted} data-predicted={own} role="status">
        <RoleFace role={roleOf(own, players)} width={26} className={styles.emblem} />
        <Trans>You predict: {side}. The others see it after the result.</Trans>
      </p>
    );
  }
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
    <div className={styles.prediction} role="group" aria-labelledby={`${id}-ask`} aria-describedby={`${id}-about`}>
      <p id={`${id}-ask`} className={styles.ask}>
        <Trans>Who wins?</Trans>{' '}
        <span id={`${id}-about`} className={styles.about}>{t`One guess, secret until the result.`}</span>
      </p>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.side}
            data-predict={side}
            disabled={!isConnected}
            onClick={() => client.predict(side)}
          >
            <RoleFace role={roleOf(side, players)} width={30} className={styles.emblem} />
            {words(side, players)}
          </button>
        ))}
      </div>
    </div>
  );
}
