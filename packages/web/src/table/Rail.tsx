// Where there is room, the story and the talk stand beside the table, which moves over for them.

import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Rail.module.css';
import { SheetHead } from './SheetHead.tsx';

interface RailProps {
  readonly title: string;
  /** Null for what is always there. */
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

export function Rail({ title, onClose, children }: RailProps) {
  const id = useId();
  const rail = useRef<HTMLElement>(null);
  const isOpened = onClose !== null;
  // Whoever opens it is taken there, and back.
  useEffect(() => {
    if (!isOpened) return;
    const before = document.activeElement;
    rail.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpened]);
  return (
    <aside
      ref={rail}
      className={styles.rail}
      aria-labelledby={id}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose?.();
      }}
    >
      <SheetHead id={id} title={title} onClose={onClose} />
      {children}
    </aside>
  );
}
