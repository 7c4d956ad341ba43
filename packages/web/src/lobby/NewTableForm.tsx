// The form for a new table: game, rules, seats; then solo, or with others.

import { Trans, useLingui } from '@lingui/react/macro';
import type { GameId } from '@posse/protocol';
import { Suspense, useId, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { cardPicture } from '../art/index.ts';
import { Icon } from '../drawing/Icon.tsx';
import { Picture } from '../drawing/Picture.tsx';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';
import { BoardPanel } from './BoardPanel.tsx';
import { useWishes, wish, wishTerms } from './last-table-wishes.ts';
import styles from './NewTableForm.module.css';
import { LegendsNote } from './plan/LegendsNote.tsx';
import { PlanForm } from './plan/PlanForm.tsx';
import { LevelChoice } from './plan/RadioRow.tsx';
import type { TermsProps } from './plan/TableTerms.tsx';
import { alone, useGo, withOthers } from './ways-to-table.ts';

export default function NewTableForm({ hasServer }: { readonly hasServer: boolean }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const { game, plans, bot, pace, isPublic, gallery, latecomers } = useWishes((wishes) => wishes);
  const [isPlayable, setPlayable] = useState(true);
  const [shown, setShown] = useState(game);
  // The other game starts with a valid plan.
  if (game !== shown) {
    setShown(game);
    setPlayable(true);
  }
  const plan = plans[game];
  const { seats } = plan;
  const terms: TermsProps = { chosen: { pace, isPublic, gallery, latecomers }, onChange: wishTerms };
  return (
    <BoardPanel title={t`Your table`}>
      <GameChoice value={game} onChange={(chosen) => wish({ game: chosen })} />
      <Suspense fallback={<Loading />}>
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

interface GameChoiceProps {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

const CARDS = cardPicture('bang');
const DICE = cardPicture('dynamite');

/** Cards or dice. The length of a game with bots was measured (`npm run lengths`); with people it is the rulebooks'. */
function GameChoice({ value, onChange }: GameChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const games = [
    { id: 'card', name: t`Cards`, time: t`5 minutes with bots, 20 to 40 with friends`, picture: CARDS },
    { id: 'dice', name: t`Dice`, time: t`3 minutes with bots, 15 with friends`, picture: DICE },
  ] as const;
  return (
    <fieldset className={styles.games}>
      <legend className="unseen">{t`Which game`}</legend>
      {games.map(({ id, name, time, picture }) => (
        <label key={id} className={styles.game}>
          <input type="radio" name={group} data-game={id} checked={id === value} onChange={() => onChange(id)} />
          <Picture of={picture} className={styles.picture} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>{time}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
