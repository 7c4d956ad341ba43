// Card faces: deck cards, characters, roles, events, and small cards in play.

import type { CardId, CardKind, Suit } from '@posse/card';
import { CHARACTERS as DICE_CHARACTERS, SPECIALS } from '@posse/dice';
import type { Role } from '@posse/engine';
import { type CSSProperties, memo, useMemo } from 'react';
import {
  cardChip,
  cardPicture,
  eventPicture,
  type Icon as IconName,
  portrait,
  roleEmblem,
  specialPicture,
} from '../../art/index.ts';
import { catalogue, kindOf } from '../../entry-lookup.ts';
import { rankOf, suitOf, useCardNames } from '../../words/card-names.ts';
import { useDiceNames, useRoleText } from '../../words/dice-names.ts';

import { useLifeLabel } from '../Bullets.tsx';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';
import { useCardLabel } from './accessible-card-names.ts';
import styles from './CardFaces.module.css';
import { CardLayout, type FaceProps } from './CardLayout.tsx';
import { symbolsOf } from './effect-symbols.ts';
import suits from './suit-colours.module.css';

/** Brown is played once, blue stays, green stays and is used later. */
export const GLYPHS: Readonly<Record<CardKind['border'], IconName>> = { brown: 'once', blue: 'stays', green: 'later' };

/** A card of the deck, with its suit and rank. */
export const CardFace = memo(function CardFace({ card, ...face }: FaceProps & { readonly card: CardId }) {
  const { key, border } = kindOf(card);
  const names = useCardNames();
  const label = useCardLabel();
  const suit = suitOf(card);
  return (
    <CardLayout
      {...face}
      {...names.card(card)}
      label={label(card)}
      picture={cardPicture(key)}
      kind={border}
      glyph={GLYPHS[border]}
      signs={symbolsOf(key)}
    >
      <CardIndex suit={suit} rank={rankOf(card)} />
    </CardLayout>
  );
});

/** Rank above suit, in the corner of a card. */
export const CardIndex = ({ suit, rank }: { readonly suit: Suit; readonly rank: string }) => (
  <span className={classes(styles.index, suits[suit])}>
    {rank}
    <Icon name={suit} className={styles.suit} />
  </span>
);

/** A card without suit and rank, for all copies of a kind. */
export const KindFace = memo(function KindFace({ kind, ...face }: FaceProps & { readonly kind: string }) {
  const border = catalogue().kinds[kind]?.border ?? 'brown';
  const text = useCardNames().kind(kind);
  return (
    <CardLayout
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

interface CharacterFaceProps extends FaceProps {
  readonly game: 'card' | 'dice';
  readonly id: string;
  /** The number of bullets; by default the printed one. */
  readonly bullets?: number | undefined;
}

/** A character card, face up, with the bullets. */
export const CharacterFace = memo(function CharacterFace({ game, id, bullets, ...face }: CharacterFaceProps) {
  const cardNames = useCardNames();
  const diceNames = useDiceNames();
  const lifeLabel = useLifeLabel();
  const text = (game === 'card' ? cardNames : diceNames).character(id);
  const life = bullets ?? (game === 'card' ? catalogue().characters : DICE_CHARACTERS)[id]?.bullets ?? 0;
  const picture = useMemo(() => portrait(id, 'bust'), [id]);
  return (
    <CardLayout {...face} {...text} label={lifeLabel(text.name, life)} picture={picture} kind="character">
      {life > 0 && <Belt bullets={life} />}
    </CardLayout>
  );
});

/** The maximum number of bullets that are drawn; more are shown as a number. */
const ON_THE_BELT = 5;

export function Belt({ bullets }: { readonly bullets: number }) {
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

/** A role with its goal, or a special role of Old Saloon. */
export const RoleFace = memo(function RoleFace({ role, ...face }: FaceProps & { readonly role: Role }) {
  const text = useRoleText()(role);
  return <CardLayout {...face} {...text} label={text.name} picture={roleEmblem(role)} kind={role} glyph={role} />;
});

export const SpecialFace = memo(function SpecialFace({ id, ...face }: FaceProps & { readonly id: string }) {
  const text = useDiceNames().special(id);
  const role = SPECIALS[id]?.role ?? 'outlaw';
  return <CardLayout {...face} {...text} label={text.name} picture={specialPicture(id)} kind={role} glyph={role} />;
});

/** An event card, face up. */
export const EventFace = memo(function EventFace({ id, ...face }: FaceProps & { readonly id: string }) {
  const text = useCardNames().event(id);
  return <CardLayout {...face} {...text} label={text.name} picture={eventPicture(id)} kind="event" glyph="star" />;
});

interface CardChipProps {
  readonly card: CardId;
  /** The width in pixels, 24 to 44. */
  readonly width: number;
  readonly className?: string | undefined;
}

/** A small card in play: its picture in the frame of its kind. */
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
