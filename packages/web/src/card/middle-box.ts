// Where the sentence and the piles go.

import type { Box, TableLayout } from '../table/layout.ts';

/** On a round table it is what the head seats leave of the felt. */
function onTheFelt({ felt, centre, scale }: TableLayout): Box {
  const top = Math.max(felt.y + 34 * scale, centre.y + 8 * scale);
  return { x: felt.x + felt.w * 0.13, y: top, w: felt.w * 0.74, h: felt.y + felt.h - 18 * scale - top };
}

const sayHeight = (scale: number): number => 70 * Math.max(scale, 0.8);

export function sayBox(table: TableLayout): Box {
  const { kind, width, say, scale } = table;
  return kind === 'wide' ? { ...onTheFelt(table), h: sayHeight(scale) } : { x: 0, y: 0, w: width, h: say };
}

export function middleBox(table: TableLayout): Box {
  if (table.kind !== 'wide') return table.centre;
  const { x, y, w, h } = onTheFelt(table);
  const say = sayHeight(table.scale);
  return { x, y: y + say, w, h: h - say };
}

/** A phone held upright has room for two small piles side by side, and little else. */
export const isTight = ({ w }: Box): boolean => w < 260;

/** Cards that lie open below the piles take some of their room. */
export function pileWidth(table: TableLayout, box: Box, open: number): number {
  const { kind, scale } = table;
  const { w, h } = box;
  if (kind === 'strip') return Math.round(Math.min(66 * scale, (h - 8) / 1.4));
  if (isTight(box)) return Math.round(Math.min(51 * Math.max(1, scale), (w - 12) / 2));
  const below = open === 0 ? 62 * scale : 1.4 * asideWidth(table, box, open) + 50 * scale;
  return Math.round(Math.min(116 * scale, w / 3.6, (h - below) / 1.55));
}

/** The width of a card that lies open in the middle: all of them in one row, in two where it is tight. */
export function asideWidth({ kind, scale }: TableLayout, box: Box, count: number): number {
  if (isTight(box)) return count > 4 ? 24 : Math.min(48, Math.floor((box.w - 16) / 2));
  if (kind === 'strip') return count > 4 ? 30 : 44;
  return Math.round(Math.min(66 * scale, (box.w * 0.9) / count - 5));
}
