// Win rates in all, by role and by character.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/engine';
import type { ReactNode } from 'react';
import { PlayerArch, RoleTag } from '../drawing/index.ts';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useBotNames } from '../words/bot-names.ts';
import type { KeptGame } from './game-list-entry.ts';
import styles from './WinRates.module.css';
import { type Count, countBy, totalOf } from './win-counts.ts';

/** The number of characters shown, the most played first. */
const MAX_CHARACTERS = 8;

export function WinRates({ games }: { readonly games: readonly KeptGame[] }) {
  const { t } = useLingui();
  const cards = useGameNames('card');
  const dice = useGameNames('dice');
  const levels = useBotNames();
  const { games: played, won } = totalOf(games);
  const characters = countBy(games, 'character').slice(0, MAX_CHARACTERS);
  const isOfCards = (id: string): boolean => games.some(({ game, character }) => game === 'card' && character === id);
  const nameOf = (id: string): string => (isOfCards(id) ? cards : dice).character(id).name;
  return (
    <BoardPanel title={t`Your record`}>
      <p className={styles.total} data-total>
        <Trans>
          {won} of {played} won
        </Trans>
      </p>
      <Table
        title={t`By role`}
        counts={countBy(games, 'role')}
        name={(id) => cards.role(id as Role).name}
        sign={(id) => <RoleTag role={id as Role} width={22} />}
      />
      <Table
        title={t`By character`}
        counts={characters}
        name={nameOf}
        sign={(id) => <PlayerArch character={id} width={24} />}
      />
      <Table
        title={t`By level of the bots`}
        counts={countBy(games, 'level')}
        name={(id) => (id === 'people' ? t`only people` : levels.level(id).name)}
      />
      <Table title={t`By number of players`} counts={countBy(games, 'seats')} name={(id) => id} />
    </BoardPanel>
  );
}

interface TableProps {
  readonly title: string;
  readonly counts: readonly Count[];
  readonly name: (id: string) => string;
  readonly sign?: (id: string) => ReactNode;
}

function Table({ title, counts, name, sign }: TableProps) {
  const { t } = useLingui();
  if (counts.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t`Games`}</th>
          <th scope="col">{t`Won`}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ id, games, won }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.who}>
                {sign?.(id)}
                {name(id)}
              </span>
            </th>
            <td>{games}</td>
            <td>{`${won} (${Math.round((100 * won) / games)} %)`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
