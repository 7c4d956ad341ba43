// The table of puzzle and deal, with a bar and the story beside it.

import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { Icon } from '../drawing/index.ts';
import { FactSounds } from '../game-table/motion/FactSounds.tsx';
import { SessionContext, useTable } from '../game-table/session/SessionContext.tsx';
import type { Session } from '../game-table/session/table-session.ts';
import { ZoomHost } from '../rules-reference/ThingDialog.tsx';
import { StoryPanel } from '../table-screen/StoryPanel.tsx';
import { Drawer } from '../table-screen/TableDialogs.tsx';
import { useMedia } from '../table-screen/use-media-query.ts';
import styles from './TodayTable.module.css';

const CardTable = lazy(() => import('../card/CardTable.tsx'));
const DiceTable = lazy(() => import('../dice/DiceTable.tsx'));
const RoleCardDialog = lazy(() => import('../lessons/RoleCardDialog.tsx'));

interface TodayTableProps {
  readonly session: Session;
  readonly title: string;
  /** The user’s task, in a few words. */
  readonly about: string;
  /** The line under the table; null for none. */
  readonly foot: ReactNode;
  /** True once nothing more happens at the table. */
  readonly isOver: boolean;
  readonly children?: ReactNode;
}

export function TodayTable({ session, title, about, foot, isOver, children }: TodayTableProps) {
  const { t } = useLingui();
  const isWide = useMedia('with-log');
  const [isStoryOpen, setStoryOpen] = useState(false);
  const story = t`The story so far`;
  return (
    <SessionContext value={session}>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <Link href="/" className={styles.sign} aria-label={t`Back to the lobby`}>
            <Icon name="close" />
          </Link>
          <h1 className={styles.title}>
            {title} <span className={styles.about}>{about}</span>
          </h1>
          {!isWide && (
            <button
              type="button"
              className={styles.sign}
              data-act="story"
              aria-label={story}
              onClick={() => setStoryOpen(true)}
            >
              <Icon name="log" />
            </button>
          )}
        </header>
        <Room isOver={isOver} />
        {isWide && (
          <aside className={styles.rail} data-panel aria-label={story}>
            <h2 className={styles.head}>{story}</h2>
            <StoryPanel />
          </aside>
        )}
        {foot !== null && <footer className={styles.foot}>{foot}</footer>}
      </div>
      {!isWide && (
        <Drawer title={story} open={isStoryOpen} onClose={() => setStoryOpen(false)}>
          <StoryPanel />
        </Drawer>
      )}
      {children}
      <ZoomHost />
      <FactSounds />
    </SessionContext>
  );
}

function Room({ isOver }: { readonly isOver: boolean }) {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const step = useTable(({ shown }) => shown?.step ?? null);
  const isAsked = useTable(({ shown, seat }) => seat !== null && (shown?.view.options.length ?? 0) > 0);
  const Game = game === 'card' ? CardTable : DiceTable;
  return (
    <main
      className={styles.table}
      data-screen="table"
      data-step={step}
      data-asked={isAsked ? 'you' : undefined}
      data-waits={isOver ? 'people' : 'bots'}
    >
      <Suspense fallback={<Loading />}>
        <Game />
        <RoleCardDialog />
      </Suspense>
    </main>
  );
}
