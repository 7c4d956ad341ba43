// In the close-up of a player: who one thinks it is.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { Icon } from '../../draw/Icon.tsx';
import { usePlay } from '../play.tsx';
import { usePlayers } from '../session/SessionContext.tsx';
import styles from './HunchChoice.module.css';
import { HunchTag } from './HunchTag.tsx';
import { useHunchWords } from './hunch-words.ts';
import { HUNCHES, useHunches } from './hunches.ts';
import { isHidden } from './is-hidden.ts';

export function HunchChoice({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const { view } = usePlay();
  const { name } = usePlayers();
  const hunches = useHunches();
  const words = useHunchWords();
  const them = name(who);
  const hunch = hunches.of(who);
  if (!isHidden(view, who)) return null;
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
        <Icon name="lock" /> <Trans>Only you see this note. It is gone when the game is over.</Trans>
      </p>
    </fieldset>
  );
}
