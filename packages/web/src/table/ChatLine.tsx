// One line of talk: who said it, where, and when.

import { Trans } from '@lingui/react/macro';
import type { LineInfo } from '@posse/protocol';
import { memo } from 'react';
import { useLanguage } from '../words/language.ts';
import styles from './Chat.module.css';

export const ChatLine = memo(function ChatLine({ line }: { readonly line: LineInfo }) {
  const language = useLanguage();
  const at = new Date(line.at);
  return (
    <p className={styles.line} data-channel={line.channel}>
      <b>{line.name}</b>{' '}
      {line.channel === 'gallery' && (
        <span className={styles.gallery}>
          <Trans>in the gallery</Trans>{' '}
        </span>
      )}
      <time dateTime={at.toISOString()}>{at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}</time>
      <br />
      {line.text}
    </p>
  );
});
