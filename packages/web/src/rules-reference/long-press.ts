// A long press, or the right mouse button: enlarges a card without playing it.

import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** How long a finger rests for a long press, in milliseconds. */
const MILLISECONDS = 450;
/** How many pixels a finger may move during a long press. If it moves farther, it scrolls or drags. */
const TREMBLE = 10;

export interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Event handlers for a long press, to be spread over an element: `<button {...useLongPress(() => zoom(thing))}>`. The
 * click that ends a long press is suppressed.
 */
export function useLongPress(onLongPress: () => void): LongPress {
  const press = useRef({ timer: 0, x: 0, y: 0, isTouch: false, isLong: false }).current;
  const letGo = (): void => {
    clearTimeout(press.timer);
    press.isTouch = false;
  };
  useEffect(() => () => clearTimeout(press.timer), [press]);
  return {
    onPointerDown({ button, pointerType, clientX, clientY }) {
      press.isLong = false;
      press.isTouch = button === 0 && pointerType !== 'mouse';
      if (!press.isTouch) return;
      press.x = clientX;
      press.y = clientY;
      press.timer = window.setTimeout(() => {
        press.isLong = true;
        onLongPress();
      }, MILLISECONDS);
    },
    onPointerMove({ clientX, clientY }) {
      if (press.isTouch && Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu(event) {
      event.preventDefault();
      if (!press.isLong) onLongPress();
      press.isLong = press.isTouch;
      letGo();
    },
    onClickCapture(event) {
      if (!press.isLong) return;
      press.isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
