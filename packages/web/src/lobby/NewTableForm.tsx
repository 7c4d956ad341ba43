// The form for a new table: game, rules, seats; then solo, or with others.

import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Icon } from '../drawing/Icon.tsx';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { useWishes, wish, wishTerms } from './last-table-wishes.ts';
import styles from './NewTableForm.module.css';
import { GameChoice } from './plan/GameChoice.tsx';
import { LegendsNote } from './plan/LegendsNote.tsx';
import { PlanForm } from './plan/PlanForm.tsx';
import { LevelChoice } from './plan/RadioRow.tsx';
import { SavedRules } from './plan/SavedRules.tsx';
import { type Rules, rulesIn } from './plan/saved-rules.ts';
import type { TermsProps } from './plan/TableTerms.tsx';
import { alone, useGo, withOthers } from './ways-to-table.ts';

export default function NewTableForm({ hasServer }: { readonly hasServer: boolean }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const { game, plans, bot, pace, isPublic, gallery, latecomers, openHands, ownBots } = useWishes((wishes) => wishes);
  const [isPlayable, setPlayable] = useState(true);
  const [shown, setShown] = useState(game);
  // The other game starts with a valid plan.
  if (game !== shown) {
    setShown(game);
    setPlayable(true);
  }
  // The form shows other rules when saved ones are chosen.
  const [choices, setChoices] = useState(0);
  const choose = (rules: Rules): void => {
    const { bot: _, ...chosen } = rules.plan;
    wish({ game: rules.game, plans: { ...plans, [rules.game]: chosen } });
    setPlayable(true);
    setChoices(choices + 1);
  };
  useLinkedRules(choose);
  const plan = plans[game];
  const { seats } = plan;
  const terms: TermsProps = {
    chosen: { pace, isPublic, gallery, latecomers, openHands, ownBots },
    onChange: wishTerms,
  };
  return (
    <BoardPanel title={t`Your table`}>
      <GameChoice value={game} onChange={(chosen) => wish({ game: chosen })} />
      <Suspense fallback={<Loading />}>
        <PlanForm
          key={`${game} ${choices}`}
          game={game}
          plan={plan}
          onChange={(changed) => {
            setPlayable(changed !== null);
            if (changed !== null) wish({ plans: { ...plans, [game]: changed } });
          }}
          terms={hasServer ? terms : null}
        >
          <SavedRules rules={isPlayable ? { game, plan } : null} onChoose={choose} />
          <LevelChoice value={bot} onChange={(chosen) => wish({ bot: chosen })} />
          {hasServer && bot === 'legend' && <LegendsNote more={1} />}
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
          <Trans>Open a table for friends</Trans>
        </button>
      </div>
      {refused !== null && (
        <p className={styles.refused} role="alert">
          {words(refused)}
        </p>
      )}
    </BoardPanel>
  );
}

/** Takes the rules of the link that opened the lobby, once. */
function useLinkedRules(choose: (rules: Rules) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lobby opens
  useEffect(() => {
    const rules = rulesIn(location.search);
    if (rules === null) return;
    choose(rules);
    history.replaceState(history.state, '', location.pathname);
  }, []);
}
