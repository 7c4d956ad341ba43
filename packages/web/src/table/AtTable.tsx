// At the table: the bar, what has to be known at once, the room below, and what lies beside it.

import { useState } from 'react';
import { Sounds } from '../motion/Sounds.tsx';
import { ZoomHost } from '../rules/Zoom.tsx';
import { useTable } from '../session/SessionContext.tsx';
import styles from './AtTable.module.css';
import { useAutomatic } from './automatic.ts';
import { Banners } from './Banners.tsx';
import { Bar } from './Bar.tsx';
import { type Beside, BesideTable } from './BesideTable.tsx';
import { GameRoom } from './GameRoom.tsx';
import { useMedia } from './media.ts';
import { Notices } from './Notices.tsx';
import { useSitDown } from './sit-down.ts';
import { useTitle } from './title.ts';
import { useUnread } from './unread.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export function AtTable() {
  const isGathering = useTable(({ table }) => table?.phase === 'gathering');
  const hasStory = useMedia('(min-width: 1920px)') && !isGathering;
  const [open, setOpen] = useState<Beside | null>(null);
  const unread = useUnread(open === 'chat');
  const toggle = (what: Beside): void => setOpen(open === what ? null : what);
  useSitDown();
  useAutomatic();
  useTitle();
  return (
    <div className={styles.screen}>
      <Bar unread={unread} hasStory={!hasStory && !isGathering} onOpen={toggle} />
      <Banners />
      {isGathering ? <WaitingRoom /> : <GameRoom />}
      <BesideTable open={open} hasStory={hasStory} onClose={() => setOpen(null)} />
      <Notices />
      <Sounds />
      <ZoomHost />
    </div>
  );
}
