// Card frames without pictures, and card backs.
// Frames tell the kind without words: brown is plain, blue has rivets, green is stitched.

import { at, each, line, type Markup, solid, spots } from './drawing-primitives.ts';
import { INK, type Ink } from './ink-colours.ts';
import * as part from './parts/index.ts';
import { around, box, circle, type Path, star } from './path-shapes.ts';
import { CARD, type Frame } from './theme-colours.ts';

/** The line around a card. Frames use the colours of the page, not the inks of the pictures. */
const edge = (d: Path, frame: Frame, width: number): Markup =>
  `<path d="${d}" fill="none" stroke="${CARD[frame]}" stroke-width="${width}"/>`;

const stitches = (d: Path, width: number, dashes: string, ink: Ink = INK.paleSand): Markup =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

export const FRAME_BOX = '0 0 100 140';

const CARD_EDGE = box(2, 2, 96, 136, 5.4);

/** The frame of a card, which is drawn over the finished card. */
export const frameMarkup = (frame: Frame): Markup =>
  edge(CARD_EDGE, frame, 4) +
  (frame === 'blue' ? spots('3 3, 97 3, 3 137, 97 137', 1.5, INK.bone) : '') +
  (frame === 'green' ? stitches(CARD_EDGE, 1, '3 2') : '');

export const CHIP_BOX = '0 0 100 124';

const CHIP_EDGE = box(4, 4, 92, 116, 8);

/** A small card in play: its picture in the colour of its kind. */
export const chipMarkup = (picture: Markup, frame: Frame): Markup =>
  `<svg x="7" y="7" width="86" height="110" viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">${picture}</svg>` +
  edge(CHIP_EDGE, frame, 8) +
  (frame === 'blue' ? spots('5 5, 95 5, 5 119, 95 119', 2.6, INK.bone) : '') +
  (frame === 'green' ? stitches(CHIP_EDGE, 2, '6 4') : '');

/** The view box of card backs, of which there are four kinds. */
export const BACK_BOX = '0 0 120 168';

export type Back = 'card' | 'role' | 'character' | 'event';

const hat = at(60, 90, 0.66, part.stetson(INK.bone));

/** A hat over a shadow, for an unknown person. */
const stranger =
  solid('M38 112C40 100 50 97 55 95V88C50 84 49 76 49 70H71C71 76 70 84 65 88V95C70 97 80 100 82 112Z') +
  at(60, 72, 0.56, part.stetson(INK.black, INK.rust));

/** The design of each back: background, rays, the chip in the middle, and the mark on it. */
const DESIGN: Readonly<Record<Back, readonly [Ink, Ink, Ink, Markup]>> = {
  card: [INK.night, INK.paleNight, INK.rust, hat + spots('48 107, 60 107, 72 107', 2, INK.bone)],
  role: [INK.bark, INK.paleBark, INK.ochre, at(60, 84, 0.74, part.sheriffStar())],
  character: [INK.pine, INK.palePine, INK.bone, stranger],
  event: [INK.wine, INK.paleWine, INK.black, at(60, 86, 0.72, part.bell())],
};

export function backMarkup(back: Back): Markup {
  const [under, over, chip, mark] = DESIGN[back];
  const ray = (_: unknown, i: number): string =>
    `M60 84L${around(60, 84, 120, i * 15 - 3)}L${around(60, 84, 120, i * 15 + 3)}Z`;
  return (
    solid('M0 0H120V168H0Z', under) +
    solid(Array.from({ length: 24 }, ray).join(''), over) +
    line('M9 9H111V159H9Z', 2, INK.ochre) +
    line('M13 13H107V155H13Z', 0.8, INK.ochre) +
    solid(
      each('20 20, 100 20, 20 148, 100 148', (x, y) => star(x, y, 5, 2.2, 4)),
      INK.ochre,
    ) +
    solid(circle(60, 84, 36), chip) +
    line(circle(60, 84, 36), 2.4) +
    `<path d="${circle(60, 84, 31)}" fill="none" stroke="${chip === INK.bone ? INK.black : INK.bone}" stroke-width="1.4" stroke-dasharray="2 3"/>` +
    mark
  );
}
