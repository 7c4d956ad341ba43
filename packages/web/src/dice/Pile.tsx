// The pile of arrows in the middle: when the last one is taken, everyone is hit by their own.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/dice';
import { classes, Icon, Token } from '../draw/index.ts';
import styles from './Pile.module.css';

const CHIEF_MODULE = 2;

export function Pile({ view }: { readonly view: View }) {
  const { t } = useLingui();
  const { pile, chiefInPile, players, setup } = view;
  const count = pile + (chiefInPile ? 1 : 0);
  const all = players.reduce((sum, { arrows }) => sum + arrows, pile);
  return (
    <div className={styles.pile} data-spot="arrows">
      <b className={styles.number}>{count}</b>
      <span className={styles.words}>
        {t`${plural(count, { one: 'arrow left before the attack', other: 'arrows left before the attack' })}`}
      </span>
      <span className={styles.quiver} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
          <Icon key={place} name="arrow" className={classes(place >= pile && styles.gone)} />
        ))}
        {setup.modules.includes(CHIEF_MODULE) && (
          <Token name="chief-arrow" className={classes(styles.chief, !chiefInPile && styles.gone)} />
        )}
      </span>
      {chiefInPile && <span className="unseen">{t`The Chief’s arrow is among them.`}</span>}
    </div>
  );
}
