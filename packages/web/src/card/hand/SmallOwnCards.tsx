// The viewer's cards in small, while something else takes the place of the hand.
// A tap or a long press enlarges one.

import { useLingui } from '@lingui/react/macro';
import type { CardId, View } from '@posse/card';
import type { CSSProperties, ReactNode } from 'react';
import { CardChip, CardFace } from '../../drawing/index.ts';
import { kindOf } from '../../entry-lookup.ts';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';
import { useRoom } from '../../game-table/layout/use-container-size.ts';
import { useLongPress } from '../../rules-reference/long-press.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import { useRefusals } from '../answer/refusal-reasons.ts';
import { keptBeside } from '../answer/sheet-items.ts';
import { smallStep } from '../card-rows.ts';
import { isGrave } from '../middle/open-card-question.ts';
import styles from './SmallOwnCards.module.css';

interface SmallOwnCardsProps {
  readonly table: TableLayout;
  /** Cards that are already shown large elsewhere. */
  readonly laid?: readonly CardId[];
  /** False if the viewer's seat is visible, because it shows the cards in play. */
  readonly withInPlay?: boolean;
}

export function SmallOwnCards({ table, laid = [], withInPlay = true }: SmallOwnCardsProps) {
  const { t } = useLingui();
  const kept = keptBeside(useCardPlay().view, laid);
  if (kept === null) return null;
  const { hand, inPlay, isPart } = kept;
  const caption = isPart ? t`The rest of your hand` : hand.length === 0 ? t`Your hand is empty` : t`Your hand`;
  return (
    <div className={styles.yours}>
      {(hand.length > 0 || !isPart) && <SmallHand caption={caption} cards={hand} width={widthAt(table)} />}
      {withInPlay && inPlay.length > 0 && <SmallInPlay cards={inPlay} />}
    </div>
  );
}

/** The width of a small card: readable if there is room, and otherwise as large as possible. */
function widthAt({ kind, scale, height }: TableLayout): number {
  if (kind === 'wide') return Math.round(66 * scale);
  return kind === 'strip' ? 40 : Math.round(Math.max(40, Math.min(64 * scale, height * 0.068)));
}

interface SmallHandProps {
  readonly caption: string;
  readonly cards: readonly CardId[];
  readonly width: number;
}

function SmallHand({ caption, cards, width }: SmallHandProps) {
  const { view, options } = useCardPlay();
  const [ref, room] = useRoom();
  const isOfUse = (card: CardId): boolean => !isGrave(view) || options.some((option) => option.card === card);
  const why = useNoHelp()(view, cards.some(isOfUse) ? [] : cards);
  const step = smallStep(room?.width ?? 0, width, cards.length);
  return (
    <div ref={ref} className={styles.hand}>
      <p className={styles.caption}>
        {caption}
        {why !== null && <small>{why}</small>}
      </p>
      <ul aria-label={caption} style={{ '--step': `${step}px`, '--w': `${width}px` } as CSSProperties}>
        {cards.map((card) => (
          <li key={card} data-idle={!isOfUse(card) || undefined}>
            <Small card={card}>
              <CardFace card={card} width={width} size="s" />
            </Small>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CHIP = 34;

function SmallInPlay({ cards }: { readonly cards: readonly CardId[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.inPlay}>
      <p className={styles.caption}>{t`In front of you`}</p>
      <ul aria-label={t`In front of you`}>
        {cards.map((card) => (
          <li key={card}>
            <Small card={card}>
              <CardChip card={card} width={CHIP} />
            </Small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Small({ card, children }: { readonly card: CardId; readonly children: ReactNode }) {
  const look = (): void => zoom({ kind: 'card', key: kindOf(card).key, card });
  return (
    <button type="button" className={styles.card} {...useLongPress(look)} onClick={look}>
      {children}
    </button>
  );
}

/** The reason why none of these cards helps; null if there are none. */
function useNoHelp(): (view: View, cards: readonly CardId[]) => string | null {
  const { t } = useLingui();
  const { ofHelp } = useRefusals();
  return (view, cards) => {
    if (cards.length === 0) return null;
    const barred = new Set(cards.flatMap((card) => ofHelp(view, card)?.long ?? []));
    return barred.size > 0 ? [...barred].join(' ') : t`no use here`;
  };
}
