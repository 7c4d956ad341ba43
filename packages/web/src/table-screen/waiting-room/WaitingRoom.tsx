// The waiting room before a game: seats, invitation, agreement.

import { Plural, useLingui } from '@lingui/react/macro';
import type { Notice } from '@posse/protocol';
import { lazy, Suspense } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { Icon } from '../../drawing/Icon.tsx';
import { NextPlayersPanel, ScoreboardPanel } from '../../evening/EveningPanel.tsx';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { BoardPanel } from '../../lobby/BoardPanel.tsx';
import { VoiceLink } from '../chat/VoiceLink.tsx';
import { RoomScreenButton } from '../invitation/RoomScreenLink.tsx';
import { NameAtTable } from '../menu/PersonalSettings.tsx';
import { useNoticeWords } from '../notices/notice-words.ts';
import { DealAnyway } from '../shuffle/DealAnyway.tsx';
import { OwnContribution } from '../shuffle/OwnContribution.tsx';
import { AgreedPlan, Fairness } from './AgreedPlan.tsx';
import { Invitation, StartRow } from './StartRow.tsx';
import styles from './WaitingRoom.module.css';
import { Seats } from './WaitingSeat.tsx';

const TablePacks = lazy(() => import('../../packs/TablePacks.tsx'));

export function WaitingRoom() {
  const { t } = useLingui();
  const isSolo = useTable(({ where }) => where === 'solo');
  const table = useTable((state) => state.table);
  if (table === null) return null;
  const { watchers, commitment } = table;
  return (
    <main className={styles.room} data-screen="waiting">
      <LastNotice />
      <DealAnyway />
      <OwnContribution table={table} />
      <div className={styles.columns}>
        <BoardPanel
          title={t`Players`}
          aside={
            watchers > 0 && (
              <span className={styles.watchers}>
                <Icon name="eye" /> <Plural value={watchers} one="# spectator" other="# spectators" />
              </span>
            )
          }
        >
          {table.packs !== undefined && (
            <Suspense fallback={<Loading />}>
              <TablePacks table={table} />
            </Suspense>
          )}
          <Seats table={table} />
          {!isSolo && <VoiceLink />}
          {!isSolo && <NameAtTable />}
          <StartRow table={table} />
        </BoardPanel>
        <div className={styles.side}>
          <ScoreboardPanel />
          {!isSolo && <NextPlayersPanel />}
          {!isSolo && (
            <BoardPanel title={t`Invite your friends`}>
              <Invitation code={table.code} />
              <p className={styles.screenLink}>
                <RoomScreenButton code={table.code} />
              </p>
            </BoardPanel>
          )}
          <BoardPanel title={t`Game settings`}>
            <Suspense fallback={<Loading />}>
              <AgreedPlan table={table} />
            </Suspense>
            <Fairness commitment={commitment} />
          </BoardPanel>
        </div>
      </div>
    </main>
  );
}

const ABOUT_THE_GAME: ReadonlySet<Notice> = new Set([
  'older-rules',
  'older-rules-over',
  'too-long',
  'endless',
  'no-luck',
  'gone-at-start',
  'host',
  'arranged',
  'freed',
]);

/** The reason why there is no game, for a user who does not read the chat. */
function LastNotice() {
  const words = useNoticeWords();
  const line = useTable(({ lines }) => lines.at(-1) ?? null);
  if (line?.notice === undefined || !ABOUT_THE_GAME.has(line.notice)) return null;
  return (
    <p className={styles.notice} role="status">
      {words(line)}
    </p>
  );
}
