// All that has happened in this game since one came, the newest at the bottom.

import { Trans } from '@lingui/react/macro';
import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import type { GameId } from '@posse/protocol';
import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import type { Beat } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import { StandIns } from './StandIns.tsx';
import styles from './Story.module.css';

type Lines<View extends Beat['before']> = LazyExoticComponent<ComponentType<{ readonly beat: Beat<View> }>>;

const CardLines: Lines<CardView> = lazy(async () => ({
  default: (await import('../card/words/CardLines.tsx')).CardLines,
}));
const DiceLines: Lines<DiceView> = lazy(async () => ({
  default: (await import('../dice/words/DiceLines.tsx')).DiceLines,
}));

export function Story() {
  const story = useTable((state) => state.story);
  const game = useTable(({ table }) => table?.game ?? 'card');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    <div className={styles.scroll} tabIndex={0} role="log" aria-live="off">
      <div className={styles.story}>
        {story.length === 0 && (
          <p className={styles.none}>
            <Trans>Nothing has happened yet.</Trans>
          </p>
        )}
        <Suspense fallback={null}>
          {story.map((beat) => (
            <Told key={beat.number} game={game} beat={beat} />
          ))}
        </Suspense>
        <StandIns />
      </div>
    </div>
  );
}

const Told = memo(function Told({ game, beat }: { readonly game: GameId; readonly beat: Beat }) {
  return game === 'card' ? <CardLines beat={beat as Beat<CardView>} /> : <DiceLines beat={beat as Beat<DiceView>} />;
});
