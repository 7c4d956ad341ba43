// The number of each role, for every number of players.

import { Trans, useLingui } from '@lingui/react/macro';
import { OURS } from '@posse/card';
import { ROLE_TEXTS, ROLES, type Role } from '@posse/engine';
import { RoleTag } from '../../drawing/RoleTag.tsx';
import { useCardNames } from '../../words/card-names.ts';
import type { GameId } from '../rule-thing.ts';
import styles from './RolesTable.module.css';

const ALL = Object.keys(ROLE_TEXTS) as Role[];
const BASE = 'base';

interface Column {
  readonly seats: number;
  readonly roles: readonly Role[];
  /** The set that makes this number of players possible. */
  readonly set: string;
}

const COLUMNS: Readonly<Record<GameId, readonly Column[]>> = {
  card: Object.entries(OURS.tables).map(([seats, { roles, set }]) => ({ seats: Number(seats), roles, set })),
  dice: Object.entries(ROLES).map(([seats, roles]) => ({ seats: Number(seats), roles, set: BASE })),
};

export const CardRoles = () => <RolesTable game="card" />;
export const DiceRoles = () => <RolesTable game="dice" />;

export function RolesTable({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  const names = useCardNames();
  const columns = COLUMNS[game];
  const added = [...new Set(columns.map(({ set }) => set))].filter((set) => set !== BASE);
  const seatsWith = (wanted: string): string =>
    columns.flatMap(({ seats, set }) => (set === wanted ? [seats] : [])).join(', ');
  return (
    <div className={styles.roles}>
      <table>
        <caption className="unseen">{t`Roles for each number of players`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Players</Trans>
            </th>
            {columns.map(({ seats }) => (
              <th key={seats} scope="col">
                {seats}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ALL.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className={styles.role}>
                  <span aria-hidden="true">
                    <RoleTag role={role} width={22} />
                  </span>
                  {names.role(role).name}
                </span>
              </th>
              {columns.map(({ seats, roles }) => (
                <td key={seats}>{roles.filter((one) => one === role).length || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {added.map((set) => (
        <p key={set}>
          {seatsWith(set)}: {names.set(set).name}
        </p>
      ))}
    </div>
  );
}
