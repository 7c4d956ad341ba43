// A card in play where room is scarce: its picture in the edge of its kind.

import type { CardId } from '@posse/card';
import { type CSSProperties, memo, useMemo } from 'react';
import { cardChip } from '../art/index.ts';
import { kindOf } from '../catalogue.ts';
import styles from './CardChip.module.css';
import { classes } from './classes.ts';
import { Picture } from './Picture.tsx';
import { useCardLabel } from './suits.ts';

interface CardChipProps {
  readonly card: CardId;
  /** 24 to 44 pixels. */
  readonly width: number;
  readonly className?: string | undefined;
}

export const CardChip = memo(function CardChip({ card, width, className }: CardChipProps) {
  const { key, border } = kindOf(card);
  const label = useCardLabel();
  const picture = useMemo(() => cardChip(key, border), [key, border]);
  return (
    <span
      className={classes(styles.chip, className)}
      style={{ '--w': width } as CSSProperties}
      role="img"
      aria-label={label(card)}
    >
      <Picture of={picture} className={styles.picture} />
    </span>
  );
});
