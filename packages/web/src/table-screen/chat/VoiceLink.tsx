// The link to the table's voice channel, shown with its domain; the host sets it.

import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../drawing/Icon.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import styles from './VoiceLink.module.css';

/** The domain of an address that is safe to open; null for any other. */
const domainOf = (link: string): string | null =>
  URL.canParse(link) && new URL(link).protocol === 'https:' ? new URL(link).hostname : null;

/** Nothing while the table has no voice channel. */
export function VoiceLink() {
  const { t } = useLingui();
  const link = useTable(({ table }) => table?.voice ?? null);
  const domain = link === null ? null : domainOf(link);
  if (link === null || domain === null) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link} data-voice={domain}>
      <Icon name="sound" />
      {t`Voice channel: ${domain}`}
    </a>
  );
}

const MAX_LENGTH = 300;

/** For the host: the address of the channel. */
export function VoiceForm() {
  const { t } = useLingui();
  const { client } = useSession();
  const link = useTable(({ table }) => table?.voice ?? null);
  const isOpen = useTable(({ status }) => status === 'open');
  const [text, setText] = useState(link ?? '');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = text.trim();
    client.voice(wanted === '' ? null : wanted);
  };
  const remove = (): void => {
    setText('');
    client.voice(null);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <label className={styles.label}>
        <Trans>Voice channel (https)</Trans>
        <input
          className="field"
          type="url"
          inputMode="url"
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          placeholder="https://"
          data-act="voice-link"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={styles.acts}>
        <button
          type="submit"
          className="button"
          data-act="voice-save"
          disabled={!isOpen || text.trim() === (link ?? '')}
        >
          <Trans>Show it to all</Trans>
        </button>
        {link !== null && (
          <button type="button" className="button plain" data-act="voice-remove" disabled={!isOpen} onClick={remove}>
            {t`Remove the link`}
          </button>
        )}
      </div>
    </form>
  );
}
