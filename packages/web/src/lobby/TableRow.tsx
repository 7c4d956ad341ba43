// One public table: whose it is, what is played there, how many seats are taken, and the way in.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TableSummary } from '@posse/protocol';
import { Icon } from '../draw/Icon.tsx';
import styles from './TableRow.module.css';

interface TableRowProps {
  readonly table: TableSummary;
  readonly onGo: (sits: boolean) => void;
}

export function TableRow({ table, onGo }: TableRowProps) {
  const { t } = useLingui();
  const { code, seats, people, free, watchers, hostName } = table;
  const what = useWhat(table);
  const taken = t`${people} of ${seats} seats are taken by people`;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{hostName === '' ? code : t`${hostName}’s table`}</h3>
        <p className={styles.what}>
          {what}
          {watchers > 0 && (
            <>
              {' · '}
              <Plural value={watchers} one="# spectator" other="# spectators" />
            </>
          )}
        </p>
      </div>
      <span className={styles.hats} role="img" aria-label={taken}>
        {Array.from({ length: seats }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hats are all alike
          <Icon key={place} name="any" className={place < people ? undefined : styles.free} />
        ))}
      </span>
      {free > 0 ? (
        <button type="button" className="button" data-act="join" onClick={() => onGo(true)}>
          <Trans>Join</Trans>
        </button>
      ) : (
        <button type="button" className="button" data-act="watch" onClick={() => onGo(false)}>
          <Icon name="eye" />
          <Trans>Watch</Trans>
        </button>
      )}
    </li>
  );
}

/** The game and how far it is. The presets have their names in the games, which the lobby does without. */
function useWhat({ game, phase }: TableSummary): string {
  const { t } = useLingui();
  if (game === 'card') return phase === 'playing' ? t`Cards, being played` : t`Cards, about to begin`;
  return phase === 'playing' ? t`Dice, being played` : t`Dice, about to begin`;
}
