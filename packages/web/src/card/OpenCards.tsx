// Cards that lie open in the middle for the moment: a store's, what was turned up, what one has laid aside, what is being played.

import { useLingui } from '@lingui/react/macro';
import { type CardId, isHidden, type View } from '@posse/card';
import { kindOf } from '../catalogue.ts';
import { CardChip, CardFace } from '../draw/index.ts';
import { zoom } from '../rules/Zoom.tsx';
import styles from './OpenCards.module.css';

/** All that the viewer may see of the cards that lie aside. */
export function cardsAside({ stack }: View): CardId[] {
  return stack.flatMap((frame) =>
    'cards' in frame && frame.op !== 'putAway' ? frame.cards.filter((card): card is CardId => !isHidden(card)) : [],
  );
}

/** The card beside the discard pile that goes on it when its effect is over; null if there is none. */
export function cardUnderway({ stack }: View): CardId | null {
  for (const frame of stack) if (frame.op === 'putAway' && 'cards' in frame) return (frame.cards[0] as CardId) ?? null;
  return null;
}

interface OpenCardsProps {
  readonly cards: readonly CardId[];
  /** Of one card. Where it is too narrow for words, the picture has to do. */
  readonly width: number;
}

const READABLE = 46;

export function OpenCards({ cards, width }: OpenCardsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.cards} aria-label={t`Open cards`}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles.card}
            data-spot={`card-${card}`}
            onClick={() => zoom({ kind: 'card', key: kindOf(card).key, card })}
          >
            {width < READABLE ? (
              <CardChip card={card} width={width} />
            ) : (
              <CardFace card={card} width={width} size="s" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
