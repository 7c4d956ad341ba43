// The hits of each player: on whom, life points lost, eliminations.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Seat, seatsOf } from '@posse/engine';
import { dealtBy, type Tally } from '@posse/protocol/evening';
import { Icon, PlayerArch } from '../../drawing/index.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import styles from './HitCounts.module.css';
import { usePortraits } from './result-portraits.ts';

interface HitsProps {
  readonly view: GameView;
  readonly tally: Tally;
  readonly isWhole: boolean;
  /** The player whom all hits shall be by or at; every hit if left out. */
  readonly about?: Seat;
}

interface Hit {
  readonly at: Seat;
  readonly points: number;
  readonly isFatal: boolean;
}

export function HitCounts({ view, tally, isWhole, about }: HitsProps) {
  const { t } = useLingui();
  const seats = seatsOf(view.players.length);
  const hitsOf = (by: Seat): readonly Hit[] =>
    hitsBy(tally, by).filter(({ at }) => about === undefined || by === about || at === about);
  const shooters = seats
    .filter((who) => hitsOf(who).length > 0)
    .sort((one, other) => dealtBy(tally, other) - dealtBy(tally, one));
  const misfortunes = seats.filter(
    (who) => (tally.deeds[who]?.misfortune ?? 0) > 0 && (about === undefined || who === about),
  );
  if (shooters.length + misfortunes.length === 0) return null;
  return (
    <section className={styles.hits} data-hits>
      <h3>{t`Who shot whom`}</h3>
      {!isWhole && <p className={styles.note}>{t`Counted since you joined.`}</p>}
      <ul className={styles.list}>
        {shooters.map((by) => (
          <Row key={by} by={by} view={view} hits={hitsOf(by)} />
        ))}
        {misfortunes.length > 0 && (
          <Row by={null} view={view} hits={misfortunes.map((at) => misfortuneOf(tally, at))} />
        )}
      </ul>
    </section>
  );
}

function hitsBy({ deeds }: Tally, by: Seat): readonly Hit[] {
  const { hits = [], kills = [] } = deeds[by] ?? {};
  return seatsOf(deeds.length)
    .filter((at) => at !== by && (hits[at] ?? 0) > 0)
    .map((at) => ({ at, points: hits[at] ?? 0, isFatal: kills.includes(at) }))
    .sort((one, other) => other.points - one.points);
}

function misfortuneOf({ deeds }: Tally, at: Seat): Hit {
  const { misfortune = 0, fall = null } = deeds[at] ?? {};
  return { at, points: misfortune, isFatal: fall !== null && (fall.by === null || fall.by === at) };
}

function Row({ by, view, hits }: { readonly by: Seat | null; readonly view: GameView; readonly hits: readonly Hit[] }) {
  const { t } = useLingui();
  const players = usePlayers();
  const portrait = usePortraits(view);
  const points = hits.reduce((sum, hit) => sum + hit.points, 0);
  return (
    <li className={styles.row}>
      <span className={styles.shooter}>
        {by === null ? (
          <Icon name="unknown" className={styles.nobody} />
        ) : (
          <PlayerArch character={portrait(by)} width={30} />
        )}
        <span className={styles.name}>{by === null ? t`Fate` : players.isYou(by) ? t`You` : players.name(by)}</span>
        <span className={styles.sum}>{t`${plural(points, { one: '# point', other: '# points' })}`}</span>
      </span>
      <ul className={styles.victims}>
        {hits.map((hit) => (
          <Victim key={hit.at} {...hit} />
        ))}
      </ul>
    </li>
  );
}

function Victim({ at, points, isFatal }: Hit) {
  const { t } = useLingui();
  const players = usePlayers();
  return (
    <li className={styles.victim}>
      {players.isYou(at) ? t`You` : players.name(at)}
      <span className={styles.points}>
        <Icon name="life" />
        {points}
      </span>
      {isFatal && <Icon name="skull" className={styles.skull} label={t`out`} />}
    </li>
  );
}
