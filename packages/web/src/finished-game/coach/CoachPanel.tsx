// The coach beside a replay: the curve, the turning points, and better answers.

import { useLingui as useTranslator } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Mark, ReviewedAnswer, Swing } from '@posse/bots/coach';
import { type AnswerBase, type Seat, seat, seatsOf } from '@posse/engine';
import { betterWords, eliminationWords, MARK_WORDS } from '@posse/narrator';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../drawing/index.ts';
import { again, useGo } from '../../lobby/ways-to-table.ts';
import { useLanguage } from '../../words/language.ts';
import { useAnswerWords } from '../bot-reasons/AnswerDeed.tsx';
import { turnAt } from '../replay/key-moments.ts';
import type { Playback } from '../replay/playback.ts';
import type { Recording } from '../replay/replayed-game.ts';
import styles from './CoachPanel.module.css';
import type { ShownAnalysis } from './stepwise-analysis.ts';
import { useAnalysis } from './use-analysis.ts';
import { SideCurves, WinCurve } from './WinCurve.tsx';

/** The signs of marks, as players of chess know them. */
const MARK_SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export default function CoachPanel({ playback }: { readonly playback: Playback }) {
  const { t } = useLingui();
  const { replay } = playback.recording;
  const perspective = useStore(playback.store, (state) => state.perspective);
  const [chosen, choose] = useState<Seat | null>(null);
  const who = chosen ?? (typeof perspective === 'number' ? perspective : firstPerson(playback.recording));
  const state = useAnalysis(replay, who);
  const select = useId();
  const title = t({ message: 'Coach', context: 'who advises' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className={styles.coach} aria-label={title} tabIndex={0} data-coach>
      <p className={styles.seat}>
        <label htmlFor={select}>{t`The game of`}</label>
        <select id={select} value={who} onChange={({ target }) => choose(seat(Number(target.value)))}>
          {seatsOf(replay.setup.seats).map((place) => (
            <option key={place} value={place}>
              {replay.names[place]}
            </option>
          ))}
        </select>
      </p>
      {state === 'failed' ? (
        <p role="status">{t`This game can’t be analysed by the rules of this page.`}</p>
      ) : 'done' in state ? (
        <Thinking done={state.done} />
      ) : (
        <Findings playback={playback} analysis={state} />
      )}
    </section>
  );
}

/** The first seat in which somebody other than a bot answered. */
function firstPerson({ replay: { answers, bots = [], setup } }: Recording): Seat {
  const found = seatsOf(setup.seats).find((place) =>
    answers.some((answer, step) => answer.seat === place && (bots[step] ?? null) === null),
  );
  return found ?? seat(0);
}

function Thinking({ done }: { readonly done: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.thinking}>
      <p role="status">{t`The coach goes through the game…`}</p>
      <progress value={done} aria-label={t`Done so far`} />
    </div>
  );
}

interface FindingsProps {
  readonly playback: Playback;
  readonly analysis: ShownAnalysis;
}

function Findings({ playback, analysis }: FindingsProps) {
  const { curve, turningPoints, answers } = analysis;
  const marked = answers.filter(({ mark }) => mark !== null);
  return (
    <>
      <WinCurve playback={playback} curve={curve} turningPoints={turningPoints} />
      <SideCurves curve={curve} length={playback.recording.length} />
      <h2 className={styles.head}>
        <Trans>What decided it</Trans>
      </h2>
      {turningPoints.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing at one stroke: the chances changed little by little.</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {turningPoints.map((swing, place) => (
            <TurningPoint
              key={swing.step}
              playback={playback}
              swing={swing}
              number={place + 1}
              chance={curve.find(({ step }) => step === swing.step)?.chance ?? 0}
              seat={analysis.seat}
              worst={worstIn(swing, answers)}
            />
          ))}
        </ol>
      )}
      <h2 className={styles.head}>
        <Trans>What you could do better</Trans>
      </h2>
      {marked.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing that the coach is sure of: every answer was about as good as the best one.</Trans>
        </p>
      ) : (
        <ol className={styles.list}>
          {marked.map((answer) => (
            <BetterAnswer key={answer.step} playback={playback} answer={answer} seat={analysis.seat} />
          ))}
        </ol>
      )}
      <p className={styles.note}>
        <Trans>
          Chances are estimates from imagined games between bots. A mark means that another answer did clearly better
          there, from what you could see.
        </Trans>
      </p>
    </>
  );
}

/** The answer that gave away most between two points of the curve; null if none gave anything away. */
function worstIn({ step, until }: Swing, answers: ShownAnalysis['answers']): ReviewedAnswer<AnswerBase> | null {
  const those = answers.filter((answer) => answer.step >= step && answer.step < until && answer.loss > 0);
  return those.toSorted((one, other) => other.loss - one.loss)[0] ?? null;
}

/** The names of the players who were eliminated between two points of the curve. */
const fallenIn = (recording: Recording, { step, until }: Swing): readonly string[] =>
  Array.from({ length: until - step }, (_, place) => recording.told(step + place, 'all'))
    .flat()
    .flatMap((fact) => (fact.kind === 'eliminated' ? [recording.replay.names[fact.who] ?? '?'] : []));

interface TurningPointProps {
  readonly playback: Playback;
  readonly swing: Swing;
  readonly number: number;
  readonly chance: number;
  readonly seat: Seat;
  /** The player's own answer that cost most in it; null for none. */
  readonly worst: ReviewedAnswer<AnswerBase> | null;
}

function TurningPoint({ playback, swing, number, chance, seat: me, worst }: TurningPointProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useAnswerWords(playback.recording);
  const fallen = new Intl.ListFormat(language).format(fallenIn(playback.recording, swing));
  const answer = worst === null ? '' : words(worst.step, worst.given).whole;
  const { round, who } = turnAt(playback.marks, swing.until);
  const name = playback.recording.replay.names[who] ?? '?';
  const [before, after] = [Math.round(100 * chance), Math.round(100 * (chance + swing.change))];
  const [choice, luck] = [pointsOf(swing.choice), pointsOf(swing.luck)];
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => playback.seek(swing.step)}>
        <b className={swing.change < 0 ? styles.down : styles.up}>{number}</b>
        <span>
          {t`Round ${round}: ${name}`}
          <span className={styles.change}>
            {before} % → {after} %
          </span>
        </span>
        <span className={styles.split}>
          {fallen !== '' && t`Eliminated: ${fallen}.`}{' '}
          {worst !== null && swing.choice < -0.005
            ? t`Your choice ${choice} (${answer}), luck and others ${luck}.`
            : t`Luck and others ${luck}.`}
        </span>
      </button>
      <TryAgain recording={playback.recording} step={swing.step} seat={me} />
    </li>
  );
}

const pointsOf = (share: number): string => {
  const points = Math.round(100 * share);
  return points < 0 ? `−${-points}` : `+${points}`;
};

interface BetterAnswerProps {
  readonly playback: Playback;
  readonly answer: ReviewedAnswer<AnswerBase>;
  readonly seat: Seat;
}

function BetterAnswer({ playback, answer, seat: me }: BetterAnswerProps) {
  const { t } = useLingui();
  const { i18n } = useTranslator();
  const words = useAnswerWords(playback.recording);
  const { mark, step, given, best, loss, difference } = answer;
  if (mark === null) return null;
  const points = Math.round(100 * loss);
  const option = words(step, best).whole;
  const { round } = turnAt(playback.marks, step);
  const name = difference === null ? null : (playback.recording.replay.names[difference.who] ?? '?');
  return (
    <li>
      <button type="button" className={styles.row} data-mark={mark} onClick={() => playback.seek(step)}>
        <b className={styles.mark} aria-hidden="true">
          {MARK_SIGNS[mark]}
        </b>
        <span>
          {t`Round ${round}`} · {words(step, given).whole}
          <span className={styles.change}>
            {i18n._(MARK_WORDS[mark])} −{points}
          </span>
        </span>
        <span className={styles.split}>
          {i18n._(betterWords(option))}
          {difference !== null && (
            <>
              {' '}
              {i18n._(
                eliminationWords(
                  difference.who === me ? null : name,
                  Math.round(100 * difference.best),
                  Math.round(100 * difference.given),
                ),
              )}
            </>
          )}
        </span>
      </button>
      <TryAgain recording={playback.recording} step={step} seat={me} />
    </li>
  );
}

interface TryAgainProps {
  readonly recording: Recording;
  readonly step: number;
  readonly seat: Seat;
}

/** Lets the user play on from here, against bots. Empty if the player was out, or if today's rules lead elsewhere. */
function TryAgain({ recording, step, seat: me }: TryAgainProps) {
  const { t } = useLingui();
  const { way, refused, go } = useGo();
  const { replay, parting } = recording;
  const isAlive = recording.view(step, 'all').players[me]?.alive === true;
  if (parting !== null || !isAlive) return null;
  return (
    <>
      <button
        type="button"
        className={styles.again}
        data-act="try-again"
        disabled={way !== null}
        onClick={() => go('again', () => again({ replay, seat: me, step }))}
      >
        <Icon name="undo" /> {t`Try again from here`}
      </button>
      {refused !== null && (
        <p role="alert">{t`This browser can’t play on from here. Reload the page and try again.`}</p>
      )}
    </>
  );
}
