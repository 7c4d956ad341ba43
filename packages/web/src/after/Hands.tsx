// What everybody holds at this moment of a replay.

import { useLingui } from '@lingui/react/macro';
import { isHidden } from '@posse/card';
import { seat } from '@posse/engine';
import { Arch, CardChip } from '../draw/index.ts';
import { useCardView, usePlayers } from '../session/SessionContext.tsx';
import styles from './Hands.module.css';

export function Hands() {
  const { t } = useLingui();
  const players = usePlayers();
  const { players: sitting } = useCardView();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <ul className={styles.hands} aria-label={t`Hands`} tabIndex={0}>
      {sitting.map(({ character, alive, hand }, place) => (
        <li key={players.name(seat(place))} className={styles.holder}>
          <Arch character={character} width={34} state={{ fallen: !alive }} />
          <span className={styles.name}>{players.name(seat(place))}</span>
          <span className={styles.cards}>
            {hand.map((card) => (isHidden(card) ? null : <CardChip key={card} card={card} width={34} />))}
            {hand.length === 0 && <span className={styles.none}>{t`No cards`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
