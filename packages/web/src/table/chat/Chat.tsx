// The chat. During a game eliminated players and spectators have channels of their own.

import { Trans, useLingui } from '@lingui/react/macro';
import type { LineInfo } from '@posse/protocol';
import { type FormEvent, memo, useState } from 'react';
import { GuestFace } from '../../draw/Arch.tsx';
import { useSession, useTable } from '../../play/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import { GestureFace } from '../gestures/GestureFace.tsx';
import { useGestureWords } from '../gestures/gesture-words.ts';
import { useIsMuted } from '../gestures/muted.ts';
import { useNoticeWords } from '../notices/notice-words.ts';
import styles from './Chat.module.css';
import { channelOf, isSilenced } from './channel.ts';

/** The maximum length of a line. */
const MAX_LENGTH = 400;

export function Chat() {
  const { t } = useLingui();
  const isMuted = useIsMuted();
  const lines = useTable((state) => state.lines).filter((line) => !isMuted(line));
  const isSilent = useTable(isSilenced);
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
      {isSilent ? (
        <p className={styles.silent} data-silent>
          <Trans>You have seen a hand that its owner took back. You can talk again when the game is over.</Trans>
        </p>
      ) : (
        <ChatForm />
      )}
    </div>
  );
}

function ChatForm() {
  const { t } = useLingui();
  const { client } = useSession();
  const isOpen = useTable(({ status }) => status === 'open');
  const channel = useTable(channelOf);
  const isShared = useTable(({ table }) => table?.plan.gallery === true);
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && client.say(channel, text)) setText('');
  };
  return (
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
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={t`What you say`}
          data-autofocus
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button primary" disabled={!isOpen}>
          <Trans>Say</Trans>
        </button>
      </div>
    </form>
  );
}

// One chat line, or a notice of the table.

export const ChatLine = memo(function ChatLine({ line }: { readonly line: LineInfo }) {
  const language = useLanguage();
  const words = useNoticeWords();
  const gestureWords = useGestureWords();
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
      {line.gesture === undefined ? (
        line.text
      ) : (
        <span className={styles.gesture} data-gesture={line.gesture}>
          <GestureFace gesture={line.gesture} className={styles.face} /> {gestureWords(line.gesture)}
        </span>
      )}
    </p>
  );
});

/** The speaker's face, while they have their seat and have chosen one. */
function SpeakerFace({ line: { seat, name } }: { readonly line: LineInfo }) {
  const speaker = useTable(({ table }) => table?.seats[seat ?? -1]);
  if (!speaker || speaker.face === null || speaker.name !== name) return null;
  return (
    <span className="coin" data-face={speaker.face}>
      <GuestFace face={speaker.face} />
    </span>
  );
}
