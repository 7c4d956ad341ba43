// The coach's advice on the open question of a solo game.

import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerBase } from '@posse/engine';
import { useEffect, useState } from 'react';
import type { GameView } from '../game-table/session/beat.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { DialogFoot } from '../table-screen/TableDialogs.tsx';
import styles from './AdvicePanel.module.css';
import { useAnyOptionWords, useDifferenceWords, useReasonWords, useSuspicionWords } from './advice-words.ts';
import { adviceAt } from './ask-coach.ts';
import type { ShownAdvice } from './question-advice.ts';

type Given = ShownAdvice | 'thinking' | 'failed' | null;

/** The step of the open question, if the user may answer it now. */
function useOwnStep(): number | null {
  return useTable(({ shown, game }) =>
    shown !== null && shown.step === game?.step && shown.view.options.length > 0 ? shown.step : null,
  );
}

export default function AdvicePanel({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const code = useTable(({ table }) => table?.code ?? '');
  const step = useOwnStep();
  const [given, setGiven] = useState<Given>('thinking');
  useEffect(() => {
    if (step === null) return;
    let isWanted = true;
    const keep = (advice: Given): void => {
      if (isWanted) setGiven(advice);
    };
    setGiven('thinking');
    adviceAt(code, step).then(keep, () => keep('failed'));
    return () => {
      isWanted = false;
    };
  }, [code, step]);
  if (step === null)
    return <p role="status">{t`You are not asked anything right now. Ask again when it is your turn.`}</p>;
  if (given === 'thinking') return <p role="status">{t`The coach thinks…`}</p>;
  if (given === null || given === 'failed')
    return <p role="status">{t`The coach can’t judge this question. Close this and try again.`}</p>;
  return <Advised advice={given} onDone={onDone} />;
}

function Advised({ advice, onDone }: { readonly advice: ShownAdvice; readonly onDone: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const view = useTable(({ shown }) => shown?.view) as GameView;
  const words = useAnyOptionWords();
  const reasonWords = useReasonWords();
  const suspicionWords = useSuspicionWords();
  const differenceWords = useDifferenceWords();
  const options = view.options as readonly AnswerBase[];
  const { best, chance, reason, suspicion, next, difference } = advice;
  const option = options[best];
  if (option === undefined) return null;
  const percent = Math.round(100 * chance);
  const other = next === null ? undefined : options[next.answer];
  const nextPercent = Math.round(100 * (next?.chance ?? 0));
  const nextWords = other === undefined ? '' : words(other, view).whole;
  return (
    <div className={styles.advice} role="status" data-advice={best}>
      <p className={styles.best}>{words(option, view).whole}</p>
      <p>
        {reasonWords(reason.code)} {suspicion !== null && suspicionWords(suspicion)}
      </p>
      <dl className={styles.chances}>
        <div>
          <dt>{t`Chance to win after it`}</dt>
          <dd>{percent} %</dd>
        </div>
        {other !== undefined && (
          <div>
            <dt>{t`Next best: ${nextWords}`}</dt>
            <dd>{nextPercent} %</dd>
          </div>
        )}
      </dl>
      {difference !== null && <p>{differenceWords(difference)}</p>}
      <p className={styles.note}>
        <Trans>
          The coach sees what you see and nothing else. It imagines how the hidden cards and roles may lie, and plays
          each of these games on.
        </Trans>
      </p>
      <DialogFoot>
        <button
          type="button"
          className="button primary"
          data-act="take-advice"
          onClick={() => {
            session.answer(option);
            onDone();
          }}
        >
          {t`Do it`}
        </button>
      </DialogFoot>
    </div>
  );
}
