// Drawings of distances: a table from above, each player with a number.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, distance, emptyTable, newPlayer, OURS, PLAIN, reachOf, refreshAll, setupFrom } from '@posse/card';
import { randomFrom, seat } from '@posse/engine';
import { type CSSProperties, useState } from 'react';
import { classes } from '../../drawing/class-names.ts';
import { PlayerArch } from '../../drawing/PlayerArch.tsx';
import { useMedia } from '../../table-screen/use-media-query.ts';
import { useCardNames } from '../../words/card-names.ts';
import styles from './DistanceRing.module.css';

interface RingSeat {
  readonly character: string;
  /** The text beside the portrait. */
  readonly label: string;
  readonly isLit: boolean;
}

interface RingProps {
  /** The players, the viewer first. */
  readonly seats: readonly RingSeat[];
  /** The whole drawing in words. */
  readonly label: string;
}

function Ring({ seats, label }: RingProps) {
  const isWide = useMedia('tablet');
  return (
    <div className={styles.ring} role="img" aria-label={label}>
      <div className={styles.felt} />
      {seats.map(({ character, label: number, isLit }, place) => {
        const turn = (place / seats.length) * 2 * Math.PI;
        const spot = { '--x': -Math.sin(turn), '--y': Math.cos(turn) } as CSSProperties;
        return (
          <span key={character} className={styles.seat} style={spot}>
            <PlayerArch
              character={character}
              width={isWide ? 66 : 46}
              state={{ lit: isLit, dimmed: place > 0 && !isLit }}
            />
            <span className={classes(styles.label, isLit && styles.lit)}>{number}</span>
          </span>
        );
      })}
    </div>
  );
}

const SEVEN_PEOPLE = [
  'rose-doolan',
  'slab-the-killer',
  'calamity-janet',
  'vulture-sam',
  'suzy-lafayette',
  'el-gringo',
  'willy-the-kid',
];

/** The targets of a 1 and a 2, at a table of seven. */
export function DiceRing() {
  const { t } = useLingui();
  const seats = SEVEN_PEOPLE.map((character, place) => {
    const steps = Math.min(place, SEVEN_PEOPLE.length - place);
    return {
      character,
      label: place === 0 ? t`You` : steps > 2 ? '–' : String(steps),
      isLit: steps === 1 || steps === 2,
    };
  });
  return <Ring seats={seats} label={t`A table of seven: a 1 hits your neighbours, a 2 the players beside them.`} />;
}

const WEAPONS = Object.values(OURS.kinds)
  .filter(({ weapon }) => weapon)
  .map(({ key }) => key);
const SIX_PEOPLE = ['rose-doolan', 'slab-the-killer', 'calamity-janet', 'vulture-sam', 'el-gringo', 'willy-the-kid'];

/** A drawing of distances and range to try out: take a weapon or a Scope, and see who is within range. */
export function CardDistances() {
  const { t } = useLingui();
  const names = useCardNames();
  const [equipment, setEquipment] = useState<Equipment>({ weapon: null, hasScope: false, isMounted: false });
  const change = (changes: Partial<Equipment>): void => setEquipment({ ...equipment, ...changes });
  const { distances, reach } = measure(equipment);
  const scope = names.kind('scope').name;
  const mustang = names.kind('mustang').name;
  const inReach = distances.filter((away) => away <= reach).length;
  const seats = SIX_PEOPLE.map((character, place) => ({
    character,
    label: place === 0 ? t`You` : String(distances[place - 1]),
    isLit: place > 0 && (distances[place - 1] ?? 0) <= reach,
  }));
  const clockwise = distances.join(', ');
  return (
    <div className={styles.distances}>
      <Ring seats={seats} label={t`A table of six. Distances from you, clockwise: ${clockwise}.`} />
      <p role="status" className={styles.result}>
        <strong>
          <Trans>Reach {reach}</Trans>
        </strong>{' '}
        {t`${plural(inReach, { one: '# player can be shot', other: '# players can be shot' })}`}
      </p>
      <div className={styles.choices}>
        <label>
          <span className="unseen">{t`Your weapon`}</span>
          <select
            className="field"
            value={equipment.weapon ?? ''}
            onChange={({ target }) => change({ weapon: target.value || null })}
          >
            <option value="">Colt .45</option>
            {WEAPONS.map((key) => (
              <option key={key} value={key}>
                {names.kind(key).name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          aria-pressed={equipment.hasScope}
          onClick={() => change({ hasScope: !equipment.hasScope })}
        >
          <Trans>You have a {scope}</Trans>
        </button>
        <button
          type="button"
          aria-pressed={equipment.isMounted}
          onClick={() => change({ isMounted: !equipment.isMounted })}
        >
          <Trans>{mustang} opposite</Trans>
        </button>
      </div>
      <p className="unseen">{t`The player opposite is at distance ${distances[OPPOSITE - 1] ?? 0}.`}</p>
    </div>
  );
}

/** The number of players in the drawing. */
const SEATS = 6;
/** The seat of the player opposite the viewer. */
const OPPOSITE = 3;

interface Equipment {
  /** The viewer's weapon by its key; null is the Colt. */
  readonly weapon: string | null;
  readonly hasScope: boolean;
  /** Does the player opposite have a Mustang? */
  readonly isMounted: boolean;
}

interface Measured {
  /** The distances to the others, clockwise. */
  readonly distances: readonly number[];
  readonly reach: number;
}

export function measure({ weapon, hasScope, isMounted }: Equipment): Measured {
  const players = Array.from({ length: SEATS }, (_, place) =>
    newPlayer(OURS, place === 0 ? 'sheriff' : 'outlaw', PLAIN),
  );
  const [you] = players;
  if (weapon !== null) you?.inPlay.push(copyOf(weapon));
  if (hasScope) you?.inPlay.push(copyOf('scope'));
  if (isMounted) players[OPPOSITE]?.inPlay.push(copyOf('mustang'));
  const table = emptyTable(OURS, setupFrom({ seats: SEATS }), randomFrom('distances'), players);
  refreshAll(table);
  const others = players.slice(1).map((_, place) => seat(place + 1));
  return { distances: others.map((other) => distance(table, seat(0), other)), reach: reachOf(table, seat(0)) };
}

const copyOf = (key: string): CardId => OURS.cards.findIndex(({ kind }) => kind.key === key) as CardId;
