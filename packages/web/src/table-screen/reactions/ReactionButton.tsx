// The tool in the bar that opens the reactions.

import { Trans, useLingui } from '@lingui/react/macro';
import { REACTIONS } from '@posse/protocol';
import { useId, useRef } from 'react';
import { choose, useSettings } from '../../app/user-settings.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { channelOf, isSilenced } from '../chat/chat-channel.ts';
import styles from './ReactionButton.module.css';
import { ReactionFace } from './ReactionFace.tsx';
import { useReactionWords } from './reaction-words.ts';

export function ReactionButton({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui();
  const { client } = useSession();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const words = useReactionWords();
  const channel = useTable(channelOf);
  const isSilent = useTable(isSilenced);
  const areShown = useSettings(({ gestures }) => gestures);
  const say = (gesture: string): void => {
    client.gesture(gesture);
    sheet.current?.hidePopover();
  };
  if (isSilent) return null;
  return (
    <>
      <button type="button" className={className} data-tool="gestures" popoverTarget={id} aria-label={t`Reactions`}>
        <Icon name="gesture" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="group"
        className={styles.sheet}
        aria-label={t`Reactions`}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector('button')?.focus();
        }}
        // Keys in an overlay do not reach the table.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <ul className={styles.gestures}>
          {REACTIONS.map((gesture) => (
            <li key={gesture}>
              <button type="button" className={styles.gesture} data-gesture={gesture} onClick={() => say(gesture)}>
                <ReactionFace gesture={gesture} className={styles.face} />
                <span>{words(gesture)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.where}>
          <span>
            {
              {
                table: t`Everyone at the table sees it.`,
                gallery: t`Players still in the game don’t see it.`,
                watchers: t`Only spectators see it.`,
              }[channel]
            }
          </span>
          <button
            type="button"
            className={styles.mute}
            aria-pressed={!areShown}
            onClick={() => choose({ gestures: !areShown })}
          >
            <Icon name={areShown ? 'eye' : 'mute'} />
            {areShown ? <Trans>Hide others’ reactions</Trans> : <Trans>Others’ reactions are hidden</Trans>}
          </button>
        </p>
      </div>
    </>
  );
}
