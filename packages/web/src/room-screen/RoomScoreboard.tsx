// The scoreboard of the evening on a screen for the room, the best first.

import { Trans, useLingui } from '@lingui/react/macro';
import { scoreboardOf } from '@posse/protocol/evening';
import { useMemo } from 'react';
import { useScoreFormat } from '../evening/score-words.ts';
import { useEvening } from '../evening/use-evening.ts';
import styles from './RoomScoreboard.module.css';

/** As many people have room on the screen. */
const MAX_ROWS = 10;

export function RoomScoreboard() {
  const { t } = useLingui();
  const format = useScoreFormat();
  const games = useEvening();
  const rows = useMemo(() => scoreboardOf(games), [games]);
  if (rows.length === 0) return null;
  const left = rows.length - MAX_ROWS;
  return (
    <section className={styles.board} data-scoreboard={games.length}>
      <h2 className={styles.title}>{t`Scoreboard`}</h2>
      <ol className={styles.rows}>
        {rows.slice(0, MAX_ROWS).map(({ person, name, wins, games: played, scored, score }, place) => (
          <li key={person} className={styles.row} data-person={name}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.name} data-score-name>
              {name}
            </span>
            <span className={styles.wins}>
              <Trans>
                won {wins} of {played}
              </Trans>
            </span>
            <b className={styles.score} data-score>
              {scored === 0 ? '–' : format(score)}
            </b>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <p className={styles.more}>
          <Trans>and {left} more</Trans>
        </p>
      )}
    </section>
  );
}
