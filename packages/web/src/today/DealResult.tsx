// The result of the deal of the day: won or lost, and the points lost.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Replay } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../drawing/index.ts';
import type { ShownAnalysis } from '../finished-game/coach/stepwise-analysis.ts';
import { useAnalysis } from '../finished-game/coach/use-analysis.ts';
import styles from './DealResult.module.css';
import { dayName } from './days.ts';
import { OWN_SEAT } from './deal-of-the-day.ts';
import { readDeal, writeDeal } from './today-records.ts';

/** The worlds for each answer: the same for everybody, so that scores can be compared. */
const WORLDS = 100;

interface ResultProps {
  readonly day: number;
  readonly replay: Replay;
  readonly tries: number;
  readonly onAgain: () => void;
  readonly onWatch: () => void;
}

export function DealResult({ day, replay, tries, onAgain, onWatch }: ResultProps) {
  const { t } = useLingui();
  const isWon = replay.winners?.includes(OWN_SEAT) === true;
  const state = useAnalysis(replay, OWN_SEAT, WORLDS);
  const lost = typeof state === 'object' && 'answers' in state ? lostIn(state) : null;
  const isFirst = tries === 1;
  useEffect(() => {
    const kept = readDeal();
    if (lost !== null && isFirst && kept?.day === day && kept.lost === null) writeDeal({ ...kept, lost, isWon });
  }, [lost, isFirst, isWon, day]);
  return (
    <div className={styles.result} data-deal-result={isWon ? 'won' : 'lost'}>
      <p className={styles.title}>{isWon ? t`You won.` : t`You lost.`}</p>
      {state === 'failed' && <p role="alert">{t`This game can’t be analysed by the rules of this page.`}</p>}
      {state !== 'failed' && 'done' in state && (
        <div className={styles.counting}>
          <p role="status">{t`The coach counts what your answers lost…`}</p>
          <progress value={state.done} aria-label={t`Done so far`} />
        </div>
      )}
      {lost !== null && <Score lost={lost} isFirst={isFirst} day={day} isWon={isWon} />}
      <p className={styles.note}>
        <Trans>
          Everyone gets the same deal today, and the bots draw the same luck. What counts is how little your answers
          gave away, not whether you won.
        </Trans>
      </p>
      <div className={styles.ways}>
        <button type="button" className="button primary" data-act="watch-deal" onClick={onWatch}>
          <Trans>Watch the replay with the coach</Trans>
        </button>
        <button
          type="button"
          className="button"
          data-act="deal-again"
          disabled={isFirst && lost === null && state !== 'failed'}
          onClick={onAgain}
        >
          <Trans>Try again (does not count)</Trans>
        </button>
      </div>
    </div>
  );
}

/** The points of winning chance that were given away, to a tenth. */
const lostIn = ({ answers }: ShownAnalysis): number =>
  Math.round(1000 * answers.reduce((sum, { loss }) => sum + loss, 0)) / 10;

interface ScoreProps {
  readonly lost: number;
  readonly isFirst: boolean;
  readonly isWon: boolean;
  readonly day: number;
}

function Score({ lost, isFirst, isWon, day }: ScoreProps) {
  const { t, i18n } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const number = i18n.number(lost);
  const date = dayName(day);
  const score = t`${plural(lost, { one: '# point lost', other: '# points lost' })}`;
  const text = isWon
    ? t`Posse, deal of ${date}: won, ${number} points lost.`
    : t`Posse, deal of ${date}: lost, ${number} points lost.`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without a clipboard the score is still on the screen.
    }
  };
  return (
    <div className={styles.score} data-lost={lost}>
      <b>{score}</b>
      <span>{isFirst ? t`Your score of today.` : t`Only the first try of a day counts.`}</span>
      {isFirst && (
        <button type="button" className="button" data-act="copy-score" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'link'} />
          <span role="status">{isCopied ? t`Copied` : t`Copy as text`}</span>
        </button>
      )}
    </div>
  );
}
