// One seat of the waiting room.

import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatInfo, TableInfo } from '@posse/protocol';
import { useState } from 'react';
import { DRAWN } from '../../art/index.ts';
import { classes } from '../../drawing/class-names.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { PlayerArch } from '../../drawing/PlayerArch.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { Stars } from '../../lobby/plan/RadioRow.tsx';
import { useBotWords } from '../../words/bot-description.ts';
import { Sure } from '../TableDialogs.tsx';
import styles from './WaitingSeat.module.css';

interface WaitingSeatProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly isMine: boolean;
  readonly isHosts: boolean;
  /** True if the viewer is the host, who may change the seat. */
  readonly mayChange: boolean;
  readonly maySit: boolean;
}

const WIDTH = 84;

/** Is a word of the name too long to fit below the arch at its usual size? */
const isLong = (name: string): boolean => name.split(/[\s-]+/).some((word) => word.length > 10);

export function WaitingSeat({ seat, place, isMine, isHosts, mayChange, maySit }: WaitingSeatProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const isOpen = useTable(({ status }) => status === 'open');
  const { guest, name, by, persona, face, connected, ready, ownBot } = seat;
  const known = face !== null && DRAWN.guests.includes(face) ? face : null;
  // A guest without a face gets some guest's portrait, not a character's.
  const shown = persona ?? known ?? DRAWN.guests[place % DRAWN.guests.length] ?? null;
  return (
    <li className={styles.seat} data-place={place} data-face={shown} data-spot={`seat-${place}`}>
      {by === 'nobody' ? (
        <button
          type="button"
          className={styles.empty}
          data-act={maySit ? 'sit' : 'add-bot'}
          aria-label={maySit ? t`Sit here` : t`Add a bot here`}
          disabled={!isOpen || !(maySit || mayChange)}
          onClick={() => (maySit ? client.sit(place) : client.bot(place))}
        >
          <Icon name="plus" />
        </button>
      ) : (
        <PlayerArch
          character={shown}
          width={WIDTH}
          state={{ turn: isMine, bot: by === 'bot' || ownBot, away: guest !== null && !connected }}
        />
      )}
      <span className={classes(styles.name, isMine && styles.mine, isLong(name ?? '') && styles.long)}>
        {by === 'nobody' ? <Trans>Free</Trans> : name}
        {isHosts && <Icon name="host" className={styles.host} />}
      </span>
      <span className={styles.state} data-ready={ready}>
        <SeatState seat={seat} isHosts={isHosts} maySit={maySit} mayChange={mayChange} />
      </span>
      {mayChange && (
        <span className={styles.acts}>
          {by === 'nobody' && maySit && (
            <button type="button" data-act="add-bot" disabled={!isOpen} onClick={() => client.bot(place)}>
              <Trans>Add a bot</Trans>
            </button>
          )}
          {by === 'bot' && (
            <button type="button" disabled={!isOpen} onClick={() => client.free(place)}>
              <Trans>Remove the bot</Trans>
            </button>
          )}
          {guest !== null && !connected && (
            <button type="button" data-act="free" disabled={!isOpen} onClick={() => client.free(place)}>
              <Trans>Free up the seat</Trans>
            </button>
          )}
          {guest !== null && !isMine && <RemoveGuest guest={guest} name={name ?? ''} />}
        </span>
      )}
    </li>
  );
}

interface SeatStateProps extends Pick<WaitingSeatProps, 'seat' | 'isHosts' | 'maySit' | 'mayChange'> {}

function SeatState({ seat, isHosts, maySit, mayChange }: SeatStateProps) {
  const words = useBotWords();
  const { by, bot, ready, connected, ownBot } = seat;
  if (by === 'nobody') return maySit ? <Trans>Sit here</Trans> : mayChange && <Trans>Add a bot</Trans>;
  if (by === 'bot')
    return (
      <span className={styles.bot}>
        <Stars bot={bot} />
        {words(seat)}
      </span>
    );
  if (!connected) return <Trans>Away</Trans>;
  if (ownBot) return words(seat);
  if (ready) return <Trans>Ready</Trans>;
  return isHosts ? <Trans>Host</Trans> : <Trans>Not ready yet</Trans>;
}

// The seats before a game, in the order of turns.

export function Seats({ table }: { readonly table: TableInfo }) {
  const you = useTable((state) => state.you);
  const mine = useTable((state) => state.seat);
  return (
    <ol className={styles.seats}>
      {table.seats.map((seat, place) => (
        <WaitingSeat
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          seat={seat}
          place={place}
          isMine={place === mine}
          isHosts={seat.guest !== null && seat.guest === table.host}
          mayChange={table.host === you}
          maySit={mine === null}
        />
      ))}
    </ol>
  );
}

// Removes a guest, as the host's last resort.

interface RemoveGuestProps {
  readonly guest: string;
  readonly name: string;
}

export function RemoveGuest({ guest, name }: RemoveGuestProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </button>
      <Sure
        title={t`Remove ${name}?`}
        yes={t`Remove`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => client.kick(guest)}
      >
        {isPlaying ? (
          <Trans>A bot plays on in this seat. {name} can only come back if you allow it in this menu.</Trans>
        ) : (
          <Trans>{name} can’t come back to this table.</Trans>
        )}
      </Sure>
    </>
  );
}
