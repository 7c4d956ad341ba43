// What slides in from the side over the table, and up from below on a phone.

import styles from './Drawer.module.css';
import { Sheet, type SheetProps } from './Sheet.tsx';

export function Drawer(sheet: SheetProps) {
  return <Sheet {...sheet} className={styles.drawer} />;
}
