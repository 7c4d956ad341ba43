// The table under everything: wood, felt, the viewer's counter, an inlay for each seat.

import { memo } from 'react';
import styles from './TableTop.module.css';
import type { TableLayout } from './table-layout.ts';
import { cornerOf, counterPath, ellipseIn, grown, inlaysOf, trackTo } from './table-rim.ts';

/** The look of an inlay. `lit`: in range. `yours`: the viewer's, in their turn. `gone`: eliminated. */
export type Inlay = 'plain' | 'lit' | 'yours' | 'gone';

export interface FeltProps {
  readonly table: TableLayout;
  /** The inlays, one for each place: the viewer's first, then clockwise. */
  readonly inlays: readonly Inlay[];
  /** The place at which the user aims: a dotted track leads there. */
  readonly aim?: number | null;
}

export const TableTop = memo(Drawn, (one, other) => {
  const isSameRim = one.inlays.join() === other.inlays.join();
  return isSameRim && one.table === other.table && one.aim === other.aim;
});

function Drawn({ table, inlays, aim = null }: FeltProps) {
  const { width, height } = table;
  const track = aim === null ? null : trackTo(table, aim);
  return (
    <svg className={styles.table} data-kind={table.kind} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {table.kind === 'wide' ? <RoundTop table={table} /> : <CounterTop table={table} />}
      <YourCounter table={table} />
      {inlaysOf(table).map(({ path, from, to }, place) => {
        const inlay = inlays[place] ?? 'plain';
        const dash = { d: path, pathLength: 1000, strokeDasharray: `${to - from} 1000`, strokeDashoffset: -from };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place at the table is its own name
          <g key={place} className={styles.inlay} data-inlay={inlay}>
            {(inlay === 'lit' || inlay === 'yours') && <path className={styles.case} {...dash} />}
            <path className={styles.brass} {...dash} />
          </g>
        );
      })}
      {track !== null && (
        <g className={styles.track}>
          <path className={styles.dots} d={track.dots} />
          <path d={track.head} />
        </g>
      )}
    </svg>
  );
}

function RoundTop({ table: { felt, scale } }: { readonly table: TableLayout }) {
  const { x, y, rx, ry } = ellipseIn(felt);
  const ellipse = (className: string | undefined, dx: number, dy = dx, down = 0) => (
    <ellipse className={className} cx={x} cy={y + down * scale} rx={rx + dx} ry={ry + dy} />
  );
  return (
    <>
      {ellipse(styles.shadow, 30 * scale, 26 * scale, 18)}
      {ellipse(styles.edge, 25 * scale, 25 * scale, 7)}
      {ellipse(styles.wood, 25 * scale)}
      {ellipse(styles.top, 0)}
      {ellipse(styles.light, -rx * 0.2, -ry * 0.2)}
      {ellipse(styles.lighter, -rx * 0.44, -ry * 0.44)}
    </>
  );
}

function CounterTop({ table }: { readonly table: TableLayout }) {
  const { felt } = table;
  const radius = cornerOf(table);
  const { x, y, rx, ry } = ellipseIn(felt);
  const path = (by: number): string => counterPath(grown(felt, by), radius + by);
  const low = y + ry * 0.16;
  return (
    <>
      <path className={styles.shadow} d={path(3)} transform="translate(0 7)" />
      <path className={styles.edge} d={path(0)} transform="translate(0 4)" />
      <path className={styles.wood} d={path(0)} />
      <path className={styles.top} d={path(-10)} />
      <ellipse className={styles.light} cx={x} cy={low} rx={rx * 0.72} ry={ry * 0.8} />
      <ellipse className={styles.lighter} cx={x} cy={low} rx={rx * 0.44} ry={ry * 0.56} />
    </>
  );
}

/** The wooden edge and the counter for the viewer's own things. */
function YourCounter({ table: { kind, width, height, dock, scale } }: { readonly table: TableLayout }) {
  const top = height - dock + (kind === 'wide' ? 58 * scale : 0);
  return (
    <>
      <rect className={styles.counter} x={-2} y={top} width={width + 4} height={height} />
      <rect className={styles.wood} x={-2} y={top} width={width + 4} height={9} />
    </>
  );
}
