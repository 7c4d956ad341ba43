// Measures the table's container, in CSS pixels.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
