// Sizes of things on the dice table.

import type { Look } from '../game-table/game-interface.ts';
import { isPlayedByBot } from '../game-table/seat/AbsentLine.tsx';

const OWN_ARCH = { column: 58, wide: 104, strip: 60, short: 36 } as const;

export const DICE_LOOK: Look = {
  style: () => ({}),
  isCompact: ({ kind }) => kind !== 'wide',
  shortDock: 310,
  // Everybody sees the tray.
  maxDockWhenOut: Number.POSITIVE_INFINITY,
  maxDockAbovePanel: Number.POSITIVE_INFINITY,
  minDockOfReplay: 180,
  arch: ({ kind, seat }) => Math.round(kind === 'wide' ? seat.arch * 1.28 : Math.min(seat.arch, seat.w * 0.48)),
  ownArch: ({ kind, scale }, isShort) => (isShort ? OWN_ARCH.short : OWN_ARCH[kind] * scale),
  // More people make smaller arches.
  sceneArch({ kind, height, scale }, people) {
    if (kind === 'strip') return 48 * scale;
    if (kind === 'wide') return (people > 5 ? 60 : 88) * scale;
    // Five people take two rows, above the sentence and the arrows.
    if (people > 4) return (height < 660 ? 32 : 40) * scale;
    return (height < 660 ? 52 : people > 2 ? 68 : 96) * scale;
  },
  role: ({ seat }) => Math.round(Math.max(20, seat.arch * 0.38)),
  bullets: ({ kind, scale }) => (kind === 'wide' ? 20 * scale : 16 * Math.max(1, scale)),
  ownBullets: ({ kind, scale }) => (kind === 'wide' ? 22 : 19) * Math.max(1, scale),
  isBotShown: ({ kind }, { isBot, isTurn, absence }) => (kind === 'wide' && isBot && !isTurn) || isPlayedByBot(absence),
  tightArch: 57,
  isSheetInDock: true,
  areScenesSeats: false,
  isPlateWhole: true,
  usesRows: false,
};
