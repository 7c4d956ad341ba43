// One line of talk: who said it, where, and when; or what the table itself tells.

import { Trans } from '@lingui/react/macro';
import type { LineInfo } from '@posse/protocol';
import { memo } from 'react';
import { useLanguage } from '../words/language.ts';
import styles from './Chat.module.css';
import { useNoticeWords } from './notice-words.ts';

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
