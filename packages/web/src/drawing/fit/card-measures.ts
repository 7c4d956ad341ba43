// The measures of a card in its three sizes, in hundredths of its width.

/** The size of a card: S shows picture and name, M adds symbols, L adds the text. */
export type CardSize = 's' | 'm' | 'l';

export const sizeAt = (width: number): CardSize => (width < 90 ? 's' : width < 180 ? 'm' : 'l');

export interface Measures {
  /** The width of the coloured edge. */
  readonly frame: number;
  readonly index: number;
  /** The name's normal type size, and the size below which another line is better. */
  readonly name: number;
  readonly nameOnOneLine: number;
  readonly nameOnTwoLines: number;
  /** The height of the band under the picture, with a one-line name. */
  readonly band: number;
  /** The margins left and right of the name. */
  readonly margin: number;
  /** The size of the symbol behind the name. */
  readonly glyph: number;
  /** The height of the row of symbols, and the size of a symbol in it. */
  readonly row: number;
  readonly sign: number;
  /** The size of a bullet on a character's card. */
  readonly bullet: number;
  /** The text's normal type size. */
  readonly text: number;
  /** The minimum height of the text, so that short texts look alike. */
  readonly sentence: number;
  /** How far picture and type may shrink for a long text, in steps that are tried one after the other. */
  readonly yields: readonly Yield[];
}

interface Yield {
  /** The minimum height of the picture. */
  readonly picture: number;
  /** The smallest type, in pixels. */
  readonly type: number;
}

export const MEASURES: Readonly<Record<CardSize, Measures>> = {
  s: {
    frame: 4.6,
    index: 22,
    name: 16,
    nameOnOneLine: 13.6,
    nameOnTwoLines: 12.6,
    band: 24,
    margin: 1,
    glyph: 0,
    row: 0,
    sign: 0,
    bullet: 15,
    text: 0,
    sentence: 0,
    yields: [],
  },
  m: {
    frame: 4,
    index: 18,
    name: 13,
    nameOnOneLine: 9.6,
    nameOnTwoLines: 9,
    band: 19,
    margin: 3,
    glyph: 10.6,
    row: 25,
    sign: 17,
    bullet: 12,
    text: 10.8,
    sentence: 40,
    yields: [
      { picture: 60, type: 11.4 },
      { picture: 52, type: 10.6 },
    ],
  },
  l: {
    frame: 4,
    index: 13,
    name: 10.4,
    nameOnOneLine: 7.4,
    nameOnTwoLines: 6.4,
    band: 15,
    margin: 3,
    glyph: 8.5,
    row: 17,
    sign: 11,
    bullet: 10.4,
    text: 7.3,
    sentence: 31,
    yields: [
      { picture: 62, type: 14 },
      { picture: 56, type: 13 },
      { picture: 50, type: 12 },
    ],
  },
};

/** The height of a card, whose width is 100: cards are 5 : 7. */
export const HEIGHT = 140;
export const NAME_LEADING = 1;
export const TEXT_LEADING = 1.22;
/** The gap between a name and the symbol behind it. */
export const GLYPH_GAP = 2;
/** The margin left and right of a text, and the sum of the margins above and below it. */
export const TEXT_MARGIN = 3.4;
export const TEXT_PADDING = 5;
