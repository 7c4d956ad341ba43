// One animation of an element, begun when it appears.

import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface Timing {
  /** Milliseconds from now. */
  readonly at: number;
  readonly length: number;
  readonly easing?: string;
}

export const SWIFT = 'cubic-bezier(.2,.8,.2,1)';

/** Only transform and opacity are moved, so the browser need not lay anything out again. */
export function useAnimation<E extends Element>(frames: () => Keyframe[], timing: Timing): RefObject<E | null> {
  const element = useRef<E>(null);
  const begin = useRef({ frames, timing });
  useLayoutEffect(() => {
    const { at, length, easing = SWIFT } = begin.current.timing;
    const animation = element.current?.animate(begin.current.frames(), {
      delay: at,
      duration: length,
      easing,
      fill: 'none',
    });
    return () => animation?.cancel();
  }, []);
  return element;
}
