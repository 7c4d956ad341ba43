// Dragging: lift after a threshold, follow the pointer, drop. The final click is no tap.

import { type MouseEvent, type PointerEvent, useRef } from 'react';

type DragEvent = PointerEvent<HTMLElement>;

export interface Drag {
  readonly onPointerDown: (event: DragEvent) => void;
  readonly onPointerMove: (event: DragEvent) => void;
  readonly onPointerUp: (event: DragEvent) => void;
  readonly onPointerCancel: (event: DragEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** The distance from the start of the drag, in pixels; `down` is negative upwards. */
export interface Way {
  readonly right: number;
  readonly down: number;
}

export interface Dragged {
  /** Has the pointer moved so far that this is neither a tap nor scrolling? */
  isLifted(way: Way): boolean;
  lift?(event: DragEvent): void;
  follow(event: DragEvent, way: Way): void;
  /** Moves the dragged thing back to its place, whatever the result. */
  letGo(event: DragEvent): void;
  drop(event: DragEvent, way: Way): void;
}

/** Event handlers for dragging; null if nothing can be dragged now. */
export function useDrag(dragged: Dragged | null): Drag {
  const drag = useRef({ from: null as { x: number; y: number } | null, isLifted: false }).current;
  const wayTo = ({ clientX, clientY }: DragEvent, from: { x: number; y: number }): Way => ({
    right: clientX - from.x,
    down: clientY - from.y,
  });
  return {
    onPointerDown(event) {
      drag.isLifted = false;
      if (event.button === 0 && dragged !== null) drag.from = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event) {
      if (drag.from === null || dragged === null) return;
      const way = wayTo(event, drag.from);
      if (!drag.isLifted) {
        if (!dragged.isLifted(way)) return;
        drag.isLifted = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.lift?.(event);
      }
      dragged.follow(event, way);
    },
    onPointerUp(event) {
      const { from } = drag;
      drag.from = null;
      if (from === null) return;
      dragged?.letGo(event);
      if (drag.isLifted) dragged?.drop(event, wayTo(event, from));
    },
    onPointerCancel(event) {
      if (drag.from !== null) dragged?.letGo(event);
      drag.from = null;
    },
    onClickCapture(event) {
      if (!drag.isLifted) return;
      drag.isLifted = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
