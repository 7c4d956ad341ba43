// What lies over the table for a while: a title, a way to close it, and whatever it holds.

import { type ReactNode, useId } from 'react';
import { useModal } from './modal.ts';
import styles from './Sheet.module.css';
import { SheetHead } from './SheetHead.tsx';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({
  title,
  open,
  onClose,
  children,
  className,
}: SheetProps & { readonly className: string | undefined }) {
  const id = useId();
  const { ref, close, onClick, onKeyDown } = useModal(open);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={id}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {open && (
        <div className={styles.sheet}>
          <SheetHead id={id} title={title} onClose={close} />
          {children}
        </div>
      )}
    </dialog>
  );
}
