// A character, face up, with the bullets of his or her belt.

import { CHARACTERS as DICE_CHARACTERS } from '@posse/dice';
import { type CSSProperties, memo, useMemo } from 'react';
import { portrait } from '../art/index.ts';
import { catalogue } from '../catalogue.ts';
import { useCardNames } from '../words/card-names.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { useLifeLabel } from './Bullets.tsx';
import styles from './CharacterFace.module.css';
import { Icon } from './Icon.tsx';
import { type FaceProps, Sheet } from './Sheet.tsx';

interface CharacterFaceProps extends FaceProps {
  readonly game: 'card' | 'dice';
  readonly id: string;
  /** As many as are printed on it, unless told otherwise. */
  readonly bullets?: number | undefined;
}

export const CharacterFace = memo(function CharacterFace({ game, id, bullets, ...face }: CharacterFaceProps) {
  const cardNames = useCardNames();
  const diceNames = useDiceNames();
  const lifeLabel = useLifeLabel();
  const text = (game === 'card' ? cardNames : diceNames).character(id);
  const life = bullets ?? (game === 'card' ? catalogue().characters : DICE_CHARACTERS)[id]?.bullets ?? 0;
  const picture = useMemo(() => portrait(id, 'bust'), [id]);
  return (
    <Sheet {...face} {...text} label={lifeLabel(text.name, life)} picture={picture} kind="character">
      {life > 0 && <Belt bullets={life} />}
    </Sheet>
  );
});

/** More bullets than this are a number. */
const ON_THE_BELT = 5;

function Belt({ bullets }: { readonly bullets: number }) {
  const many = bullets > ON_THE_BELT;
  return (
    <span className={styles.belt} style={{ '--bullets': many ? 2 : bullets } as CSSProperties}>
      {many && bullets}
      {Array.from({ length: many ? 1 : bullets }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bullets are all alike
        <Icon key={place} name="life" />
      ))}
    </span>
  );
}
