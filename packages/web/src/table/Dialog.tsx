// A sheet in the middle of the screen that shows something, or wants to know.

import styles from './Dialog.module.css';
import { Sheet, type SheetProps } from './Sheet.tsx';

export function Dialog({ children, ...sheet }: SheetProps) {
  return (
    <Sheet {...sheet} className={styles.dialog}>
      <div className={styles.body}>{children}</div>
    </Sheet>
  );
}
