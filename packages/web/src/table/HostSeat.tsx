// A seat, as the host can change it: a bot instead of a person, a free seat instead of a bot, another host.

import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatInfo } from '@posse/protocol';
import { BotFace } from '../draw/BotFace.tsx';
import { Stars } from '../lobby/plan/Stars.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { useBotWords } from '../words/bot-words.ts';
import styles from './HostSeat.module.css';
import { SendAway } from './waiting/SendAway.tsx';

interface HostSeatProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly isMine: boolean;
}

export function HostSeat({ seat, place, isMine }: HostSeatProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const words = useBotWords();
  const { guest, name, by, bot, persona, connected } = seat;
  const who = name ?? t`Free seat`;
  return (
    <li className={styles.seat}>
      <span className={styles.name}>
        {by !== 'person' && <BotFace persona={persona} className={styles.face} />}
        {who}
        {by !== 'person' && (
          <span className={styles.bot}>
            <Stars bot={bot} /> {words(seat)}
          </span>
        )}
      </span>
      <span className={styles.acts}>
        {guest !== null && !isMine && (
          <>
            {connected && (
              <button type="button" onClick={() => client.host(guest)}>
                <Trans>Make host</Trans>
              </button>
            )}
            <button type="button" onClick={() => client.bot(place)}>
              <Trans>Bot instead</Trans>
            </button>
            <SendAway guest={guest} name={who} />
          </>
        )}
        {by === 'bot' && (
          <button type="button" onClick={() => client.free(place)}>
            <Trans>Free for people</Trans>
          </button>
        )}
        {by === 'nobody' && (
          <button type="button" onClick={() => client.bot(place)}>
            <Trans>For a bot only</Trans>
          </button>
        )}
      </span>
    </li>
  );
}
