// The choice between cards and dice.

import { useLingui } from '@lingui/react/macro';
import type { GameId } from '@posse/protocol';
import { useId } from 'react';
import { cardPicture } from '../../art/index.ts';
import { Picture } from '../../drawing/Picture.tsx';
import styles from './GameChoice.module.css';

interface GameChoiceProps {
  readonly value: GameId;
  readonly onChange: (game: GameId) => void;
}

const CARDS = cardPicture('bang');
const DICE = cardPicture('dynamite');

/** Cards or dice. The length of a game with bots was measured (`npm run lengths`); with people it is the rulebooks'. */
export function GameChoice({ value, onChange }: GameChoiceProps) {
  const { t } = useLingui();
  const group = useId();
  const games = [
    { id: 'card', name: t`Cards`, time: t`5 minutes with bots, 20 to 40 with friends`, picture: CARDS },
    { id: 'dice', name: t`Dice`, time: t`3 minutes with bots, 15 with friends`, picture: DICE },
  ] as const;
  return (
    <fieldset className={styles.games}>
      <legend className="unseen">{t`Which game`}</legend>
      {games.map(({ id, name, time, picture }) => (
        <label key={id} className={styles.game}>
          <input type="radio" name={group} data-game={id} checked={id === value} onChange={() => onChange(id)} />
          <Picture of={picture} className={styles.picture} />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>{time}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
