// A name in a sentence that opens what it names.

import type { ReactNode } from 'react';
import styles from './Reference.module.css';
import type { Thing } from './thing.ts';
import { useThingText } from './thing-words.ts';
import { zoom } from './Zoom.tsx';

interface Props {
  readonly thing: Thing;
  /** Its name, unless the sentence needs another form of it. */
  readonly children?: ReactNode;
}

export function Reference({ thing, children }: Props) {
  const text = useThingText();
  return (
    <button type="button" className={styles.reference} onClick={() => zoom(thing)}>
      {children ?? text(thing).name}
    </button>
  );
}
