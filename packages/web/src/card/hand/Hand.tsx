// The viewer's hand, or the cards of a player from whom they take one.

import { Trans, useLingui } from '@lingui/react/macro';
import { type Answer, type CardId, isHidden } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type CSSProperties, useMemo } from 'react';
import { CardBack, CardFace } from '../../drawing/index.ts';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';
import { useRoom } from '../../game-table/layout/use-container-size.ts';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import { overlap } from '../card-rows.ts';
import { sortedHand } from './card-order.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { SmallOwnCards } from './SmallOwnCards.tsx';

export function Hand({ who, table }: { readonly who: Seat; readonly table: TableLayout }) {
  const { t } = useLingui();
  const { view, source } = useCardPlay();
  const [ref, room] = useRoom();
  const hand = view.players[who]?.hand;
  const cards = useMemo(() => sortedHand((hand ?? []).filter((card): card is CardId => !isHidden(card))), [hand]);
  const hidden = (hand?.length ?? 0) - cards.length;
  const { card: width } = table.hand;
  const isRaised = cards.slice(0, -1).some((card) => card === source?.card);
  const { step, doesScroll } = overlap(room?.width ?? 0, width, hand?.length ?? 0, isRaised);
  return (
    <div ref={ref} className={styles.room}>
      <ul
        className={styles.hand}
        aria-label={t`Your hand`}
        data-spot={`hand-${who}`}
        data-scrolls={doesScroll || undefined}
        data-row
        style={{ '--step': `${step}px`, '--w': `${width}px` } as CSSProperties}
      >
        {cards.map((card, place) => (
          <li key={card} style={{ '--tilt': tilt(table, place, cards.length) } as CSSProperties}>
            <HandCard card={card} width={width} digit={place + 1} />
          </li>
        ))}
        {Array.from({ length: hidden }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are all alike
          <li key={`hidden-${place}`}>
            <CardBack width={width} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rotation of a card in the hand. On a desktop the hand is a very slight fan. */
const tilt = ({ kind }: TableLayout, place: number, count: number): string =>
  kind === 'wide' ? `${((place - (count - 1) / 2) * Math.min(1.2, 9 / count)).toFixed(2)}deg` : '0deg';

// The target is chosen, and now one of their cards. They lie in place of the hand, and the hand lies beside them.

interface PreyProps {
  readonly table: TableLayout;
  readonly at: Seat;
  readonly prey: readonly NonNullable<Answer['prey']>[];
}

export function Prey({ table, at, prey }: PreyProps) {
  const { view, pick } = useCardPlay();
  const width = Math.round(table.hand.card * (table.kind === 'column' ? 0.7 : 0.86));
  const count = view.players[at]?.hand.length ?? 0;
  return (
    <div className={styles.preyRoom}>
      <ul className={styles.prey} data-row>
        {prey.map((one, place) => (
          <li key={one}>
            <button
              type="button"
              className={styles.preyCard}
              data-act="prey"
              data-key={place + 1}
              onClick={() => pick({ prey: one })}
            >
              {one === 'hand' ? <CardBack width={width} count={count} /> : <CardFace card={one} width={width} />}
              <span className={styles.name}>{one === 'hand' ? <Trans>Hand</Trans> : <Trans>In play</Trans>}</span>
            </button>
          </li>
        ))}
      </ul>
      <SmallOwnCards table={table} withInPlay={false} />
    </div>
  );
}
