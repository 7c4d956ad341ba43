// What happened last, in a line or two.

import type { View } from '@posse/card';
import type { Beat } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import styles from './Ticker.module.css';
import { CardLines } from './words/index.ts';

export function Ticker() {
  const last = useTable(({ story }) => story.at(-1)) as Beat<View> | undefined;
  return <div className={styles.ticker}>{last !== undefined && <CardLines beat={last} />}</div>;
}
