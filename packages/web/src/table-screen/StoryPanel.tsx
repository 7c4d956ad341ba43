// The story of this game, the newest entry at the bottom.

import { Trans, useLingui } from '@lingui/react/macro';
import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { defaultContribution, type GameId } from '@posse/protocol';
import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { Beat } from '../game-table/session/beat.ts';
import { isAside, useStoryEntries } from '../game-table/session/people-notices.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { useBotNames } from '../words/bot-names.ts';
import { useNoticeWords } from './notices/notice-words.ts';
import styles from './StoryPanel.module.css';
import { FewContributions } from './shuffle/FewContributions.tsx';

type Lines<View extends Beat['before']> = LazyExoticComponent<ComponentType<{ readonly beat: Beat<View> }>>;

const CardLines: Lines<CardView> = lazy(async () => ({
  default: (await import('../story/card-narrator.tsx')).CardLines,
}));
const DiceLines: Lines<DiceView> = lazy(async () => ({
  default: (await import('../story/dice-narrator.tsx')).DiceLines,
}));

export function StoryPanel() {
  const told = useStoryEntries();
  const isMissing = useTable(({ isStoryMissing }) => isStoryMissing);
  const words = useNoticeWords();
  const game = useTable(({ table }) => table?.game ?? 'card');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <div className={styles.scroll} tabIndex={0} role="log" aria-live="off" data-story>
      <div className={styles.story}>
        {told.length === 0 && !isMissing && (
          <p className={styles.none}>
            <Trans>Nothing has happened yet.</Trans>
          </p>
        )}
        <Suspense fallback={null}>
          <Earlier count={told.length} />
          {told.map((one) =>
            isAside(one) ? (
              <p key={`line ${one.line.number}`} className={styles.aside} data-notice={one.line.notice}>
                {words(one.line)}
              </p>
            ) : (
              <Told key={one.step} game={game} beat={one} />
            ),
          )}
        </Suspense>
        <Luck />
        <StandIns />
      </div>
    </div>
  );
}

/** The top of a story without its beginning. When it becomes visible, the page asks for earlier answers. */
function Earlier({ count }: { readonly count: number }) {
  const { client } = useSession();
  const isMissing = useTable(({ isStoryMissing }) => isStoryMissing);
  const isOpen = useTable(({ status }) => status === 'open');
  const line = useRef<HTMLParagraphElement>(null);
  // Each page that arrives moves the line up. An observer reports at once whether it is still visible, so there is a new
  // one for each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (line.current === null || !isOpen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) client.recall();
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [client, isMissing, isOpen, count]);
  if (!isMissing) return null;
  return (
    <p ref={line} className={styles.none} data-earlier>
      <Trans>Loading what happened before…</Trans>
    </p>
  );
}

const Told = memo(function Told({ game, beat }: { readonly game: GameId; readonly beat: Beat }) {
  return game === 'card' ? <CardLines beat={beat as Beat<CardView>} /> : <DiceLines beat={beat as Beat<DiceView>} />;
});

/** Tells if only one player, or nobody, contributed to this game's seed. */
function Luck() {
  const lucks = useTable(({ shown }) => shown?.lucks);
  const commitment = useTable(({ table }) => (table?.phase === 'playing' ? table.commitment : null));
  // A table that only this page knows has no shuffle to prove.
  if (lucks === undefined || commitment === null || commitment === '') return null;
  return <FewContributions adds={lucks.map((luck, seat) => luck !== defaultContribution(commitment, seat))} />;
}

// Under the story: bots without time to think, and their replacements.

export function StandIns() {
  const { t } = useLingui();
  const names = useBotNames();
  const seats = useTable(({ table }) => table?.seats);
  return seats?.map(({ name, bot, standIn }, place) => {
    if (standIn === null) return null;
    const [who, level, other] = [name ?? '?', names.level(bot).name, names.level(standIn).name];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      <p key={place} className={styles.aside} data-stand-in={place}>
        {t`The server is too busy for ${who} (${level}) to think: ${other} plays for now.`}
      </p>
    );
  });
}
