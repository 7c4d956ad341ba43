// The table that one is about to set: which game, by which rules, for how many; then alone, or with others.

import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Icon } from '../draw/Icon.tsx';
import { useRefusedWords } from '../table/refused-words.ts';
import { useGo } from './go.ts';
import { Panel } from './Panel.tsx';
import { GameChoice } from './plan/GameChoice.tsx';
import { LevelChoice } from './plan/LevelChoice.tsx';
import { PlanForm } from './plan/PlanForm.tsx';
import type { TermsProps } from './plan/Terms.tsx';
import { alone, withOthers } from './ways.ts';
import { useWishes, wish, wishTerms } from './wishes.ts';
import styles from './YourTable.module.css';

export default function YourTable({ hasServer }: { readonly hasServer: boolean }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const { game, plans, bot, pace, isPublic, gallery, latecomers } = useWishes((wishes) => wishes);
  const [isPlayable, setPlayable] = useState(true);
  const plan = plans[game];
  const { seats } = plan;
  const terms: TermsProps = { chosen: { pace, isPublic, gallery, latecomers }, onChange: wishTerms };
  return (
    <Panel title={t`Your table`}>
      <GameChoice
        value={game}
        onChange={(chosen) => {
          setPlayable(true);
          wish({ game: chosen });
        }}
      />
      <Suspense fallback={<div className={styles.coming} />}>
        <PlanForm
          key={game}
          game={game}
          plan={plan}
          onChange={(changed) => {
            setPlayable(changed !== null);
            if (changed !== null) wish({ plans: { ...plans, [game]: changed } });
          }}
          terms={hasServer ? terms : null}
        >
          <LevelChoice value={bot} onChange={(chosen) => wish({ bot: chosen })} />
        </PlanForm>
      </Suspense>
      <div className={styles.ways}>
        <button
          type="button"
          className="button primary"
          data-act="solo"
          disabled={way !== null || !isPlayable}
          onClick={() => go('solo', () => alone(game, { ...plan, bot }))}
        >
          <Trans>Deal for {seats}, with bots</Trans>
        </button>
        <button
          type="button"
          className="button"
          data-act="open-table"
          disabled={way !== null || !isPlayable || !hasServer}
          onClick={() => go('open', withOthers)}
        >
          <Icon name="link" />
          <Trans>Open the table for friends</Trans>
        </button>
      </div>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {words(refused)}
        </p>
      )}
    </Panel>
  );
}
