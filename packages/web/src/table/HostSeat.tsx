// A seat, as the host can change it: a bot plays for a person, a free seat instead of a bot, another host.

import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatInfo } from '@posse/protocol';
import { BotFace } from '../draw/BotFace.tsx';
import { Stars } from '../lobby/plan/Stars.tsx';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { useBotWords } from '../words/bot-words.ts';
import { useAbsenceWords } from './absence.ts';
import styles from './HostSeat.module.css';
import { SendAway } from './waiting/SendAway.tsx';

interface HostSeatProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly isMine: boolean;
}

export function HostSeat({ seat, place, isMine }: HostSeatProps) {
  const { t } = useLingui();
  const words = useBotWords();
  const absence = useAbsenceWords()(place, false);
  const { name, by, bot, persona } = seat;
  return (
    <li className={styles.seat}>
      <span className={styles.name}>
        {by !== 'person' && <BotFace persona={persona} className={styles.face} />}
        {name ?? t`Free seat`}
        {by !== 'person' && (
          <span className={styles.bot}>
            <Stars bot={bot} /> {words(seat)}
          </span>
        )}
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

/** What can be done about a person; in a game the seat stays his. */
function Person({ seat: { guest, name, connected, away, gone, waiting }, place }: ActsProps) {
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  if (guest === null) return null;
  if (gone === 'sent-away')
    return (
      <button type="button" data-act="pardon" onClick={() => client.pardon(guest)}>
        <Trans>Let come back</Trans>
      </button>
    );
  return (
    <>
      {connected && !waiting && (
        <button type="button" onClick={() => client.host(guest)}>
          <Trans>Make host</Trans>
        </button>
      )}
      {!away && !waiting && (
        <button type="button" onClick={() => client.bot(place)}>
          {isPlaying ? <Trans>Let a bot play</Trans> : <Trans>Bot instead</Trans>}
        </button>
      )}
      <SendAway guest={guest} name={name ?? '?'} />
    </>
  );
}

/** What can be done about a seat that is nobody's: in a game it holds from the next one on. */
function Chair({ seat: { by }, place }: ActsProps) {
  const { client } = useSession();
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  if (by === 'bot')
    return (
      <button type="button" onClick={() => client.free(place)}>
        {isPlaying ? <Trans>Free from the next game on</Trans> : <Trans>Free for people</Trans>}
      </button>
    );
  return (
    <button type="button" onClick={() => client.bot(place)}>
      <Trans>For a bot only</Trans>
    </button>
  );
}
