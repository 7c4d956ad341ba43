// Talk at the table. In a game, those who are out and those who watch have a gallery of their own, so that they tell no tales.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSession, useTable } from '../session/SessionContext.tsx';
import styles from './Chat.module.css';
import { ChatLine } from './ChatLine.tsx';

/** As long as one line may be. */
const MOST = 400;

export function Chat() {
  const { t } = useLingui();
  const { client } = useSession();
  const lines = useTable((state) => state.lines);
  const isOpen = useTable(({ status }) => status === 'open');
  const isInGallery = useTable(
    ({ table, seat, game }) =>
      table?.phase === 'playing' && (seat === null || game?.view.players[seat]?.alive === false),
  );
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && client.say(isInGallery ? 'gallery' : 'table', text)) setText('');
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
          {isInGallery
            ? t`You speak in the gallery: those who still play do not hear it.`
            : t`You speak at the table: everybody hears it.`}
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
