// A bot's level in stars, out of as many as there are levels.

import { Icon } from '../../draw/Icon.tsx';
import { LEVEL_IDS, levelOf } from '../../words/bot-names.ts';
import styles from './Stars.module.css';

/** Says nothing that is not said beside it. */
export function Stars({ bot }: { readonly bot: string }) {
  const level = levelOf(bot);
  if (level === null) return null;
  const rank = LEVEL_IDS.indexOf(level);
  return (
    <span className={styles.stars} aria-hidden="true">
      {LEVEL_IDS.map((id, place) => (
        <Icon key={id} name="star" className={place <= rank ? styles.lit : styles.unlit} />
      ))}
    </span>
  );
}
