// The scoreboard of an evening: score, wins, roles, rivals, and its games.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/engine';
import { type EveningGame, type ScoreRow, scoreboardOf, uncounted } from '@posse/protocol/evening';
import { useMemo } from 'react';
import { classes } from '../drawing/class-names.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { Disclosure } from '../lobby/plan/Disclosure.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useLanguage } from '../words/language.ts';
import styles from './Scoreboard.module.css';
import { ShareEvening } from './ShareEvening.tsx';
import { useScoreFormat, useUncountedWords } from './score-words.ts';
import { useEvening } from './use-evening.ts';

const ROLES: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

export default function Scoreboard() {
  const { t } = useLingui();
  const games = useEvening();
  const rows = useMemo(() => scoreboardOf(games), [games]);
  if (rows.length === 0) return null;
  return (
    <div className={styles.board} data-scoreboard={games.length}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Player`}</th>
            <th scope="col" className={styles.number}>{t`Won`}</th>
            <th scope="col" className={styles.number}>{t`Score`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.person} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <Trans>
          A win gives 100 × (1 − par), a loss costs 100 × par. Par is how often deputies win with that role, so every
          role is worth the same. The number after ± is what luck alone is worth.
        </Trans>
      </p>
      <Disclosure
        title={t`The games of this evening`}
        state={t`${plural(games.length, { one: '# game', other: '# games' })}`}
        act="evening-games"
      >
        <ol className={styles.games}>
          {games.map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </ol>
      </Disclosure>
      <Disclosure title={t`Share and save`} state={t`Picture, text, CSV, JSON`} act="share-evening">
        <ShareEvening games={games} rows={rows} />
      </Disclosure>
    </div>
  );
}

function Row({ row }: { readonly row: ScoreRow }) {
  const { t } = useLingui();
  const format = useScoreFormat();
  const names = useCardNames();
  const you = useTable((state) => state.you);
  const { name, games, wins, late, scored, score, error, roles, rival, person } = row;
  const byRole = ROLES.filter((role) => roles[role].games > 0).map(
    (role) => `${names.role(role).name} ${roles[role].wins}/${roles[role].games}`,
  );
  const about = [
    ...byRole,
    ...(late > 0 ? [t`${plural(late, { one: 'joined # game late', other: 'joined # games late' })}`] : []),
  ];
  const luck = Math.round(error);
  return (
    <tr className={classes(person === you && styles.mine)} data-person={name}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about.join(' · ')}</span>
        {rival !== null && <Rivalry name={rival.name} wounds={rival.wounds} />}
      </th>
      <td className={styles.number} data-won>
        <Trans>
          {wins} of {games}
        </Trans>
      </td>
      <td className={classes(styles.number, styles.score)} data-score>
        {scored === 0 ? (
          '–'
        ) : (
          <>
            {format(score)} <span className={styles.error}>±{luck}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function Rivalry({ name, wounds }: { readonly name: string; readonly wounds: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.about}>
      {t`${plural(wounds, { one: `Shot by ${name} once`, other: `Shot by ${name} # times` })}`}
    </span>
  );
}

function Game({ game }: { readonly game: EveningGame }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useUncountedWords();
  const minutes = Math.max(1, Math.round((game.endedAt - game.startedAt) / 60_000));
  const winners = game.seats.filter(({ won }) => won).map(({ name, late }) => late?.name ?? name);
  const late = game.seats.flatMap((seat) => seat.late?.name ?? []);
  const reason = uncounted(game);
  const list = new Intl.ListFormat(language);
  const names = list.format(winners);
  const joined = list.format(late);
  return (
    <li value={game.number + 1}>
      <b>{game.game === 'card' ? t`Cards` : t`Dice`}</b>,{' '}
      {t`${plural(minutes, { one: '# minute', other: '# minutes' })}`}
      {winners.length > 0 && `, ${t`winners: ${names}`}`}
      {late.length > 0 && `, ${t`joined late: ${joined}`}`}
      {reason !== null && <span className={styles.about}>{words(reason)}</span>}
    </li>
  );
}
