// What lies in the middle besides the piles: the event in force where there is no room for its card, and cards that lie open.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, isHidden, type View } from '@posse/card';
import { eventPicture } from '../../art/index.ts';
import { kindOf } from '../../catalogue.ts';
import { CardChip, CardFace, Picture } from '../../draw/index.ts';
import { zoom } from '../../rules/Zoom.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { useCardPlay } from '../answer/card-play.ts';
import styles from './InTheMiddle.module.css';

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

// Cards that lie open in the middle for the moment: a store's, what was turned up, what one has laid aside, what is being played.

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
