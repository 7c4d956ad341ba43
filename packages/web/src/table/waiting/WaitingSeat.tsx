// One seat before a game: who sits there, or who could.

import { Trans, useLingui } from '@lingui/react/macro';
import type { SeatInfo } from '@posse/protocol';
import { Arch } from '../../draw/Arch.tsx';
import { classes } from '../../draw/classes.ts';
import { Icon } from '../../draw/Icon.tsx';
import { PEOPLE } from '../../lobby/people.ts';
import { Stars } from '../../lobby/plan/Stars.tsx';
import { useSession, useTable } from '../../session/SessionContext.tsx';
import { useBotWords } from '../../words/bot-words.ts';
import { SendAway } from './SendAway.tsx';
import styles from './WaitingSeat.module.css';

interface WaitingSeatProps {
  readonly seat: SeatInfo;
  readonly place: number;
  readonly isMine: boolean;
  readonly isHosts: boolean;
  /** Is it the host who looks? */
  readonly mayChange: boolean;
  readonly maySit: boolean;
}

const WIDTH = 84;

export function WaitingSeat({ seat, place, isMine, isHosts, mayChange, maySit }: WaitingSeatProps) {
  const { t } = useLingui();
  const { client } = useSession();
  const isOpen = useTable(({ status }) => status === 'open');
  const { guest, name, by, persona, connected, ready } = seat;
  const face = persona ?? PEOPLE[place % PEOPLE.length] ?? null;
  return (
    <li className={styles.seat}>
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
        <Arch
          character={face}
          width={WIDTH}
          state={{ turn: isMine, bot: by === 'bot', away: guest !== null && !connected }}
        />
      )}
      <span className={classes(styles.name, isMine && styles.mine)}>
        {by === 'nobody' ? <Trans>Free</Trans> : name}
        {isHosts && <Icon name="star" className={styles.host} />}
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
          {guest !== null && !isMine && <SendAway guest={guest} name={name ?? ''} />}
        </span>
      )}
    </li>
  );
}

interface SeatStateProps extends Pick<WaitingSeatProps, 'seat' | 'isHosts' | 'maySit' | 'mayChange'> {}

function SeatState({ seat, isHosts, maySit, mayChange }: SeatStateProps) {
  const words = useBotWords();
  const { by, bot, ready, connected } = seat;
  if (by === 'nobody') return maySit ? <Trans>Sit here</Trans> : mayChange && <Trans>Add a bot</Trans>;
  if (by === 'bot')
    return (
      <span className={styles.bot}>
        <Stars bot={bot} />
        {words(seat)}
      </span>
    );
  if (!connected) return <Trans>Not here now</Trans>;
  if (ready) return <Trans>Ready</Trans>;
  return isHosts ? <Trans>Host</Trans> : <Trans>Not ready yet</Trans>;
}
