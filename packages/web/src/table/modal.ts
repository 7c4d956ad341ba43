// Opens and closes the browser's own dialog: focus goes into it, stays there, and returns.

import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
  /** A click beside the dialog closes it. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  /** What lies over a table keeps its keys from it. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  const close = (): void => ref.current?.close();
  return {
    ref,
    close,
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) close();
    },
    onKeyDown: (event) => event.stopPropagation(),
  };
}
