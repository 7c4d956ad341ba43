// Edges that tell a card's kind without a word: brown plain, blue with rivets, green stitched.

import { INK, type Ink } from './inks.ts';
import { CARD, type Frame } from './palette.ts';
import { type Markup, spots } from './press.ts';
import { box, type Path } from './shapes.ts';

/** The colours of frames are those of the page, not of the print shop. */
const edge = (d: Path, frame: Frame, width: number): Markup =>
  `<path d="${d}" fill="none" stroke="${CARD[frame]}" stroke-width="${width}"/>`;

const stitches = (d: Path, width: number, dashes: string, ink: Ink = INK.paleSand): Markup =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

export const FRAME_BOX = '0 0 100 140';

const CARD_EDGE = box(2, 2, 96, 136, 5.4);

/** Lies over the finished card. */
export const frameMarkup = (frame: Frame): Markup =>
  edge(CARD_EDGE, frame, 4) +
  (frame === 'blue' ? spots('3 3, 97 3, 3 137, 97 137', 1.5, INK.bone) : '') +
  (frame === 'green' ? stitches(CARD_EDGE, 1, '3 2') : '');

export const CHIP_BOX = '0 0 100 124';

const CHIP_EDGE = box(4, 4, 92, 116, 8);

/** A card in play where room is scarce: its picture in the colour of its kind. */
export const chipMarkup = (picture: Markup, frame: Frame): Markup =>
  `<svg x="7" y="7" width="86" height="110" viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">${picture}</svg>` +
  edge(CHIP_EDGE, frame, 8) +
  (frame === 'blue' ? spots('5 5, 95 5, 5 119, 95 119', 2.6, INK.bone) : '') +
  (frame === 'green' ? stitches(CHIP_EDGE, 2, '6 4') : '');
