// Wishes for the next game: the same character, or passing the star. Also the countdown.

import { Trans, useLingui } from '@lingui/react/macro';
import { seat as seatAt } from '@posse/engine';
import type { TableInfo } from '@posse/protocol';
import { type ReactNode, useId, useState } from 'react';
import type { GameView } from '../../game-table/session/beat.ts';
import { useCountdown } from '../../game-table/session/page-clocks.ts';
import { playedSeatIn } from '../../game-table/session/played-seat.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useNoticeWords } from '../../table-screen/notices/notice-words.ts';
import { useLanguage } from '../../words/language.ts';
import { useGameNames } from './finished-game-names.ts';
import styles from './NextGame.module.css';

interface WishesProps {
  readonly wishes: NextGameWishes;
  readonly table: TableInfo;
  readonly view: GameView;
}

export function Wishes({ wishes, table, view }: WishesProps) {
  const { mayKeep, keep, setKeep, mayPassStar, passStar, setPassStar, seat } = wishes;
  const names = useGameNames(table.game);
  const character = names.character(view.players[seat ?? -1]?.character ?? '').name;
  const { t } = useLingui();
  const sheriff = view.players.findIndex(({ role }) => role === 'sheriff');
  const left = seatAt((sheriff + 1) % view.players.length);
  const next = table.seats[left]?.name ?? '?';
  const waiting = useWaiting(wishes, table);
  const notYet = useNotYet(table);
  if (!mayKeep && !mayPassStar && waiting === null && notYet === null) return null;
  return (
    <div className={styles.wishes}>
      {mayKeep && (
        <Wish
          on={keep}
          change={setKeep}
          about={t`You survived: you may keep your character for the next game. Otherwise you are dealt a new one.`}
        >
          <Trans>Keep {character}</Trans>
        </Wish>
      )}
      {mayPassStar && (
        <Wish
          on={passStar}
          change={setPassStar}
          about={
            seat === left
              ? t`You sit to the left of this game’s Sheriff, so you are the next Sheriff. Otherwise the Sheriff is dealt like all other roles.`
              : t`${next} sits to the left of this game’s Sheriff, and is the next Sheriff. Otherwise the Sheriff is dealt like all other roles.`
          }
        >
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
  /** The explanation of the wish. */
  readonly about: string;
  readonly children: ReactNode;
}

function Wish({ on, change, about, children }: WishProps) {
  const id = useId();
  return (
    <div className={styles.wish}>
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => change(target.checked)}
      />
      <label htmlFor={id}>
        {children}
        <span id={`${id}-about`} className={styles.about}>
          {about}
        </span>
      </label>
    </div>
  );
}

/** The player who has just stopped the countdown; null if nobody has, or it runs again. */
function useNotYet({ startsIn }: TableInfo): string | null {
  const words = useNoticeWords();
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  const [since] = useState(last);
  const line = useTable(({ lines }) => lines.findLast(({ notice }) => notice !== undefined));
  const isFresh = line?.notice === 'not-yet' && line.number > since;
  return startsIn === null && isFresh ? words(line) : null;
}

/**
 * The line about who is waited for. For the host: players who are not ready. For the others: whether the host still has
 * to start. Null if nobody is waited for.
 */
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
  return late.length === 0 ? t`Everyone is ready.` : t`Not ready yet: ${names}`;
}

export interface NextGameWishes {
  readonly isHost: boolean;
  /** The viewer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly isReady: boolean;
  /** True if the viewer survived and may keep their character. */
  readonly mayKeep: boolean;
  readonly keep: boolean;
  setKeep(keep: boolean): void;
  /** True if the viewer is the host, who may pass the star to the Sheriff's left. */
  readonly mayPassStar: boolean;
  readonly passStar: boolean;
  setPassStar(passStar: boolean): void;
  /** The main action: deals for the host, and sends "ready" for everybody else. */
  go(): void;
  wait(): void;
}

/** The viewer's possible wishes for the next game, and how it starts. */
export function useNextGame(view: GameView, table: TableInfo): NextGameWishes {
  const { client } = useSession();
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const [keep, setKeep] = useState(false);
  const [passStar, setPassStar] = useState(false);
  const isHost = you !== null && table.host === you;
  const mine = seat === null ? undefined : view.players[seat];
  // A guest who sat down after the game has no character to keep.
  const isOwn = useTable((state) => state.seat !== null && playedSeatIn(state) === state.seat);
  const isReady = seat !== null && table.seats[seat]?.ready === true;
  const say = (wish: boolean): void => {
    if (seat !== null) client.ready(true, { keep: wish });
  };
  return {
    isHost,
    seat,
    isReady,
    mayKeep: isOwn && mine?.alive === true && !('undead' in mine && mine.undead),
    keep,
    setKeep(wish) {
      setKeep(wish);
      if (isReady) say(wish);
    },
    mayPassStar: isHost && view.players.some(({ role }) => role === 'sheriff'),
    passStar,
    setPassStar,
    go() {
      say(keep);
      if (isHost) client.start({ passStar });
    },
    wait: () => void client.ready(false),
  };
}

/** The countdown to the next game, which every player may stop with "not yet". */
export function Starting({ table }: { readonly table: TableInfo }) {
  const { client } = useSession();
  const isSeated = useTable(({ seat }) => seat !== null);
  const seconds = useCountdown(table.startsIn, table);
  if (table.start !== null)
    return (
      <p className={styles.soon} role="status">
        <Trans>Shuffling the cards…</Trans>
      </p>
    );
  if (seconds === null) return null;
  return (
    <div className={styles.starting} data-starting>
      <p className="unseen" role="status">
        <Trans>The next game is about to begin.</Trans>
      </p>
      <p className={styles.soon} role="timer">
        <Trans>Next game in {seconds}…</Trans>
      </p>
      {isSeated && (
        <button type="button" className="button" data-act="not-yet" onClick={() => client.notYet()}>
          <Trans>Not yet</Trans>
        </button>
      )}
    </div>
  );
}
