// Dragging a die up or down: it follows the finger, and tells how far it came. A press that hardly moves is a tap.

import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger trembles so much. */
const TREMBLE = 8;

export interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** `onDrop` hears how many pixels down it was dropped, negative for up. */
export function useDrag(onDrop: (down: number) => void): Drag {
  const drag = useRef({ from: null as number | null, isDragged: false }).current;
  const follow = ({ currentTarget }: PointerEvent<HTMLElement>, down: number): void =>
    currentTarget.style.setProperty('--dragged', `${down}px`);
  const letGo = (event: PointerEvent<HTMLElement>): void => {
    follow(event, 0);
    drag.from = null;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      drag.from = event.clientY;
      drag.isDragged = false;
    },
    onPointerMove(event) {
      if (drag.from === null) return;
      const down = event.clientY - drag.from;
      if (!drag.isDragged && Math.abs(down) < TREMBLE) return;
      if (!drag.isDragged) event.currentTarget.setPointerCapture(event.pointerId);
      drag.isDragged = true;
      follow(event, down);
    },
    onPointerUp(event) {
      if (drag.from !== null && drag.isDragged) onDrop(event.clientY - drag.from);
      letGo(event);
    },
    onPointerCancel: letGo,
    // The click that ends a drag is no tap.
    onClickCapture(event) {
      if (!drag.isDragged) return;
      drag.isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
