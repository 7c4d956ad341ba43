// The verdict on an answer to the puzzle: the reason, all worths, the streak.

import { plural } from '@lingui/core/macro';
import { useLingui as useTranslator } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type AnswerWorth, storedWords } from '@posse/bots/coach';
import type { Answer as CardAnswer, View as CardView } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import type { AnswerBase } from '@posse/engine';
import { betterWords, eliminationWords } from '@posse/narrator';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { classes, Icon } from '../drawing/index.ts';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { useOptionWords } from '../story/card-narrator.tsx';
import { useDiceOptionWords } from '../story/dice-narrator.tsx';
import styles from './PuzzleVerdict.module.css';
import { type DayPuzzle, puzzleOf } from './puzzle-of-the-day.ts';
import type { PuzzleRecord } from './today-records.ts';

interface VerdictProps {
  readonly day: number;
  readonly puzzle: DayPuzzle;
  readonly record: PuzzleRecord;
}

export function PuzzleVerdict({ day, puzzle, record }: VerdictProps) {
  const { t } = useLingui();
  const { worths } = puzzle.stored;
  const words = useWorthWords(puzzle);
  const given = worths.find(({ answers }) => answers.includes(record.answer)) ?? worths[0];
  const { streak, longest } = record;
  return (
    <div className={styles.verdict} data-verdict={record.isSolved ? 'solved' : 'missed'}>
      <p className={styles.why}>
        <Why puzzle={puzzle} record={record} words={words} />
      </p>
      <table className={styles.worths}>
        <thead>
          <tr>
            <th scope="col">{t`Answer`}</th>
            <th scope="col">{t`Chance to win`}</th>
          </tr>
        </thead>
        <tbody>
          {worths.map((worth, place) => (
            <tr
              key={worth.answers[0]}
              className={classes(place === 0 && styles.best, worth === given && styles.given)}
              data-worth={place === 0 ? 'best' : 'other'}
            >
              <th scope="row">
                {words(worth)}
                {worth === given && <span className={styles.mark}>{t`your answer`}</span>}
                {place === 0 && <Icon name="star" className={styles.star} label={t`best answer`} />}
              </th>
              <td>
                <span className={styles.bar} style={{ '--share': worth.chance / 1000 } as CSSProperties} />
                {`${Math.round(worth.chance / 10)} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Trans>
          Measured in up to 3,000 games that continue from here, with hidden cards and roles as this player could expect
          them.
        </Trans>
      </p>
      <p className={styles.streak} data-streak={streak}>
        <b>
          {streak === 0
            ? t`Your next solved puzzle begins a new streak.`
            : t`${plural(streak, { one: 'Streak: # day', other: 'Streak: # days' })}`}
        </b>{' '}
        {longest > 0 && t`${plural(longest, { one: 'Longest: # day.', other: 'Longest: # days.' })}`}
      </p>
      <Tomorrow day={day + 1} />
      <Link href="/deal" className="button" data-act="to-deal">
        <Trans>Deal of the day</Trans>
      </Link>
    </div>
  );
}

/** The words of an answer that is stored. */
function useWorthWords({ stored, recording }: DayPuzzle): (worth: AnswerWorth) => string {
  const cardWords = useOptionWords();
  const diceWords = useDiceOptionWords();
  const view = recording.view(recording.length, stored.seat);
  return ({ answers }) => {
    const option = (view.options as readonly AnswerBase[]).find((one) => storedWords(one) === answers[0]);
    if (option === undefined) return answers[0] ?? '';
    const { label, card, detail, whole } =
      stored.game === 'card'
        ? cardWords(option as CardAnswer, view as CardView)
        : diceWords(option as DiceAnswer, view as DiceView);
    // A detail that is a sentence warns, which is no part of the answer.
    return detail.endsWith('.') ? [label, card].filter((part) => part !== '').join(', ') : whole;
  };
}

interface WhyProps {
  readonly puzzle: DayPuzzle;
  readonly record: PuzzleRecord;
  readonly words: (worth: AnswerWorth) => string;
}

/** The reason: what happens more often after the best answer than after the given or the second best one. */
function Why({ puzzle: { stored, recording }, record, words }: WhyProps) {
  const { t } = useLingui();
  const { i18n } = useTranslator();
  const [best, second] = stored.worths;
  const given = stored.worths.find(({ answers }) => answers.includes(record.answer));
  const other = record.isSolved ? second : given;
  if (best === undefined || other === undefined) return null;
  const points = Math.round((best.chance - other.chance) / 10);
  const lead = record.isSolved
    ? t`${plural(points, { one: 'It is # point better than any other answer.', other: 'It is # points better than any other answer.' })}`
    : t`${plural(points, { one: 'Your answer gives away # point.', other: 'Your answer gives away # points.' })}`;
  const option = words(best);
  const { fall } = other;
  const name = fall === null || fall[0] === stored.seat ? null : (recording.replay.names[fall[0]] ?? '?');
  return (
    <>
      {record.isSolved ? t`Best: ${option}.` : i18n._(betterWords(option))} {lead}{' '}
      {fall !== null && i18n._(eliminationWords(name, fall[1], fall[2]))}
    </>
  );
}

/** A hint at the next puzzle: the game, the players and the role. */
function Tomorrow({ day }: { readonly day: number }) {
  const { t } = useLingui();
  const [next, setNext] = useState<DayPuzzle | null>(null);
  useEffect(() => {
    let isWanted = true;
    puzzleOf(day, '').then(
      (found) => isWanted && setNext(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  const names = useGameNames(next?.stored.game ?? 'card');
  if (next === null) return null;
  const { recording, stored } = next;
  const { players } = recording.view(recording.length, stored.seat);
  const role = players[stored.seat]?.role ?? null;
  const count = players.length;
  const mine = role === null ? '' : names.role(role).name;
  return (
    <p className={styles.note} data-tomorrow>
      {stored.game === 'card'
        ? t`Tomorrow: cards, ${plural(count, { one: '# player', other: '# players' })}, your role: ${mine}.`
        : t`Tomorrow: dice, ${plural(count, { one: '# player', other: '# players' })}, your role: ${mine}.`}
    </p>
  );
}
