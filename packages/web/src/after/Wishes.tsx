// Wishes for the next game: one's own character again, the star passed on; and who is waited for.

import { Trans, useLingui } from '@lingui/react/macro';
import type { TableInfo } from '@posse/protocol';
import { type ReactNode, useState } from 'react';
import type { GameView } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import { useNoticeWords } from '../table/notice-words.ts';
import { useLanguage } from '../words/language.ts';
import { useGameNames } from './names.ts';
import type { NextGameWishes } from './next-game.ts';
import styles from './Wishes.module.css';

interface WishesProps {
  readonly wishes: NextGameWishes;
  readonly table: TableInfo;
  readonly view: GameView;
}

export function Wishes({ wishes, table, view }: WishesProps) {
  const { mayKeep, keep, setKeep, mayPassStar, passStar, setPassStar, seat } = wishes;
  const names = useGameNames(table.game);
  const character = names.character(view.players[seat ?? -1]?.character ?? '').name;
  const waiting = useWaiting(wishes, table);
  const notYet = useNotYet(table);
  if (!mayKeep && !mayPassStar && waiting === null && notYet === null) return null;
  return (
    <div className={styles.wishes}>
      {mayKeep && (
        <Wish on={keep} change={setKeep}>
          <Trans>Keep {character}</Trans>
        </Wish>
      )}
      {mayPassStar && (
        <Wish on={passStar} change={setPassStar}>
          <Trans>Pass the star on</Trans>
        </Wish>
      )}
      {notYet !== null && (
        <p className={styles.waiting} role="status" data-notice="not-yet">
          {notYet}
        </p>
      )}
      {waiting !== null && (
        <p className={styles.waiting} role="status">
          {waiting}
        </p>
      )}
    </div>
  );
}

interface WishProps {
  readonly on: boolean;
  readonly change: (on: boolean) => void;
  readonly children: ReactNode;
}

function Wish({ on, change, children }: WishProps) {
  return (
    <label className={styles.wish}>
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      {children}
    </label>
  );
}

/** Who has just stopped the next game; null if nobody has, or it is about to begin after all. */
function useNotYet({ startsIn }: TableInfo): string | null {
  const words = useNoticeWords();
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  const [since] = useState(last);
  const line = useTable(({ lines }) => lines.findLast(({ notice }) => notice !== undefined));
  const isFresh = line?.notice === 'not-yet' && line.number > since;
  return startsIn === null && isFresh ? words(line) : null;
}

/** Who is not ready yet, for the host; whether one waits for the host, for the others. Null where nobody waits. */
function useWaiting({ isHost, isReady }: NextGameWishes, { seats, host }: TableInfo): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  const people = seats.filter(({ by, guest }) => by === 'person' && guest !== host);
  if (!isHost) {
    const name = seats.find(({ guest }) => guest === host)?.name;
    return isReady ? (name ? t`${name} deals the next game.` : t`The host deals the next game.`) : null;
  }
  if (people.length === 0) return null;
  const late = people.filter(({ ready }) => !ready).map(({ name }) => name ?? '?');
  const names = new Intl.ListFormat(language).format(late);
  return late.length === 0 ? t`All are ready.` : t`Not ready yet: ${names}`;
}
