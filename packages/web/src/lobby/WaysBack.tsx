// For who has left a table, or closed its window: the way back to the seat.

import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../draw/Icon.tsx';
import { useGo } from './go.ts';
import styles from './WaysBack.module.css';
import { useWaysBack, type WayBack } from './way-back.ts';
import { tableAddress } from './ways.ts';

export function WaysBack({ isDrawn }: { readonly isDrawn: boolean }) {
  return useWaysBack(isDrawn).map((way) => <Way key={way.code} way={way} />);
}

function Way({ way }: { readonly way: WayBack }) {
  const { go } = useGo();
  const { code } = way;
  return (
    <section className={styles.way} data-way-back={code}>
      <Icon name="any" className={styles.sign} />
      <div className={styles.words}>
        <h2>
          <Trans>Your seat at table {code}</Trans>
        </h2>
        <p>
          <State way={way} />
        </p>
      </div>
      <button
        type="button"
        className="button primary"
        data-act="come-back"
        onClick={() => go(code, async () => tableAddress(code))}
      >
        <Trans>Come back</Trans>
      </button>
    </section>
  );
}

function State({ way: { game, isPlaying, isLeft } }: { readonly way: WayBack }) {
  const { t } = useLingui();
  const what = game === 'card' ? t`Cards` : t`Dice`;
  if (!isPlaying) return t`${what}: the game has not begun yet.`;
  return isLeft
    ? t`${what}: the game goes on, and a bot plays for you.`
    : t`${what}: the game goes on, and the others wait for you.`;
}
