// The layout that all cards share: picture, index, name, symbols, text.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { type Back, cardBack, type Picture as Drawing, type Icon as IconName } from '../../art/index.ts';
import { classes } from '../class-names.ts';
import { type CardSize, HEIGHT, MEASURES, sizeAt } from '../fit/card-measures.ts';
import { fitName, fitSentence } from '../fit/text-fit.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';
import styles from './CardLayout.module.css';
import type { Sign } from './effect-symbols.ts';
import suits from './suit-colours.module.css';

/** The properties of every card face. */
export interface FaceProps {
  /** In pixels. */
  readonly width: number;
  /** The size; by default chosen from the width. */
  readonly size?: CardSize | undefined;
  readonly className?: string | undefined;
}

interface CardPrintProps extends FaceProps {
  /** The accessible name. */
  readonly label: string;
  readonly picture: Drawing;
  readonly kind: 'brown' | 'blue' | 'green' | 'event' | 'character' | 'sheriff' | 'deputy' | 'outlaw' | 'renegade';
  readonly name: string;
  readonly text: string;
  readonly glyph?: IconName | undefined;
  readonly signs?: readonly Sign[] | undefined;
  /** The content of the corner: the index of a card, or bullets. */
  readonly children?: ReactNode;
}

export function CardLayout({ width, size = sizeAt(width), className, ...print }: CardPrintProps) {
  const { label, picture, kind, name, text, glyph, signs = [], children } = print;
  const { frame, index, row, sign, bullet, glyph: glyphSize } = MEASURES[size];
  const withGlyph = glyph !== undefined && glyphSize > 0;
  const withSigns = signs.length > 0 && row > 0;
  const band = fitName(name, size, withGlyph);
  const withText = text !== '' && (size === 'l' || (size === 'm' && !withSigns));
  const between = band.band + (withSigns ? row : 0);
  const sentence = withText ? fitSentence(text, size, width, between) : null;
  const measures = {
    '--type': `var(--${kind})`,
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
      className={classes(styles.print, styles[size], styles[kind], className)}
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

const isWritten = (sign: Sign): sign is Exclude<Sign, IconName> => /^[=+]$|\d$/.test(sign);

function One({ sign }: { readonly sign: Sign }) {
  if (!isWritten(sign)) return <Icon name={sign} className={suits[sign]} />;
  return <span className={sign === '=' || sign === '+' ? styles.between : styles.number}>{sign}</span>;
}

/** The row of symbols on a card: pictures, and text between them. */
function Signs({ of }: { readonly of: readonly Sign[] }) {
  return (
    <span className={styles.signs}>
      {of.map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, in which signs repeat
        <One key={place} sign={sign} />
      ))}
    </span>
  );
}

interface CardBackProps {
  readonly width: number;
  readonly back?: Back | undefined;
  readonly count?: number | undefined;
  readonly className?: string | undefined;
}

/** A card face down, or a pile of them with its count. */
export const CardBack = memo(function CardBack({ width, back = 'card', count, className }: CardBackProps) {
  const { t } = useLingui();
  const picture = useMemo(() => cardBack(back), [back]);
  const label =
    count === undefined
      ? t`A card, face down`
      : t`${plural(count, { one: '# card, face down', other: '# cards, face down' })}`;
  const measures = { '--w': width, '--frame': MEASURES[sizeAt(width)].frame } as CSSProperties;
  return (
    <span className={classes(styles.print, styles.back, className)} style={measures} role="img" aria-label={label}>
      <Picture of={picture} className={styles.backPicture} />
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
});
