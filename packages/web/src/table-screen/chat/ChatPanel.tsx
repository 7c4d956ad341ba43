// The chat. During a game eliminated players and spectators have channels of their own.

import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatLineInfo } from '@posse/protocol';
import { type FormEvent, memo, useState } from 'react';
import { GuestFace } from '../../drawing/PlayerArch.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import { useNoticeWords } from '../notices/notice-words.ts';
import { useIsMuted } from '../reactions/muted-reactions.ts';
import { ReactionFace } from '../reactions/ReactionFace.tsx';
import { useReactionWords } from '../reactions/reaction-words.ts';
import styles from './ChatPanel.module.css';
import { channelOf, isSilenced } from './chat-channel.ts';
import { Speaker } from './SpeakerDialog.tsx';
import { VoiceLink } from './VoiceLink.tsx';

/** The maximum length of a line. */
const MAX_LENGTH = 400;

export function ChatPanel() {
  const { t } = useLingui();
  const isMuted = useIsMuted();
  const lines = useTable((state) => state.lines).filter((line) => !isMuted(line));
  const isSilent = useTable(isSilenced);
  const isOff = useTable(({ table }) => table?.chat === false);
  return (
    <div className={styles.chat}>
      <VoiceLink />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <div className={styles.scroll} tabIndex={0} role="log" aria-label={t`Chat`}>
        <div className={styles.lines}>
          {lines.length === 0 && (
            <p className={styles.none}>
              <Trans>No messages yet.</Trans>
            </p>
          )}
          {lines.map((line) => (
            <ChatLine key={line.number} line={line} />
          ))}
        </div>
      </div>
      {isSilent ? (
        <p className={styles.silent} data-silent>
          <Trans>You have seen another player’s hand. You can chat again when the game is over.</Trans>
        </p>
      ) : isOff ? (
        <p className={styles.silent} data-chat-off>
          <Trans>The host has switched the chat off. Reactions still work.</Trans>
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
            table: t`Everyone at the table sees your messages.`,
            gallery: isShared
              ? t`Chat of the dead and the spectators: players still in the game can’t see it.`
              : t`Chat of the dead: only eliminated players see it.`,
            watchers: t`Spectator chat: no player sees it.`,
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
          aria-label={t`Your message`}
          data-autofocus
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button primary" disabled={!isOpen}>
          <Trans>Send</Trans>
        </button>
      </div>
    </form>
  );
}

// One chat line, or a notice of the table.

export const ChatLine = memo(function ChatLine({ line }: { readonly line: ChatLineInfo }) {
  const language = useLanguage();
  const words = useNoticeWords();
  const gestureWords = useReactionWords();
  const at = new Date(line.at);
  if (line.notice !== undefined)
    return (
      <p className={styles.notice} data-notice={line.notice}>
        {words(line)}
      </p>
    );
  return (
    <div className={styles.line} data-channel={line.channel}>
      <SpeakerFace line={line} />
      <Speaker line={line} />{' '}
      {line.channel !== 'table' && (
        <span className={styles.gallery}>
          {line.channel === 'gallery' ? <Trans>among the dead</Trans> : <Trans>among spectators</Trans>}{' '}
        </span>
      )}
      <time dateTime={at.toISOString()}>{at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}</time>
      <br />
      {line.gesture === undefined ? (
        line.text
      ) : (
        <span className={styles.gesture} data-gesture={line.gesture}>
          <ReactionFace gesture={line.gesture} className={styles.face} /> {gestureWords(line.gesture)}
        </span>
      )}
    </div>
  );
});

/** The speaker's portrait, while they have their seat and have chosen one. */
function SpeakerFace({ line: { seat, name } }: { readonly line: ChatLineInfo }) {
  const speaker = useTable(({ table }) => table?.seats[seat ?? -1]);
  if (!speaker || speaker.face === null || speaker.name !== name) return null;
  return (
    <span className="coin" data-face={speaker.face}>
      <GuestFace face={speaker.face} />
    </span>
  );
}
