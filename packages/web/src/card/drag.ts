// A card dragged out of the hand: onto a lit player, or onto the table.

import { type Seat, seat } from '@posse/engine';
import { type PointerEvent, useRef } from 'react';
import type { LongPress } from '../rules/long-press.ts';
import { NOTHING_CHOSEN, nextStep, pickMore, type Source } from './choosing.ts';
import styles from './Hand.module.css';
import { type Play, usePlay } from './Play.tsx';

/** A pointer that has gone so far up means to play, not to tap or to scroll. */
const LIFTED = 14;

interface Held {
  readonly x: number;
  readonly y: number;
  /** What follows the pointer, once the card is lifted. */
  ghost: HTMLElement | null;
}

type CardEvent = PointerEvent<HTMLElement>;

export interface Draggable extends Omit<LongPress, 'onPointerMove' | 'onPointerUp'> {
  readonly onPointerMove: (event: CardEvent) => void;
  readonly onPointerUp: (event: CardEvent) => void;
}

/** The handlers of a card that can be dragged; a long press on it goes on working, and the click after a drag means nothing. */
export function useDrag(source: Source | null, press: LongPress): Draggable {
  const play = usePlay();
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);

  const letGo = (): Held | null => {
    const { current } = held;
    current?.ghost?.remove();
    held.current = null;
    return current;
  };
  return {
    ...press,
    onPointerDown(event) {
      press.onPointerDown(event);
      wasDragged.current = false;
      if (event.button === 0 && source !== null) held.current = { x: event.clientX, y: event.clientY, ghost: null };
    },
    onPointerMove(event) {
      press.onPointerMove(event);
      const { current } = held;
      if (current === null || source === null) return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (current.ghost === null && -dy > LIFTED && -dy > Math.abs(dx)) {
        current.ghost = lift(event);
        wasDragged.current = true;
        if (play.choice.source !== source.key) play.pick({ source: source.key });
      }
      if (current.ghost !== null) current.ghost.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp(event) {
      press.onPointerUp();
      const isLifted = letGo()?.ghost != null;
      const { top } = event.currentTarget.getBoundingClientRect();
      if (isLifted && source !== null) drop(play, source, seatUnder(event), event.clientY < top - LIFTED);
    },
    onPointerCancel() {
      press.onPointerCancel();
      letGo();
    },
    onClickCapture(event) {
      press.onClickCapture(event);
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A copy of the card follows the pointer, over everything. */
function lift({ currentTarget, pointerId }: CardEvent): HTMLElement {
  currentTarget.setPointerCapture(pointerId);
  const { left, top } = currentTarget.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = styles.dragged ?? '';
  ghost.ariaHidden = 'true';
  ghost.style.left = `${left}px`;
  ghost.style.top = `${top}px`;
  const face = currentTarget.firstElementChild?.cloneNode(true);
  if (face !== undefined) ghost.append(face);
  document.body.append(ghost);
  return ghost;
}

/** Whoever lies under the pointer. */
function seatUnder({ clientX, clientY }: CardEvent): Seat | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-seat]'))
    .find((element) => element !== null);
  return under?.dataset.seat === undefined ? null : seat(Number(under.dataset.seat));
}

/** On a player who may be aimed at it is played on him; anywhere on the table if it needs nobody. */
function drop({ options, pick, send }: Play, source: Source, at: Seat | null, isOnTable: boolean): void {
  const step = nextStep(options, pickMore(NOTHING_CHOSEN, { source: source.key }));
  if (step.step === 'at' && at !== null && step.seats.includes(at)) pick({ at });
  else if (step.step === 'done' && isOnTable) send(step.answer);
}
