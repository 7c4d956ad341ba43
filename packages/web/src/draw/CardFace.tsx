// A card of the deck, face up: with its own value, or as a kind of card.

import type { CardId, CardKind } from '@posse/card';
import { memo } from 'react';
import { cardPicture, type Icon as IconName } from '../art/index.ts';
import { catalogue, kindOf } from '../catalogue.ts';
import { rankOf, suitOf, useCardNames } from '../words/card-names.ts';
import styles from './CardFace.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { type FaceProps, Sheet } from './Sheet.tsx';
import suits from './suits.module.css';
import { useCardLabel } from './suits.ts';
import { symbolsOf } from './symbols.ts';

/** Played and gone; stays; stays and is used later. */
const GLYPHS: Readonly<Record<CardKind['border'], IconName>> = { brown: 'once', blue: 'stays', green: 'later' };

export const CardFace = memo(function CardFace({ card, ...face }: FaceProps & { readonly card: CardId }) {
  const { key, border } = kindOf(card);
  const names = useCardNames();
  const label = useCardLabel();
  const suit = suitOf(card);
  return (
    <Sheet
      {...face}
      {...names.card(card)}
      label={label(card)}
      picture={cardPicture(key)}
      kind={border}
      glyph={GLYPHS[border]}
      signs={symbolsOf(key)}
    >
      <span className={classes(styles.index, suits[suit])}>
        {rankOf(card)}
        <Icon name={suit} className={styles.suit} />
      </span>
    </Sheet>
  );
});

/** What all copies of a card have in common. */
export const KindFace = memo(function KindFace({ kind, ...face }: FaceProps & { readonly kind: string }) {
  const border = catalogue().kinds[kind]?.border ?? 'brown';
  const text = useCardNames().kind(kind);
  return (
    <Sheet
      {...face}
      {...text}
      label={text.name}
      picture={cardPicture(kind)}
      kind={border}
      glyph={GLYPHS[border]}
      signs={symbolsOf(kind)}
    />
  );
});
