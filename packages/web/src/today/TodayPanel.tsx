// Puzzle and deal of the day, in the lobby.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../drawing/Icon.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useLanguage } from '../words/language.ts';
import { dayWords, today } from './days.ts';
import styles from './TodayPanel.module.css';
import { readDeal, readPuzzle, streakOn } from './today-records.ts';

export default function TodayPanel() {
  const { t } = useLingui();
  const [day] = useState(today);
  const date = dayWords(day, useLanguage());
  return (
    <BoardPanel title={t`Today`} aside={<span>{date}</span>}>
      <ul className={styles.rows}>
        <Row href="/puzzle" act="puzzle" title={t`Puzzle of the day`} state={usePuzzleState(day)} />
        <Row href="/deal" act="deal" title={t`Deal of the day`} state={useDealState(day)} />
      </ul>
    </BoardPanel>
  );
}

interface State {
  readonly isDone: boolean;
  readonly words: string;
}

interface RowProps {
  readonly href: string;
  readonly act: string;
  readonly title: string;
  readonly state: State;
}

const Row = ({ href, act, title, state: { isDone, words } }: RowProps) => (
  <li>
    <Link href={href} className={styles.row} data-act={act} data-done={isDone || undefined}>
      <Icon name={isDone ? 'check' : 'play'} />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{words}</span>
      </span>
    </Link>
  </li>
);

function usePuzzleState(day: number): State {
  const { t } = useLingui();
  const [record] = useState(readPuzzle);
  const streak = streakOn(record, day);
  const told = streak > 0 ? t`${plural(streak, { one: 'Streak: # day', other: 'Streak: # days' })}` : null;
  if (record?.day === day) return { isDone: true, words: record.isSolved ? (told ?? '') : t`Not solved today` };
  return { isDone: false, words: told ?? t`One position, one best answer` };
}

function useDealState(day: number): State {
  const { t } = useLingui();
  const [record] = useState(readDeal);
  if (record?.day !== day) return { isDone: false, words: t`The same deal for everyone` };
  const { lost, isWon } = record;
  if (lost === null) return { isDone: false, words: t`Waiting where you left off.` };
  const points = t`${plural(lost, { one: '# point lost', other: '# points lost' })}`;
  return { isDone: true, words: isWon === true ? t`Won, ${points}` : t`Lost, ${points}` };
}
