// Cards in the middle besides the piles: a small event in force, and open cards.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, isHidden, type View } from '@posse/card';
import { eventPicture } from '../../art/index.ts';
import { CardChip, CardFace, Picture } from '../../drawing/index.ts';
import { kindOf } from '../../entry-lookup.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import styles from './EventAndOpenCards.module.css';

export function EventPlate() {
  const { view } = useCardPlay();
  const names = useCardNames();
  const { event, events } = view;
  const shown = event ?? events.next;
  if (shown === null) return null;
  const next = events.next === null ? null : names.event(events.next).name;
  return (
    <button
      type="button"
      className={styles.plate}
      data-spot="event"
      data-later={event === null || undefined}
      onClick={() => zoom({ kind: 'event', id: shown })}
    >
      <Picture of={eventPicture(shown)} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{names.event(shown).name}</span>
        <small>
          {event === null ? (
            <Trans>comes next</Trans>
          ) : next === null ? (
            <Trans>to the end</Trans>
          ) : (
            <Trans>next: {next}</Trans>
          )}
        </small>
      </span>
    </button>
  );
}

// Open cards that lie in the middle for a moment: a store, a revealed card, cards set aside, the card being played.

/** The cards set aside that the viewer may see. */
export function cardsAside({ stack }: View): CardId[] {
  return stack.flatMap((frame) =>
    'cards' in frame && frame.op !== 'putAway' ? frame.cards.filter((card): card is CardId => !isHidden(card)) : [],
  );
}

/** The played card that goes onto the discard pile when its effect is over; null if there is none. */
export function cardUnderway({ stack }: View): CardId | null {
  for (const frame of stack) if (frame.op === 'putAway' && 'cards' in frame) return (frame.cards[0] as CardId) ?? null;
  return null;
}

interface OpenCardsProps {
  readonly cards: readonly CardId[];
  /** The width of one card. If it is too narrow for words, only the picture is shown. */
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
