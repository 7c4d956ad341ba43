// One game in the list: character, result, duration, and a link to its replay.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { classes, Icon, PlayerArch, RoleTag } from '../drawing/index.ts';
import { useEndingTitles } from '../finished-game/result/ending-words.ts';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { Sure } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './GameRow.module.css';
import type { KeptGame } from './game-list-entry.ts';

interface GameRowProps {
  readonly game: KeptGame;
  readonly onForget: () => void;
}

export function GameRow({ game, onForget }: GameRowProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const names = useGameNames(game.game);
  const { where, id, role, character, result, seat, byBot } = game;
  const person = character === null ? t`unknown` : names.character(character).name;
  return (
    <li className={classes(styles.row, result === 'won' && styles.won)} data-game-kept={id} data-result={result}>
      <PlayerArch character={character} width={44} />
      <RoleTag role={role} />
      <div className={styles.words}>
        <h3>
          <Result game={game} />
          {result === 'won' && <Icon name="star" className={styles.star} />}
        </h3>
        <p>
          {role === null ? person : `${names.role(role).name} · ${person}`}
          {byBot && (
            <>
              {' · '}
              <Trans>a bot finished it for you</Trans>
            </>
          )}
        </p>
        <p className={styles.small}>
          <Length game={game} />
        </p>
      </div>
      <Link
        href={`/replay/${where}/${id}?eyes=${seat}`}
        className="button"
        data-act="replay"
        state={{ from: '/games' }}
      >
        <Trans>Replay</Trans>
      </Link>
      <button
        type="button"
        className={styles.forget}
        data-act="delete"
        aria-label={t`Delete this game`}
        title={t`Delete this game`}
        onClick={() => setAsking(true)}
      >
        <Icon name="close" />
      </button>
      <Sure
        title={t`Delete this game?`}
        yes={t`Delete`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={onForget}
      >
        <Trans>It will be deleted from this browser, replay included.</Trans>
      </Sure>
    </li>
  );
}

function Result({ game: { result, ending } }: { readonly game: KeptGame }) {
  const { t } = useLingui();
  const title = useEndingTitles()(ending);
  if (result === 'open') return t`No winner`;
  return result === 'won' ? t`Won: ${title}` : t`Lost: ${title}`;
}

function Length({ game: { where, game, seats, answers, startedAt, endedAt } }: { readonly game: KeptGame }) {
  const { t } = useLingui();
  const language = useLanguage();
  const what = game === 'card' ? t`Cards` : t`Dice`;
  const company = where === 'solo' ? t`with bots` : t`online`;
  const minutes = Math.max(1, Math.round((endedAt - startedAt) / 60_000));
  const day = new Date(endedAt).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <>
      {what} {company} · {t`${seats} players`} · <Plural value={minutes} one="# minute" other="# minutes" />
      {' · '}
      {t`${answers} answers`} · <time dateTime={new Date(endedAt).toISOString()}>{day}</time>
    </>
  );
}
