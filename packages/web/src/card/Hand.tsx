// Your hand: sorted, overlapped so that each card can be told and tapped, and scrolling when it is too large.

import { useLingui } from '@lingui/react/macro';
import { type CardId, isHidden } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type CSSProperties, useMemo } from 'react';
import { CardBack } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { useRoom } from '../table/use-room.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { overlap } from './overlap.ts';
import { usePlay } from './Play.tsx';
import { sortedHand } from './sorting.ts';

export function Hand({ who, table }: { readonly who: Seat; readonly table: TableLayout }) {
  const { t } = useLingui();
  const { view, source } = usePlay();
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
            <HandCard card={card} width={width} number={place + 1} />
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

/** On a desktop the hand is a fan, very slightly. */
const tilt = ({ kind }: TableLayout, place: number, count: number): string =>
  kind === 'wide' ? `${((place - (count - 1) / 2) * Math.min(1.2, 9 / count)).toFixed(2)}deg` : '0deg';
