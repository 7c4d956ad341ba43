// The panel of those who are out: prediction, reactions, story, a side game.

import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { StoryPanel } from '../table-screen/StoryPanel.tsx';
import { useMedia } from '../table-screen/use-media-query.ts';
import styles from './OutPanel.module.css';
import { useOutsider } from './outsider.ts';
import { PredictionChoice } from './PredictionChoice.tsx';
import { QuickReactions } from './QuickReactions.tsx';
import { SideGameContext } from './side-game-context.ts';

export function OutPanel() {
  const { t } = useLingui();
  const outsider = useOutsider();
  const side = useContext(SideGameContext);
  const isPhone = useMedia('phone');
  const isShort = useMedia('short-phone');
  if (outsider === null) return null;
  return (
    <section className={styles.out} data-outsider={outsider} aria-label={t`While the others play`}>
      <PredictionChoice />
      {isPhone && !isShort && outsider === 'eliminated' && (
        <div className={styles.story}>
          <StoryPanel />
        </div>
      )}
      <div className={styles.row}>
        <QuickReactions />
        {side !== null && (
          <button
            type="button"
            className={`button ${styles.play}`}
            data-act="side-game"
            disabled={side.isOpening}
            onClick={side.open}
          >
            <Icon name="play" />
            {side.hasBegun ? <Trans>Go on with your game</Trans> : <Trans>Quick game with bots</Trans>}
          </button>
        )}
      </div>
    </section>
  );
}
