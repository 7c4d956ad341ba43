// Panels beside the table: story, chat, menu.

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ChatPanel } from './chat/ChatPanel.tsx';
import styles from './JoinedTable.module.css';
import { TableMenu } from './menu/TableMenu.tsx';
import { StoryPanel } from './StoryPanel.tsx';
import { Drawer, OverlayHead } from './TableDialogs.tsx';
import { useMedia } from './use-media-query.ts';

export type Beside = 'story' | 'chat' | 'menu';

interface SidePanelsProps {
  readonly open: Beside | null;
  /** True if the story is open, as no other panel is. */
  readonly hasStory: boolean;
  readonly onClose: () => void;
}

export function SidePanels({ open, hasStory, onClose }: SidePanelsProps) {
  const { t } = useLingui();
  const isRoomy = useMedia('wide');
  const story = t`The story so far`;
  const talk = t`Chat`;
  return (
    <>
      {isRoomy ? (
        <>
          {(open === 'story' || (hasStory && open !== 'chat')) && (
            <Rail title={story} onClose={hasStory ? null : onClose}>
              <StoryPanel />
            </Rail>
          )}
          {open === 'chat' && (
            <Rail title={talk} onClose={onClose}>
              <ChatPanel />
            </Rail>
          )}
        </>
      ) : (
        <>
          <Drawer title={story} open={open === 'story'} onClose={onClose}>
            <StoryPanel />
          </Drawer>
          <Drawer title={talk} open={open === 'chat'} onClose={onClose}>
            <ChatPanel />
          </Drawer>
        </>
      )}
      <Drawer title={t`Menu`} open={open === 'menu'} onClose={onClose}>
        <TableMenu />
      </Drawer>
    </>
  );
}

// If there is room, story and chat stand beside the table, which moves over for them.

interface RailProps {
  readonly title: string;
  /** Closes the panel; null for a panel that is always open. */
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

export function Rail({ title, onClose, children }: RailProps) {
  const id = useId();
  const rail = useRef<HTMLElement>(null);
  const isOpened = onClose !== null;
  // Opening moves the focus into the panel, to its field if there is one; closing moves it back.
  useEffect(() => {
    if (!isOpened) return;
    const before = document.activeElement;
    (rail.current?.querySelector<HTMLElement>('[data-autofocus]') ?? rail.current)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpened]);
  return (
    <aside
      ref={rail}
      className={styles.rail}
      aria-labelledby={id}
      data-panel
      // A click on its words keeps the focus in it.
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <OverlayHead id={id} title={title} onClose={onClose} />
      {children}
    </aside>
  );
}
