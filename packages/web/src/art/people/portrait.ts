// Draws a portrait from a short description of a person.

import { beams } from '../card-backgrounds.ts';
import { at, line, type Markup, type Picture, shade, solid, spots } from '../drawing-primitives.ts';
import { INK, type Ink, SKIN, type Skin } from '../ink-colours.ts';
import { BEARDS, type Beard, CLOTHES, type Clothes, HAIR, type Hair, top } from './clothes.ts';
import { BARE, HATS, type Hat } from './hats.ts';
import { BROWS, EYES, HEADS, type Head, NOSE } from './head-shapes.ts';

export interface Person {
  /** The two hues of the rays in the background. */
  readonly ground: readonly [Ink, Ink];
  readonly skin: Skin;
  readonly head: Head;
  readonly hair: readonly [Hair, Ink];
  /** The hat, its colour, and the colour of its ribbon. */
  readonly hat: readonly [Hat, Ink, Ink];
  readonly clothes: readonly [Clothes, Ink, Ink];
  readonly beard: readonly [Beard, Ink];
  /** Lashes and red lips. */
  readonly lips?: boolean;
  /** The mark that hints at the ability, in front of everything or behind the shoulders. */
  readonly mark?: Markup;
  readonly behind?: Markup;
}

const LASHES = 'M39 52.4L36.8 54M61 52.4L63.2 54';
const LIPS = 'M44.4 64.6C47 62.2 49 63 50 63.4C51 63 53 62.2 55.6 64.6C53 68 47 68 44.4 64.6Z';

/** The face of a portrait. One half is in shadow along the nose, and the brim casts fine lines on the brow. */
function face({ head, skin, hat, lips = false }: Person): Markup {
  const [lit, dark] = SKIN[skin];
  return (
    solid(HEADS[head], lit) +
    `<g clip-path="url(#head-${head})">` +
    solid('M54 20L53 46L58 56L52 58L54 64L51 80H90V20Z', dark) +
    (BARE.has(hat[0]) ? '' : shade('M20 20H80V45C66 50 34 50 20 45Z', 'level')) +
    '</g>' +
    line(HEADS[head], 2.4) +
    solid(BROWS) +
    spots(EYES, 1.9) +
    (lips ? line(LASHES, 1.3) : '') +
    line(NOSE, 1.5) +
    (lips ? solid(LIPS, INK.rust) : line('M44.6 65C48 66.6 52 66.4 55.6 64.4', 1.8))
  );
}

export function drawn(person: Person): Markup {
  const { ground, skin, hair, hat, clothes, beard, mark = '', behind = '' } = person;
  const bald = hair[0] === 'none' || hair[0] === 'sides';
  return (
    solid('M-30 -10H130V120H-30Z', ground[0]) +
    beams(ground[1], 50, 46, 16, 130) +
    HAIR[hair[0]](hair[1]) +
    behind +
    solid('M42 62H58V80C54 85 46 85 42 80Z', SKIN[skin][1]) +
    line('M42 64V80M58 64V80', 2) +
    CLOTHES[clothes[0]](clothes[1], clothes[2]) +
    face(person) +
    (bald || !BARE.has(hat[0]) ? '' : top(hair[1])) +
    BEARDS[beard[0]](beard[1]) +
    at(50, 32, 1, HATS[hat[0]](hat[1], hat[2])) +
    mark
  );
}

/** An arch for a seat, a bust with room for the bullets on a card, or a round face. */
const CROPS = { arch: '8 -2 84 98', bust: '-14 -3 128 106', face: '9 -4 82 82' } as const;
export type Crop = keyof typeof CROPS;

export const inCrop = (markup: Markup, crop: Crop): Picture => ({ viewBox: CROPS[crop], markup });
