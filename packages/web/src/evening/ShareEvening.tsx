// Shares an evening: one picture, one text, and files for spreadsheets.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type EveningGame, eveningJson, gamesCsv, type ScoreRow, scoreboardCsv } from '@posse/protocol/evening';
import { useState } from 'react';
import { saveFile, shareOrSave } from '../app/file-download.ts';
import { Icon } from '../drawing/Icon.tsx';
import { rowPicture } from '../drawing/row-picture.ts';
import styles from './Scoreboard.module.css';
import { useEveningText, useScoreFormat } from './score-words.ts';

interface ShareProps {
  readonly games: readonly EveningGame[];
  readonly rows: readonly ScoreRow[];
}

export function ShareEvening({ games, rows }: ShareProps) {
  const { t } = useLingui();
  const textOf = useEveningText();
  const score = useScoreFormat();
  const [isCopied, setCopied] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const text = textOf(rows, games.length);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setFailed(true);
    }
  };
  const picture = async (): Promise<void> => {
    try {
      const title = t`Posse, ${plural(games.length, { one: '# game', other: '# games' })}`;
      const about = ({ wins, games: played }: ScoreRow): string => t`won ${wins} of ${played}`;
      const drawn = rows.map((row, place) => ({
        sign: place + 1,
        name: row.name,
        score: row.scored > 0 ? score(row.score) : '–',
        about: about(row),
      }));
      await shareOrSave(await rowPicture({ title, rows: drawn }), 'posse-evening.png', text);
    } catch {
      setFailed(true);
    }
  };
  const file = (name: string, type: string, content: string): void => saveFile(new Blob([content], { type }), name);
  return (
    <div className={styles.share}>
      <button type="button" className="button" data-act="share-picture" onClick={() => void picture()}>
        <Trans>Share as a picture</Trans>
      </button>
      <button type="button" className="button" data-act="share-text" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'link'} />
        <span role="status">{isCopied ? t`Copied` : t`Copy as text`}</span>
      </button>
      <button
        type="button"
        className="button plain"
        data-act="scoreboard-csv"
        onClick={() => file('posse-scoreboard.csv', 'text/csv', scoreboardCsv(rows))}
      >
        <Trans>Scoreboard (CSV)</Trans>
      </button>
      <button
        type="button"
        className="button plain"
        data-act="games-csv"
        onClick={() => file('posse-games.csv', 'text/csv', gamesCsv(games))}
      >
        <Trans>Games (CSV)</Trans>
      </button>
      <button
        type="button"
        className="button plain"
        data-act="evening-json"
        onClick={() => file('posse-evening.json', 'application/json', eveningJson(games))}
      >
        <Trans>Everything (JSON)</Trans>
      </button>
      {hasFailed && (
        <p role="alert">
          <Trans>Your browser doesn’t allow that. Try one of the files.</Trans>
        </p>
      )}
    </div>
  );
}
