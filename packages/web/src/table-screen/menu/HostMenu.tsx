// The host's powers during a game: pause and seats.

import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatInfo, TableInfo } from '@posse/protocol';
import { useState } from 'react';
import { BotFace } from '../../drawing/PlayerArch.tsx';
import { useAbsenceWords } from '../../game-table/seat/AbsentLine.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { Stars } from '../../lobby/plan/RadioRow.tsx';
import { useBotWords } from '../../words/bot-description.ts';
import { VoiceForm } from '../chat/VoiceLink.tsx';
import { Sure } from '../TableDialogs.tsx';
import { RemoveGuest } from '../waiting-room/WaitingSeat.tsx';
import styles from './HostMenu.module.css';
import { SettingSwitch } from './SettingSwitch.tsx';

export function HostMenu() {
  const { t } = useLingui();
  const { client } = useSession();
  const table = useTable((state) => state.table);
  const mine = useTable((state) => state.seat);
  if (table === null) return null;
  return (
    <section className={styles.host} data-host>
      <h3>
        <Trans>You are the host</Trans>
      </h3>
      {table.phase === 'playing' && (
        <SettingSwitch
          label={t`Pause`}
          about={t`Nobody can move, and no clock runs.`}
          on={table.paused}
          onChange={(on) => client.pause(on)}
        />
      )}
      <SettingSwitch
        label={t`Chat`}
        about={t`If it is off, people at this table only send reactions.`}
        on={table.chat !== false}
        onChange={(on) => client.chat(on)}
      />
      <VoiceForm />
      <JoinRequests knocks={table.knocks} />
      <ul className={styles.seats}>
        {table.seats.map((seat, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <HostSeat key={place} seat={seat} place={place} isMine={place === mine} />
        ))}
      </ul>
    </section>
  );
}

// New guests from a network of a removed one: perhaps the same person, perhaps a housemate.

export function JoinRequests({ knocks }: { readonly knocks: TableInfo['knocks'] }) {
  const { client } = useSession();
  if (knocks.length === 0) return null;
  return (
    <ul className={styles.seats} data-knocks>
      {knocks.map(({ guest, name }) => (
        <li key={guest} className={styles.seat}>
          <span className={styles.name}>
            {name}
            <span className={styles.absence}>
              <Trans>is waiting to join: on the same network as somebody you removed</Trans>
            </span>
          </span>
          <span className={styles.acts}>
            <button type="button" data-act="let-in" onClick={() => client.pardon(guest)}>
              <Trans>Let in</Trans>
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

// A seat as the host can change it: a bot for a person, a free seat for a bot, another host.

interface HostSeatProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly isMine: boolean;
}

export function HostSeat({ seat, place, isMine }: HostSeatProps) {
  const { t } = useLingui();
  const words = useBotWords();
  const absence = useAbsenceWords()(place, false);
  const { name, by, bot, persona, ownBot } = seat;
  return (
    <li className={styles.seat}>
      <span className={styles.name}>
        {by !== 'person' && <BotFace persona={persona} className={styles.face} />}
        {name ?? t`Free up seat`}
        {by !== 'person' && (
          <span className={styles.bot}>
            <Stars bot={bot} /> {words(seat)}
          </span>
        )}
        {ownBot && <span className={styles.bot}>{words(seat)}</span>}
        {absence !== null && <span className={styles.absence}>{absence}</span>}
      </span>
      <span className={styles.acts}>
        {by === 'person' ? !isMine && <Person seat={seat} place={place} /> : <Chair seat={seat} place={place} />}
      </span>
    </li>
  );
}

interface ActsProps {
  readonly seat: SeatInfo;
  readonly place: number;
}

/** Actions of the host about a person. During a game the seat stays the person's. */
function Person({ seat: { guest, name, connected, away, gone, waiting, botAllowed, ownBot }, place }: ActsProps) {
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  if (guest === null) return null;
  if (gone === 'sent-away')
    return (
      <button type="button" data-act="pardon" onClick={() => client.pardon(guest)}>
        <Trans>Let back in</Trans>
      </button>
    );
  return (
    <>
      {connected && !waiting && !ownBot && (
        <button type="button" onClick={() => client.host(guest)}>
          <Trans>Make host</Trans>
        </button>
      )}
      {isPlaying && botAllowed && (
        <button type="button" onClick={() => client.bot(place)}>
          <Trans>Let a bot play</Trans>
        </button>
      )}
      {!isPlaying && !away && !waiting && <BotInstead name={name ?? '?'} isHere={connected} place={place} />}
      <RemoveGuest guest={guest} name={name ?? '?'} />
    </>
  );
}

interface BotInsteadProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly place: number;
}

/** The host's action between games to replace a person by a bot. The host must confirm it if the person is present. */
function BotInstead({ name, isHere, place }: BotInsteadProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" data-act="bot-instead" onClick={() => (isHere ? setAsking(true) : client.bot(place))}>
        <Trans>Replace with a bot</Trans>
      </button>
      <Sure
        title={t`Replace ${name} with a bot?`}
        yes={t`Take the seat away`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={() => client.bot(place, undefined, true)}
      >
        <Trans>{name} is here and would lose the seat.</Trans>
      </Sure>
    </>
  );
}

/** Actions of the host about an empty seat. During a game they apply from the next one on. */
function Chair({ seat: { by }, place }: ActsProps) {
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  if (by === 'bot')
    return (
      <button type="button" onClick={() => client.free(place)}>
        {isPlaying ? <Trans>Free from the next game</Trans> : <Trans>Open to people</Trans>}
      </button>
    );
  return (
    <button type="button" onClick={() => client.bot(place)}>
      <Trans>Bots only</Trans>
    </button>
  );
}

// The name of the acting host: another player while the host is away.

export function HostName() {
  const name = useTable(({ table }) => table?.seats.find(({ guest }) => guest === table.host)?.name ?? null);
  if (name === null) return null;
  return (
    <p>
      <Trans>Host of the table: {name}</Trans>
    </p>
  );
}
