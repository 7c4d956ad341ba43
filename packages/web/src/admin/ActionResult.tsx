// The result of the operator's last action.

import { classes } from '../drawing/class-names.ts';
import styles from './AdminScreen.module.css';
import type { Act } from './use-admin-action.ts';

export function ActionResult({ said, isTrouble }: Pick<Act, 'said' | 'isTrouble'>) {
  return (
    <p className={classes(styles.said, isTrouble && styles.trouble)} role="status" data-said={isTrouble ? 'no' : 'yes'}>
      {said}
    </p>
  );
}
