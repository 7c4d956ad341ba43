// Roles that a bot guessed when it answered, beside the real ones.

import { useLingui } from '@lingui/react/macro';
import type { Odds } from '@posse/bots';
import type { Role, Seat } from '@posse/engine';
import { type CSSProperties, useId } from 'react';
import { classes, Icon, RoleTag } from '../../drawing/index.ts';
import type { Recording } from '../replay/replayed-game.ts';
import { useGameNames } from '../result/finished-game-names.ts';
import type { Explanation } from './answer-explanation.ts';
import styles from './WhyButton.module.css';

interface BeliefsProps {
  readonly recording: Recording;
  /** The index of the answer. */
  readonly answer: number;
  readonly why: Explanation;
}

const ROLES: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** The roles that a bot guessed, folded. Nothing if there was nothing to guess. */
export function GuessedRoles({ recording, answer, why: { odds, infers } }: BeliefsProps) {
  const { t } = useLingui();
  const { replay } = recording;
  const me = replay.answers[answer]?.seat;
  const others = [...odds.entries()].filter(([place]) => place !== me);
  const isOpen = others.every(([, row]) => ROLES.some((role) => row[role] > 0.999));
  if (isOpen) return null;
  const name = replay.names[me ?? 0] ?? '?';
  return (
    <details
      className={styles.beliefs}
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary data-act="beliefs">{infers ? t`What ${name} believed` : t`What could be guessed then`}</summary>
      {!infers && <p className={styles.note}>{t`${name} never wonders who is who. A shrewder player would.`}</p>}
      <Table recording={recording} rows={others} />
      <p className={styles.note}>{t`Ticked: their real roles.`}</p>
    </details>
  );
}

function Table({
  recording,
  rows,
}: {
  readonly recording: Recording;
  readonly rows: readonly (readonly [number, Odds])[];
}) {
  const { t } = useLingui();
  const { replay } = recording;
  const names = useGameNames(replay.game);
  const title = useId();
  const truth = recording.view(recording.length, 'all').players;
  const roles = ROLES.filter((role) => truth.some((player) => player.role === role));
  return (
    <table className={styles.table} aria-labelledby={title}>
      <caption id={title} className="unseen">
        {t`Who was suspected of which role`}
      </caption>
      <thead>
        <tr>
          <td />
          {roles.map((role) => (
            <th key={role} scope="col">
              <RoleTag role={role} width={22} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([place, row]) => (
          <tr key={place}>
            <th scope="row">{replay.names[place]}</th>
            {roles.map((role) => (
              <Cell
                key={role}
                odds={row[role]}
                isTrue={truth[place as Seat]?.role === role}
                label={names.role(role).name}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly odds: number;
  readonly isTrue: boolean;
  readonly label: string;
}

function Cell({ odds, isTrue, label }: CellProps) {
  const { t, i18n } = useLingui();
  const share = i18n.number(odds, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <td
      className={classes(styles.cell, isTrue && styles.true)}
      style={{ '--odds': odds } as CSSProperties}
      title={`${label}: ${share}`}
    >
      {share}
      {isTrue && <Icon name="check" className={styles.check} label={t`true`} />}
    </td>
  );
}
