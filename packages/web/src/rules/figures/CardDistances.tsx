// Distance and reach to try out: take a weapon or a Scope, and see who comes into reach.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OURS } from '@posse/card';
import { useState } from 'react';
import { useCardNames } from '../../words/card-names.ts';
import styles from './CardDistances.module.css';
import { type Equipment, measure, OPPOSITE } from './distances.ts';
import { Ring } from './Ring.tsx';

const WEAPONS = Object.values(OURS.kinds)
  .filter(({ weapon }) => weapon)
  .map(({ key }) => key);
const PEOPLE = ['rose-doolan', 'slab-the-killer', 'calamity-janet', 'vulture-sam', 'el-gringo', 'willy-the-kid'];

export function CardDistances() {
  const { t } = useLingui();
  const names = useCardNames();
  const [equipment, setEquipment] = useState<Equipment>({ weapon: null, hasScope: false, isMounted: false });
  const change = (changes: Partial<Equipment>): void => setEquipment({ ...equipment, ...changes });
  const { distances, reach } = measure(equipment);
  const scope = names.kind('scope').name;
  const mustang = names.kind('mustang').name;
  const inReach = distances.filter((away) => away <= reach).length;
  const seats = PEOPLE.map((character, place) => ({
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
