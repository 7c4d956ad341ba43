// A few things side by side; each opens at a tap.

import type { CSSProperties } from 'react';
import { useMedia } from '../../table/media.ts';
import { ThingFace } from '../ThingFace.tsx';
import { idOf, type Thing } from '../thing.ts';
import { zoom } from '../Zoom.tsx';
import styles from './rows.module.css';

export function ThingRow({ things }: { readonly things: readonly Thing[] }) {
  const isWide = useMedia('(min-width: 760px)');
  const columns = things.length % 3 === 0 ? 3 : 2;
  const card = columns === 2 ? 132 : isWide ? 108 : 98;
  return (
    <ul className={styles.row} style={{ '--columns': columns } as CSSProperties}>
      {things.map((thing) => (
        <li key={idOf(thing)}>
          <button type="button" onClick={() => zoom(thing)}>
            <ThingFace thing={thing} width={thing.kind === 'face' ? 66 : card} />
          </button>
        </li>
      ))}
    </ul>
  );
}
