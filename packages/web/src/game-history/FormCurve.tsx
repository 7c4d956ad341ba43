// The curve of the share of wins over time.

import { Trans, useLingui } from '@lingui/react/macro';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './FormCurve.module.css';
import type { KeptGame } from './game-list-entry.ts';
import { FORM_GAMES, formOf } from './win-counts.ts';

const WIDTH = 320;
const HEIGHT = 110;
/** Fewer games make no curve. */
const MIN_POINTS = 3;

export function FormCurve({ games }: { readonly games: readonly KeptGame[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const form = formOf(games);
  const [first, last] = [form[0], form.at(-1)];
  if (form.length < MIN_POINTS || first === undefined || last === undefined) return null;
  const date = (at: number): string =>
    new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
  const percent = Math.round(100 * last.share);
  const path = form
    .map(({ share }, place) => {
      const [x, y] = [(WIDTH * place) / (form.length - 1), HEIGHT * (1 - share)];
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
  return (
    <BoardPanel title={t`Over time`}>
      <figure className={styles.figure} data-form>
        <svg
          viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`}
          role="img"
          aria-label={t`Share of games won: ${percent} % of the last ones.`}
        >
          {[0, 0.5, 1].map((share) => (
            <g key={share} className={styles.grid}>
              <path d={`M0 ${HEIGHT * (1 - share)}H${WIDTH}`} />
              <text x={1} y={HEIGHT * (1 - share) + (share === 0 ? -3 : 11)}>
                {100 * share} %
              </text>
            </g>
          ))}
          <path className={styles.line} d={path} />
        </svg>
        <figcaption className={styles.dates}>
          <span>{date(first.at)}</span>
          <span>{date(last.at)}</span>
        </figcaption>
      </figure>
      <p className={styles.about}>
        <Trans>Each point is the share of wins among the {FORM_GAMES} games before it.</Trans>
      </p>
    </BoardPanel>
  );
}
