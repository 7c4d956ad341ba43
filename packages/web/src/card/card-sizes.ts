// Sizes of things on the card table.

import type { CSSProperties } from 'react';
import type { Look } from '../game-table/game-interface.ts';
import type { Box, TableLayout } from '../game-table/layout/table-layout.ts';
import { isBotAt } from '../game-table/seat/seat-states.ts';

/** Is the window a phone or a small desktop? It shows chips instead of cards, and no names of characters. */
export const isCompact = ({ kind, scale }: TableLayout): boolean => kind !== 'wide' || scale < 0.85;

const ownArch = ({ kind, scale, dock }: TableLayout): number => {
  if (kind === 'wide') return Math.round(116 * scale);
  return kind === 'strip' ? Math.round(62 * scale) : Math.round(Math.min(64 * scale, dock * 0.19));
};

export const CARD_LOOK: Look = {
  isCompact,
  // `--raise` is how far a chosen card rises out of the hand.
  style: ({ kind, scale, dock, hand }) =>
    ({
      '--hand-card': hand.card,
      '--raise': kind === 'wide' ? `${40 * scale}px` : dock < 300 ? '8px' : '12px',
    }) as CSSProperties,
  shortDock: 345,
  maxDockWhenOut: 210,
  maxDockAbovePanel: 98,
  minDockOfReplay: 145,
  arch: ({ seat }) => seat.arch,
  ownArch,
  sceneArch({ kind, scale, height }) {
    if (kind === 'wide') return 104 * scale;
    return kind === 'strip' ? 64 : Math.min(104 * scale, height * 0.12);
  },
  role: (_, arch) => Math.max(20, Math.min(Math.round(arch * 0.34), Math.max(28, Math.round(arch * 0.24)))),
  bullets: (table) => (isCompact(table) ? Math.max(13, Math.min(19, 15 * table.scale)) : 21 * table.scale),
  ownBullets: (table) => Math.round(ownArch(table) * 0.27),
  isBotShown: (_, seat) => isBotAt(seat),
  tightArch: 0,
  isSheetInDock: false,
  areScenesSeats: true,
  isPlateWhole: false,
  usesRows: true,
};

/** The box in the middle of a round table: the felt that the top seats leave free. */
function onTheFelt({ felt, centre, scale }: TableLayout): Box {
  const top = Math.max(felt.y + 34 * scale, centre.y + 8 * scale);
  return { x: felt.x + felt.w * 0.13, y: top, w: felt.w * 0.74, h: felt.y + felt.h - 18 * scale - top };
}

const sentenceHeight = (scale: number): number => 70 * Math.max(scale, 0.8);

/** The box of the latest sentence: above the felt, or on it if there is room. */
export function sentenceBox(table: TableLayout): Box {
  const { kind, width, say, scale } = table;
  return kind === 'wide' ? { ...onTheFelt(table), h: sentenceHeight(scale) } : { x: 0, y: 0, w: width, h: say };
}

/** The box of the piles. */
export function pilesBox(table: TableLayout): Box {
  if (table.kind !== 'wide') return table.centre;
  const { x, y, w, h } = onTheFelt(table);
  const sentence = sentenceHeight(table.scale);
  return { x, y: y + sentence, w, h: h - sentence };
}

/** Is the box narrow, as on a phone held upright? It has room for two small piles side by side. */
export const isTight = ({ w }: Box): boolean => w < 260;

/** The width of a pile. Open cards below the piles take some of their room. */
export function pileWidth(table: TableLayout, box: Box, open: number): number {
  const { kind, scale } = table;
  const { w, h } = box;
  if (kind === 'strip') return Math.round(Math.min(66 * scale, (h - 8) / 1.4));
  if (isTight(box)) return Math.round(Math.min(51 * Math.max(1, scale), (w - 12) / 2));
  const below = open === 0 ? 62 * scale : 1.4 * asideWidth(table, box, open) + 50 * scale;
  return Math.round(Math.min(116 * scale, w / 3.6, (h - below) / 1.55));
}

/** The width of an open card in the middle. All fit in one row, or in two if the box is tight. */
export function asideWidth({ kind, scale }: TableLayout, box: Box, count: number): number {
  if (isTight(box)) return count > 4 ? 24 : Math.min(48, Math.floor((box.w - 16) / 2));
  if (kind === 'strip') return count > 4 ? 30 : 44;
  return Math.round(Math.min(66 * scale, (box.w * 0.9) / count - 5));
}
