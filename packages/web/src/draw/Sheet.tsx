// The printed sheet that all cards share: picture, index, name, signs, sentence, in the measures of its size.

import type { CSSProperties, ReactNode } from 'react';
import type { Picture as Drawing, Icon as IconName } from '../art/index.ts';
import { classes } from './classes.ts';
import { fitName, fitSentence } from './fit/fit.ts';
import { type CardSize, HEIGHT, MEASURES, sizeAt } from './fit/measures.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './Sheet.module.css';
import { Signs } from './Signs.tsx';
import type { Sign } from './symbols.ts';

/** What every face takes. */
export interface FaceProps {
  /** In pixels. */
  readonly width: number;
  /** As wide as it is, unless told otherwise. */
  readonly size?: CardSize | undefined;
  readonly className?: string | undefined;
}

interface SheetProps extends FaceProps {
  /** What it is called aloud. */
  readonly label: string;
  readonly picture: Drawing;
  readonly kind: 'brown' | 'blue' | 'green' | 'event' | 'character' | 'sheriff' | 'deputy' | 'outlaw' | 'renegade';
  readonly name: string;
  readonly text: string;
  readonly glyph?: IconName | undefined;
  readonly signs?: readonly Sign[] | undefined;
  /** The index, or the belt of bullets. */
  readonly children?: ReactNode;
}

export function Sheet({ width, size = sizeAt(width), className, ...print }: SheetProps) {
  const { label, picture, kind, name, text, glyph, signs = [], children } = print;
  const { frame, index, row, sign, bullet, glyph: glyphSize } = MEASURES[size];
  const withGlyph = glyph !== undefined && glyphSize > 0;
  const withSigns = signs.length > 0 && row > 0;
  const band = fitName(name, size, withGlyph);
  const withText = text !== '' && (size === 'l' || (size === 'm' && !withSigns));
  const between = band.band + (withSigns ? row : 0);
  const sentence = withText ? fitSentence(text, size, width, between) : null;
  const measures = {
    '--w': width,
    '--frame': frame,
    '--index': index,
    '--name': band.type,
    '--band': band.band,
    '--glyph': glyphSize,
    '--row': row,
    '--sign': sign,
    '--bullet-size': bullet,
    '--text-type': sentence?.type,
    '--sentence': sentence?.height,
    '--picture': HEIGHT - 2 * frame - between - (sentence?.height ?? 0),
  } as CSSProperties;
  return (
    <span
      className={classes(styles.sheet, styles[size], styles[kind], className)}
      style={measures}
      role="img"
      aria-label={label}
    >
      <Picture of={picture} className={styles.picture} />
      {children}
      <span className={classes(styles.name, band.lines === 1 && styles.oneLine)}>
        <span className={styles.words}>{name}</span>
        {withGlyph && <Icon name={glyph} className={styles.glyph} />}
      </span>
      <span className={styles.paper}>
        {withSigns && <Signs of={signs} />}
        {sentence !== null && <span className={styles.sentence}>{text}</span>}
      </span>
    </span>
  );
}
