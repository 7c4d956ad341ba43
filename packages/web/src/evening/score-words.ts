// Scores in words, and the evening as a text to share.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScoreRow, Uncounted } from '@posse/protocol/evening';
import { useLanguage } from '../words/language.ts';

/** A score with its sign, such as +42. */
export function useScoreFormat(): (score: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (score) => format.format(score);
}

/** The evening in a few lines, the best player first. */
export function useEveningText(): (rows: readonly ScoreRow[], games: number) => string {
  const { t } = useLingui();
  const score = useScoreFormat();
  return (rows, games) => {
    const title = t`Posse, ${plural(games, { one: '# game', other: '# games' })}`;
    const lines = rows.map(({ name, score: points, wins, games: played, scored }, place) => {
      const number = place + 1;
      const total = score(points);
      return scored > 0
        ? t`${number}. ${name}: ${total} (won ${wins} of ${played})`
        : t`${number}. ${name}: won ${wins} of ${played}`;
    });
    return [title, ...lines].join('\n');
  };
}

/** The reason why a game does not count for the score. */
export function useUncountedWords(): (reason: Uncounted) => string {
  const { t } = useLingui();
  return (reason) =>
    ({
      'no-winners': t`ended without winners: no score`,
      packs: t`with packs: no score`,
      'few-people': t`fewer than three people: no score`,
      'no-par': t`rules without a measured par: no score`,
    })[reason];
}
