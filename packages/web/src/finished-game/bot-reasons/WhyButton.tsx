// The button beside a bot's answer that explains it.

import { useLingui } from '@lingui/react/macro';
import { reasonText } from '@posse/bots';
import { type Seat, seat } from '@posse/engine';
import { useEffect, useRef, useState } from 'react';
import { BotFace } from '../../drawing/index.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { useLanguage } from '../../words/language.ts';
import { BackgroundWorker } from '../../workers/background-worker.ts';
import type { Recording } from '../replay/replayed-game.ts';
import { useGameNames } from '../result/finished-game-names.ts';
import { AnswerDeed } from './AnswerDeed.tsx';
import type { Explanation, LearnedWeights, WhyQuestion } from './answer-explanation.ts';
import { GuessedRoles } from './GuessedRoles.tsx';
import styles from './WhyButton.module.css';

interface WhyProps {
  readonly recording: Recording;
  /** The index of the answer. */
  readonly answer: number;
}

/** The state of the explanation; null if the bot can't explain the answer. */
type Asked = 'not yet' | 'thinking' | Explanation | null;

export function WhyButton({ recording, answer }: WhyProps) {
  const { t } = useLingui();
  const { replay } = recording;
  const [asked, setAsked] = useState<Asked>('not yet');
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== 'not yet') said.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const who = seat(replay.answers[answer]?.seat ?? 0);
  const name = replay.names[who] ?? '?';
  const ask = (): void => {
    setAsked('thinking');
    askWhy({ replay, answer }).then(setAsked, () => setAsked(null));
  };
  if (asked === 'not yet')
    return (
      <button
        type="button"
        className={styles.ask}
        data-act="why"
        aria-label={t`Why did ${name} do that?`}
        onClick={ask}
      >
        {t`Why?`}
      </button>
    );
  return (
    <div ref={said} className={styles.said} data-why={answer} aria-live="polite">
      <Face who={who} />
      <p className={styles.deed}>
        <AnswerDeed recording={recording} answer={answer} />
      </p>
      <p className={styles.words}>
        {asked === 'thinking' ? (
          <span className={styles.thinking}>{t`${name} is thinking back…`}</span>
        ) : asked === null ? (
          t`I would rather not say.`
        ) : (
          <Words recording={recording} why={asked} />
        )}
      </p>
      {asked !== 'thinking' && asked !== null && asked.weights !== null && <WeightsNote weights={asked.weights} />}
      {asked !== 'thinking' && asked !== null && <GuessedRoles recording={recording} answer={answer} why={asked} />}
    </div>
  );
}

function WeightsNote({ weights: { version, isOther } }: { readonly weights: LearnedWeights }) {
  const { t } = useLingui();
  return (
    <p className={styles.weights} data-weights={version}>
      {isOther ? t`Other weights played this game. These explain it now: ${version}.` : t`Learned weights: ${version}.`}
    </p>
  );
}

function Face({ who }: { readonly who: Seat }) {
  const persona = useTable(({ table }) => table?.seats[who]?.persona ?? null);
  return <BotFace persona={persona} className={styles.face} />;
}

function Words({ recording: { replay }, why }: { readonly recording: Recording; readonly why: Explanation }) {
  const language = useLanguage();
  const names = useGameNames(replay.game);
  return reasonText(why.reason, language, {
    name: (at) => replay.names[at] ?? '?',
    role: (role) => names.role(role).name,
  });
}

const worker = new BackgroundWorker<WhyQuestion, Explanation | null>(
  () => new Worker(new URL('./explanation-worker.ts', import.meta.url), { type: 'module', name: 'why' }),
  async (question) => (await import('./answer-explanation.ts')).whyOf(question),
);

/** Asks the bot in a worker, because it may have to think. */
const askWhy = (question: WhyQuestion): Promise<Explanation | null> => worker.ask(question);
