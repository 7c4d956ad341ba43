// A card in the hand: tap, drag to the table, or hold to enlarge.

import { useLingui } from '@lingui/react/macro';
import type { CardId } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import { type PointerEvent, useRef } from 'react';
import { CardFace } from '../../drawing/index.ts';
import { kindOf } from '../../entry-lookup.ts';
import { type Drag, useDrag } from '../../game-table/answer/card-drag.ts';
import { type LongPress, useLongPress } from '../../rules-reference/long-press.ts';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { type CardPlay, useCardPlay } from '../answer/card-answer-draft.ts';
import { NO_PICKS, nextOf, pickMore, type Source } from '../answer/card-answer-picks.ts';
import { useRefusals } from '../answer/refusal-reasons.ts';
import styles from './Hand.module.css';

interface HandCardProps {
  readonly card: CardId;
  readonly width: number;
  /** The key that picks this card. */
  readonly digit: number;
}

export function HandCard({ card, width, digit }: HandCardProps) {
  const { t } = useLingui();
  const play = useCardPlay();
  const { view, sources, source, next, picks, looked, pick, send, takeBack, look } = play;
  const { ofCard } = useRefusals();
  const names = useCardNames();
  const own = sources.find((one) => one.card === card && (one.kind === 'play' || one.kind === 'discard'));
  const isPrice = next.wants === 'cost' && next.cards.includes(card);
  const isPaid = picks.cost.includes(card) || (next.wants === 'nothing' && next.answer.cost.includes(card));
  const isChosen = own !== undefined && own === source;
  const isLooked = looked !== null && 'card' in looked && looked.card === card;
  const act = isPrice || picks.cost.includes(card) ? 'cost' : own === undefined ? undefined : 'hand-card';
  const refusal = own === undefined && act === undefined && view.asked !== null ? ofCard(view, card) : null;
  const press = useLongPress(() => zoom({ kind: 'card', key: kindOf(card).key, card }));
  const drag = useCardDrag(own ?? null, press);
  const click = (): void => {
    if (act === 'cost') pick({ cost: card });
    else if (own === undefined) look(isLooked ? null : { card });
    else if (!isChosen) pick({ source: own.key });
    else if (next.wants === 'nothing') send(next.answer);
    else takeBack();
  };
  const isIdle = act === undefined && view.asked !== play.you;
  const state = isChosen
    ? 'chosen'
    : isPaid
      ? 'paid'
      : isLooked
        ? 'looked'
        : act === undefined && !isIdle
          ? 'wait'
          : 'lit';
  return (
    <button
      type="button"
      {...drag}
      className={styles.card}
      data-act={act}
      data-key={digit}
      data-state={state}
      data-spot={`card-${card}`}
      aria-pressed={act === undefined ? undefined : isChosen || isPaid}
      aria-description={[names.kind(kindOf(card).key).text, refusal?.long].filter(Boolean).join(' ')}
      onClick={click}
      onBlur={() => isLooked && look(null)}
    >
      <CardFace card={card} width={width} />
      {isPaid && <span className={styles.paid}>{t`cost`}</span>}
    </button>
  );
}

/** A pointer that moved up this many pixels drags the card, instead of tapping it or scrolling. */
const LIFTED = 14;

/** Events that go to both handlers, drag and long press. */
type Pressed = Drag & Pick<LongPress, 'onContextMenu'>;

/** Drags a card onto a lit player or onto the table. A long press on the card still works. */
function useCardDrag(source: Source | null, press: LongPress): Pressed {
  const play = useCardPlay();
  /** The copy of the card that follows the pointer. */
  const ghost = useRef<HTMLElement | null>(null);
  const drag = useDrag(
    source && {
      isLifted: ({ right, down }) => -down > LIFTED && -down > Math.abs(right),
      lift(event) {
        ghost.current = copyOf(event.currentTarget);
        if (play.picks.source !== source.key) play.pick({ source: source.key });
      },
      follow(_, { right, down }) {
        if (ghost.current !== null) ghost.current.style.translate = `${right}px ${down}px`;
      },
      letGo() {
        ghost.current?.remove();
        ghost.current = null;
      },
      drop(event) {
        const { top } = event.currentTarget.getBoundingClientRect();
        drop(play, source, seatUnder(event), event.clientY < top - LIFTED);
      },
    },
  );
  return {
    onContextMenu: press.onContextMenu,
    onPointerDown(event) {
      press.onPointerDown(event);
      drag.onPointerDown(event);
    },
    onPointerMove(event) {
      press.onPointerMove(event);
      drag.onPointerMove(event);
    },
    onPointerUp(event) {
      press.onPointerUp();
      drag.onPointerUp(event);
    },
    onPointerCancel(event) {
      press.onPointerCancel();
      drag.onPointerCancel(event);
    },
    onClickCapture(event) {
      press.onClickCapture(event);
      drag.onClickCapture(event);
    },
  };
}

/** Makes the copy of a card that follows the pointer above everything else. */
function copyOf(card: HTMLElement): HTMLElement {
  const { left, top } = card.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = styles.dragged ?? '';
  copy.ariaHidden = 'true';
  copy.style.left = `${left}px`;
  copy.style.top = `${top}px`;
  const face = card.firstElementChild?.cloneNode(true);
  if (face !== undefined) copy.append(face);
  document.body.append(copy);
  return copy;
}

/** The seat under the pointer. */
function seatUnder({ clientX, clientY }: PointerEvent): Seat | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-seat]'))
    .find((element) => element !== null);
  return under?.dataset.seat === undefined ? null : seat(Number(under.dataset.seat));
}

/**
 * Drops a card: on a legal target it is played on them, and anywhere on the table if it needs no target. Otherwise it
 * waits for confirmation.
 */
function drop({ options, pick, send }: CardPlay, source: Source, at: Seat | null, isOnTable: boolean): void {
  const next = nextOf(options, pickMore(NO_PICKS, { source: source.key }));
  if (next.wants === 'at' && at !== null && next.seats.includes(at)) pick({ at });
  else if (next.wants === 'nothing' && (next.answer.at === null ? isOnTable : next.answer.at === at)) send(next.answer);
}
