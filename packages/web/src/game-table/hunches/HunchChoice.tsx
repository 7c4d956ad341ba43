// The choice of a guess in the details of a player.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { Icon } from '../../drawing/Icon.tsx';
import { useSeats } from '../seat/seat-states.ts';
import styles from './HunchChoice.module.css';
import { HunchTag } from './HunchTag.tsx';
import { useHunchWords } from './hunch-words.ts';
import { HUNCHES, useHunches } from './hunches.ts';

export function HunchChoice({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const hunches = useHunches();
  const words = useHunchWords();
  const { name: them, isSecret, hunch } = useSeats()(who);
  if (!isSecret) return null;
  return (
    <fieldset className={styles.choice} data-hunches>
      <legend>{t`Who do you think ${them} is?`}</legend>
      <div className={styles.row}>
        {HUNCHES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.hunch}
            data-choice={one}
            aria-pressed={hunch === one}
            onClick={() => hunches.note(who, hunch === one ? null : one)}
          >
            <HunchTag hunch={one} width={26} />
            {words(one).name}
          </button>
        ))}
      </div>
      <p className={styles.about}>
        <Icon name="lock" />{' '}
        <Trans>
          Only you can see this note, and only during this game. You can also change it with a tap on the role at a
          seat, or with <kbd>M</kbd>.
        </Trans>
      </p>
    </fieldset>
  );
}
