// Banners for states that last: offline, paused, a bot answers, watching.

import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimInfo, TableInfo } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { useAbsentAsked } from '../../game-table/seat/AbsenceHeadline.tsx';
import { lostSeatIn, seenSeatIn, useIsHost, useOwnSeat } from '../../game-table/session/own-seat-hooks.ts';
import { useBotDeadline, useCountdown } from '../../game-table/session/page-clocks.ts';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import { OpenHands } from '../open-hands/OpenHands.tsx';
import { Banner } from './Banner.tsx';
import styles from './Banners.module.css';
import { useNoticeWords } from './notice-words.ts';

export function Banners() {
  return (
    <div className={styles.banners} role="status">
      <Lost />
      <Announced />
      <Paused />
      <NewHost />
      <Away />
      <Absent />
      <OpenHands />
      <LostSeat />
      <Watching />
      <Claims />
    </div>
  );
}

function Lost() {
  const { t } = useLingui();
  const { client } = useSession();
  const isLost = useTable(({ status }) => status !== 'open');
  if (!isLost) return null;
  return (
    <Banner icon="link" acts={[{ words: t`Retry now`, on: () => client.hurry() }]}>
      <Trans>Connection lost, reconnecting</Trans>
    </Banner>
  );
}

/** The operator's announcements since the user joined, until they are read. */
export function Announced() {
  const { t } = useLingui();
  const words = useNoticeWords();
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  const [seen, setSeen] = useState(last);
  const line = useTable(
    ({ lines }) => lines.findLast(({ number, notice }) => notice === 'announced' && number > seen) ?? null,
  );
  if (line === null) return null;
  return (
    <Banner icon="chat" acts={[{ words: t`Close`, on: () => setSeen(line.number) }]}>
      {words(line)}
    </Banner>
  );
}

/** How long the others see the notice about the new host. */
const SHOWN_FOR_MS = 6000;

/** The notice about a new host: shown to the new host until they have read it, and to the others for a moment. */
export function NewHost() {
  const { t } = useLingui();
  const words = useNoticeWords();
  const isHost = useIsHost();
  const last = useTable(({ lines }) => lines.at(-1)?.number ?? 0);
  const [seen, setSeen] = useState(last);
  const line = useTable(({ lines }) => lines.findLast(({ notice }) => notice === 'host') ?? null);
  const number = line?.number ?? 0;
  const isNews = number > seen;
  useEffect(() => {
    if (!isNews || isHost) return undefined;
    const timer = setTimeout(() => setSeen(number), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isNews, isHost, number]);
  if (line === null || !isNews) return null;
  return (
    <Banner icon="host" acts={isHost ? [{ words: t`Close`, on: () => setSeen(number) }] : []}>
      {isHost ? <Trans>You are the host now: you can deal, pause and change the rules.</Trans> : words(line)}
    </Banner>
  );
}

function Paused() {
  const { t } = useLingui();
  const { client } = useSession();
  const isPaused = useTable(({ table }) => table?.paused === true);
  const isHost = useIsHost();
  if (!isPaused) return null;
  return (
    <Banner icon="clock" acts={isHost ? [{ words: t`Resume`, on: () => client.pause(false) }] : []}>
      <Trans>The table is paused</Trans>
    </Banner>
  );
}

function Away() {
  const { t } = useLingui();
  const { client } = useSession();
  const isAway = useTable(({ table, seat }) => seat !== null && table?.seats[seat]?.away === true);
  if (!isAway) return null;
  return (
    <Banner icon="bot" acts={[{ words: t`I am back`, on: () => client.back() }]}>
      <Trans>A bot is playing for you</Trans>
    </Banner>
  );
}

/** The banner while the game waits for an absent player: players of this game may let a bot play. */
export function Absent() {
  const { t } = useLingui();
  const { client } = useSession();
  const asked = useAbsentAsked();
  // Always rendered, so that the time of its arrival is noted.
  useBotDeadline();
  const seat = useTable(({ table }) => (asked === null ? null : (table?.seats[asked] ?? null)));
  const isPlaying = useTable((state) => state.seat !== null);
  if (asked === null || seat === null || !seat.botAllowed || !isPlaying) return null;
  const name = seat.name ?? '?';
  return (
    <Banner icon="bot" acts={[{ words: t`Let a bot play`, on: () => client.botPlays(asked) }]}>
      {t`${name} is away`}
    </Banner>
  );
}

/**
 * The banner for a user whose seat was given to somebody whom the others vouched for: a tap takes it back, during a
 * game and after it.
 */
export function LostSeat() {
  const { t } = useLingui();
  const { client } = useSession();
  const lost = useTable(lostSeatIn);
  if (lost === null) return null;
  return (
    <Banner icon="unknown" acts={[{ words: t`Take your seat back`, on: () => client.takeBack() }]}>
      <Trans>While you were away, the others vouched for somebody else to take your seat</Trans>
    </Banner>
  );
}

// For spectators of a running game: the reason, and the way to a seat.

export function Watching() {
  const { t } = useLingui();
  const { client } = useSession();
  const isWatching = useTable(({ table, seat }) => seat === null && table?.phase === 'playing');
  const own = useOwnSeat();
  const isWaiting = useTable(({ table }) => own !== null && table?.seats[own]?.waiting === true);
  const open = useTable(({ table }) => table?.seats.findIndex((seat) => seat.open) ?? -1);
  const isLost = useTable((state) => lostSeatIn(state) !== null);
  const hasSeen = useTable((state) => seenSeatIn(state) !== null);
  if (!isWatching || isLost) return null;
  if (hasSeen)
    return (
      <Banner icon="eye">
        <Trans>
          The owner took the seat back. You have seen that hand, so you can only watch until the game is over.
        </Trans>
      </Banner>
    );
  if (isWaiting)
    return (
      <Banner icon="clock">
        <Trans>The seat is yours. A bot plays until its next move: then you see its hand.</Trans>
      </Banner>
    );
  if (own !== null)
    return (
      <Banner icon="bot" acts={[{ words: t`Take your seat again`, on: () => client.sit(own) }]}>
        <Trans>You have left: a bot plays in your seat</Trans>
      </Banner>
    );
  return (
    <Banner icon="eye" acts={open < 0 ? [] : [{ words: t`Take a seat`, on: () => client.sit(open) }]}>
      <Trans>You are watching</Trans>
    </Banner>
  );
}

// Seat recovery: a guest claims a seat, and all players are asked to vouch.
// Once they have agreed, everybody is told until the seat is given.

export function Claims() {
  const table = useTable((state) => state.table);
  return table?.claims.map((claim) => <Claim key={claim.guest} claim={claim} table={table} />);
}

function Claim({ claim, table }: { readonly claim: ClaimInfo; readonly table: TableInfo }) {
  const { t } = useLingui();
  const { client } = useSession();
  const language = useLanguage();
  const you = useTable((state) => state.you);
  const { guest, name, asked, agreed, opensIn } = claim;
  const seconds = useCountdown(opensIn, table);
  const list = (guests: readonly string[]): string =>
    new Intl.ListFormat(language).format(guests.map((one) => nameOf(table, one)));
  const number = claim.seat + 1;
  const owner = table.seats[claim.seat]?.name ?? '?';
  const waiting = list(asked.filter((one) => !agreed.includes(one)));
  const others = list(agreed);
  const object = { words: t`Object`, on: () => client.vouch(guest, false) };
  if (seconds !== null)
    return (
      <Banner icon="clock" acts={you !== null && asked.includes(you) ? [object] : []}>
        {guest === you
          ? t`Seat ${number} (${owner}) is yours in ${seconds} s, unless ${owner} comes back.`
          : t`${name} gets seat ${number} (${owner}) in ${seconds} s, unless ${owner} comes back.`}
      </Banner>
    );
  if (guest === you)
    return <Banner icon="unknown">{t`You claim seat ${number} (${owner}). Still to agree: ${waiting}.`}</Banner>;
  if (you === null || !asked.includes(you)) return null;
  if (agreed.includes(you))
    return (
      <Banner icon="unknown">{t`You agreed that seat ${number} (${owner}) belongs to ${name}. Still to agree: ${waiting}.`}</Banner>
    );
  return (
    <Banner
      icon="unknown"
      acts={[
        { words: t`Yes, I know ${name}`, on: () => client.vouch(guest, true) },
        { words: t`No`, on: () => client.vouch(guest, false) },
      ]}
    >
      {t`${name} says: “Seat ${number} (${owner}) is mine, but I have lost access to it.” Is that right?`}{' '}
      {agreed.length > 0 && t`Agreed: ${others}.`}
    </Banner>
  );
}

const nameOf = ({ seats }: TableInfo, wanted: string): string =>
  seats.find(({ guest }) => guest === wanted)?.name ?? '?';
