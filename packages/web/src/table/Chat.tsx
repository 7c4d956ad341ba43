// Talk at the table. In a game, those who are out have a gallery of their own, so that they tell no tales, and so have those who watch.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel, LineInfo } from '@posse/protocol';
import { type FormEvent, memo, useState } from 'react';
import { ownSeatIn } from '../play/session/own-seat.ts';
import { useSession, useTable } from '../play/session/SessionContext.tsx';
import type { TableState } from '../play/session/session.ts';
import { useLanguage } from '../words/language.ts';
import styles from './Chat.module.css';
import { useNoticeWords } from './notice-words.ts';
import { SpeakerFace } from './SpeakerFace.tsx';

/** As long as one line may be. */
const MOST = 400;

export function Chat() {
  const { t } = useLingui();
  const { client } = useSession();
  const lines = useTable((state) => state.lines);
  const isOpen = useTable(({ status }) => status === 'open');
  const channel = useTable(channelOf);
  const isShared = useTable(({ table }) => table?.plan.gallery === true);
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && client.say(channel, text)) setText('');
  };
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <div className={styles.scroll} tabIndex={0} role="log" aria-label={t`Talk`}>
        <div className={styles.lines}>
          {lines.length === 0 && (
            <p className={styles.none}>
              <Trans>Nobody has said anything yet.</Trans>
            </p>
          )}
          {lines.map((line) => (
            <ChatLine key={line.number} line={line} />
          ))}
        </div>
      </div>
      <form className={styles.form} onSubmit={say}>
        <p className={styles.where}>
          {
            {
              table: t`You speak at the table: everybody hears it.`,
              gallery: isShared
                ? t`You speak in the gallery: those who still play do not hear it.`
                : t`You speak in the gallery: only those who are out hear it.`,
              watchers: t`You speak with the others who watch: nobody who plays hears it.`,
            }[channel]
          }
        </p>
        <div className={styles.row}>
          <input
            className="field"
            value={text}
            maxLength={MOST}
            autoComplete="off"
            enterKeyHint="send"
            aria-label={t`What you say`}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button primary" disabled={!isOpen}>
            <Trans>Say</Trans>
          </button>
        </div>
      </form>
    </div>
  );
}

// One line of talk: who said it, where, and when; or what the table itself tells.

export const ChatLine = memo(function ChatLine({ line }: { readonly line: LineInfo }) {
  const language = useLanguage();
  const words = useNoticeWords();
  const at = new Date(line.at);
  if (line.notice !== undefined)
    return (
      <p className={styles.notice} data-notice={line.notice}>
        {words(line)}
      </p>
    );
  return (
    <p className={styles.line} data-channel={line.channel}>
      <SpeakerFace line={line} />
      <b>{line.name}</b>{' '}
      {line.channel !== 'table' && (
        <span className={styles.gallery}>
          {line.channel === 'gallery' ? <Trans>in the gallery</Trans> : <Trans>among those who watch</Trans>}{' '}
        </span>
      )}
      <time dateTime={at.toISOString()}>{at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}</time>
      <br />
      {line.text}
    </p>
  );
});

// Where one talks: at the table, or, while a game lasts, among the dead or among those who watch.

export function channelOf({ table, seat, you, game }: Pick<TableState, 'table' | 'seat' | 'you' | 'game'>): Channel {
  if (table?.phase !== 'playing') return 'table';
  // Who has left is still a player of this game.
  const held = seat ?? ownSeatIn({ table, you });
  if (held === null) return table.plan.gallery ? 'gallery' : 'watchers';
  return game?.view.players[held]?.alive === false ? 'gallery' : 'table';
}
