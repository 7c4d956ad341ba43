// A film by keyboard: space runs it, arrows step through answers, with Shift through turns, Home and End go to its ends.

import { useEffect } from 'react';
import type { Projector } from './projector.ts';

/** What has a use of its own for the keys. */
const BUSY = 'select, textarea, dialog, input:not([type="range"])';

export function useKeys(projector: Projector): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(BUSY) !== null) return;
      // Space presses a button that has the focus.
      if (key === ' ' && target instanceof Element && target.closest('button, a, summary') !== null) return;
      const act = actFor(projector, key, shiftKey);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [projector]);
}

function actFor(projector: Projector, key: string, isShift: boolean): (() => void) | null {
  switch (key) {
    case ' ':
      return () => projector.toggle();
    case 'ArrowRight':
      return () => (isShift ? projector.turn(1) : projector.step(1));
    case 'ArrowLeft':
      return () => (isShift ? projector.turn(-1) : projector.step(-1));
    case 'PageDown':
      return () => projector.turn(1);
    case 'PageUp':
      return () => projector.turn(-1);
    case 'Home':
      return () => projector.seek(0);
    case 'End':
      return () => projector.seek(projector.film.length);
    default:
      return null;
  }
}
