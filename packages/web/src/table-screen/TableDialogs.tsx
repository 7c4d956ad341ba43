// Overlays over the table: a dialog in the middle, or a drawer from the side.

import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import styles from './TableDialogs.module.css';

export function Dialog({ children, ...overlay }: OverlayProps) {
  return (
    <Overlay {...overlay} className={styles.dialog}>
      <div className={styles.body}>{children}</div>
    </Overlay>
  );
}

/** The main action of a dialog. It stays in sight however long the content is. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

// An overlay: title, close button, content.

export interface OverlayProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** True keeps the outer overlay open when this one closes: React sends the event to both. */
  readonly keepsOuter?: () => boolean;
  readonly children: ReactNode;
}

export function Overlay({
  title,
  open,
  onClose,
  keepsOuter,
  children,
  className,
}: OverlayProps & { readonly className: string | undefined }) {
  const id = useId();
  const { ref, close, onClick, onKeyDown } = useModal(open);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={id}
      onClose={(event) => {
        if (keepsOuter?.()) event.stopPropagation();
        onClose();
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {open && (
        <div className={styles.overlay}>
          <OverlayHead id={id} title={title} onClose={close} />
          {children}
        </div>
      )}
    </dialog>
  );
}

// The title of an overlay, and its close button.

interface OverlayHeadProps {
  readonly id: string;
  readonly title: string;
  /** Closes the overlay; null for one that stays open. */
  readonly onClose: (() => void) | null;
}

export function OverlayHead({ id, title, onClose }: OverlayHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {onClose !== null && (
        <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}

// A drawer from the side, on a phone from below.

export function Drawer(overlay: OverlayProps) {
  return <Overlay {...overlay} className={styles.drawer} />;
}

// Controls the browser's own dialog: the focus goes into it, stays there, and returns.

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
  /** Closes the dialog at a click beside it. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  /** Keeps keys in an overlay from the table. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

export function useModal(open: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    // By default the browser would focus the close button.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
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

// Asks for confirmation of something that can't be undone.

interface SureProps {
  readonly title: string;
  /** The consequence, in words. */
  readonly children: ReactNode;
  readonly yes: string;
  /** The label of the refusal, if it is not the usual one. */
  readonly no?: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

export function Sure({ title, children, yes, no, open, onClose, onYes }: SureProps) {
  const isAgreed = useRef(false);
  return (
    <Dialog title={title} open={open} onClose={onClose} keepsOuter={() => !isAgreed.current}>
      <p>{children}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={onClose}>
          {no ?? <Trans>Cancel</Trans>}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => {
            isAgreed.current = true;
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
