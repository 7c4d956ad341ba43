// What the ghost has set for somebody's next turn: one die or two, and what they will show.

import { useLingui } from '@lingui/react/macro';
import type { Haunting } from '@posse/dice';
import { DieFace, Token } from '../draw/index.ts';
import { useDiceNames } from '../words/dice-names.ts';
import styles from './Haunted.module.css';

export function Haunted({ haunting }: { readonly haunting: Haunting }) {
  const label = useHauntedWords()(haunting);
  return (
    <span className={styles.haunted} role="img" aria-label={label} title={label}>
      <Token name="ghost" className={styles.ghost} />
      <span className={styles.dice} aria-hidden="true">
        <DieFace kind="base" face={haunting.face} width={20} locked={false} />
        {haunting.twice && <DieFace kind="base" face={haunting.face} width={20} locked={false} />}
      </span>
    </span>
  );
}

export function useHauntedWords(): (haunting: Haunting) => string {
  const { t } = useLingui();
  const names = useDiceNames();
  return ({ face, twice }) => {
    const shown = names.face(face).name;
    return twice
      ? t`The ghost has set two dice of the next turn: ${shown}`
      : t`The ghost has set a die of the next turn: ${shown}`;
  };
}
