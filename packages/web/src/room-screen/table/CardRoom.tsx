// The card game on a screen for the room.

import { Trans } from '@lingui/react/macro';
import type { CardId, PlayerView } from '@posse/card';
import { isHidden } from '@posse/card';
import type { CSSProperties, ReactNode } from 'react';
import { useCardPlay } from '../../card/answer/card-answer-draft.ts';
import { CARD_GAME } from '../../card/CardTable.tsx';
import { cardsAside, cardUnderway } from '../../card/middle/EventAndOpenCards.tsx';
import { CardBack, CardChip, CardFace, EventFace, Icon } from '../../drawing/index.ts';
import type { SeatState } from '../../game-table/seat/seat-states.ts';
import { useCardNames } from '../../words/card-names.ts';
import { RoomInvitation } from '../RoomInvitation.tsx';
import styles from './CardRoom.module.css';
import { type MiddleProps, type RoomParts, RoomTable, type ThingsProps } from './RoomTable.tsx';

const PARTS: RoomParts = { Middle, Holds, Things };

export default function CardRoom({ aside = <RoomInvitation /> }: { readonly aside?: ReactNode }) {
  return <RoomTable game={CARD_GAME} parts={PARTS} aside={aside} />;
}

/** Sizes in units. */
const CHIP = 5.4;
const GAP = 0.7;
const HEADLINE = 13;
/** The height of a card as a share of its width. */
const TALL = 1.4;

function Middle({ box, unit }: MiddleProps) {
  const names = useCardNames();
  const { view } = useCardPlay();
  const { event, events, deck, discard } = view;
  const shown = event ?? events.next;
  const open = cardsAside(view);
  const underway = cardUnderway(view);
  const count = 2 + (shown === null ? 0 : 3) + (underway === null ? 0 : 1) + open.length;
  const height = Math.max(8 * unit, box.h - (HEADLINE + 1) * unit);
  const width = Math.min(14 * unit, height / TALL, (box.w - count * 1.6 * unit) / count);
  return (
    <div className={styles.piles}>
      {shown !== null && (
        <figure className={styles.event} data-later={event === null || undefined}>
          <span data-spot="event" className={styles.pile}>
            <EventFace id={shown} width={width} />
          </span>
          <figcaption className={styles.eventName}>
            {event === null && (
              <small className={styles.later}>
                <Trans>Next event</Trans>
              </small>
            )}
            {names.event(shown).name}
          </figcaption>
        </figure>
      )}
      <span data-spot="deck" className={styles.pile}>
        <CardBack width={width} count={deck} />
      </span>
      <span data-spot="discard" className={styles.pile}>
        {discard.top === null ? (
          <span className={styles.empty} style={{ width, height: width * TALL }} />
        ) : (
          <span data-spot={`card-${discard.top}`}>
            <CardFace card={discard.top} width={width} />
          </span>
        )}
      </span>
      {[...(underway === null ? [] : [underway]), ...open].map((card) => (
        <span key={card} data-spot={`card-${card}`} className={styles.pile}>
          <CardFace card={card} width={width} />
        </span>
      ))}
    </div>
  );
}

/** The number of cards in the hand. Open hands lie in the row of things. */
function Holds({ seat: { who, player } }: { readonly seat: SeatState }) {
  if (!player.alive) return null;
  return (
    <span className={styles.hand} data-spot={`hand-${who}`}>
      <Icon name="hand" />
      {(player as PlayerView).hand.length}
    </span>
  );
}

function Things({ seat: { who, player }, unit, width }: ThingsProps) {
  const { hand, inPlay } = player as PlayerView;
  const open = hand.filter((card): card is CardId => !isHidden(card));
  const chip = CHIP * unit;
  const count = inPlay.length + open.length + (open.length > 0 ? 1 : 0);
  const step = Math.min(chip + GAP * unit, (width - chip) / Math.max(1, count - 1));
  return (
    <span
      className={styles.row}
      data-out
      data-spot={`inplay-${who}`}
      style={{ '--gap': `${step - chip}px` } as CSSProperties}
    >
      {open.length > 0 && (
        <>
          <Icon name="hand" className={styles.open} />
          {open.map((card) => (
            <span key={card} data-spot={`card-${card}`} data-open-hand={who}>
              <CardChip card={card} width={chip} />
            </span>
          ))}
          <span className={styles.between} />
        </>
      )}
      {inPlay.map((card) => (
        <span key={card} data-spot={`card-${card}`} data-in-play={who}>
          <CardChip card={card} width={chip} />
        </span>
      ))}
    </span>
  );
}
