// The arrows that a player holds; the Chief's is drawn otherwise and counts as two.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { Icon, Token } from '../draw/index.ts';
import styles from './Arrows.module.css';

interface ArrowsProps {
  readonly who: Seat;
  readonly arrows: number;
  readonly chief: boolean;
}

/** So many are drawn; more are a number and one arrow. */
const DRAWN = 3;

/** It is there without arrows too: the next one flies to it. */
export function Arrows({ who, arrows, chief }: ArrowsProps) {
  const words = useArrowWords();
  const label = words(arrows, chief);
  return (
    <span className={styles.place} data-spot={`arrows-${who}`}>
      {label !== null && (
        <span className={styles.pill} role="img" aria-label={label}>
          {arrows > DRAWN && <b>{arrows}</b>}
          {Array.from({ length: arrows > DRAWN ? 1 : arrows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
            <Icon key={place} name="arrow" />
          ))}
          {chief && <Token name="chief-arrow" className={styles.chief} />}
        </span>
      )}
    </span>
  );
}

/** "2 arrows and the Chief’s arrow"; null for none at all. */
export function useArrowWords(): (arrows: number, chief: boolean) => string | null {
  const { t } = useLingui();
  return (arrows, chief) => {
    if (arrows === 0) return chief ? t`the Chief’s arrow` : null;
    const count = arrows;
    return chief
      ? t`${plural(count, { one: '# arrow and the Chief’s', other: '# arrows and the Chief’s' })}`
      : t`${plural(count, { one: '# arrow', other: '# arrows' })}`;
  };
}
