// A card face down, or a pile of them with its number.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useMemo } from 'react';
import { type Back, cardBack } from '../art/index.ts';
import styles from './CardBack.module.css';
import { classes } from './classes.ts';
import { MEASURES, sizeAt } from './fit/measures.ts';
import { Picture } from './Picture.tsx';
import sheet from './Sheet.module.css';

interface CardBackProps {
  readonly width: number;
  readonly back?: Back | undefined;
  readonly count?: number | undefined;
  readonly className?: string | undefined;
}

export const CardBack = memo(function CardBack({ width, back = 'card', count, className }: CardBackProps) {
  const { t } = useLingui();
  const picture = useMemo(() => cardBack(back), [back]);
  const label =
    count === undefined
      ? t`A card, face down`
      : t`${plural(count, { one: '# card, face down', other: '# cards, face down' })}`;
  const measures = { '--w': width, '--frame': MEASURES[sizeAt(width)].frame } as CSSProperties;
  return (
    <span className={classes(sheet.sheet, styles.back, className)} style={measures} role="img" aria-label={label}>
      <Picture of={picture} className={styles.picture} />
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
});
