// What one can do: the sentence of one's character, and of one's special role.

import type { PlayerView } from '@posse/dice';
import { useDiceNames } from '../words/dice-names.ts';
import styles from './CharacterText.module.css';

interface CharacterTextProps {
  readonly player: PlayerView;
  /** The character alone. */
  readonly isBrief?: boolean;
}

export function CharacterText({ player: { character, special }, isBrief = false }: CharacterTextProps) {
  const names = useDiceNames();
  const texts = [names.character(character), ...(special === null || isBrief ? [] : [names.special(special)])];
  return (
    <div className={styles.texts}>
      {texts.map(({ name, text }) => (
        <p key={name}>
          <b>{name}</b>
          {text}
        </p>
      ))}
    </div>
  );
}
