// Fits words on a card: smaller type, more lines, a smaller picture.

import {
  type CardSize,
  GLYPH_GAP,
  HEIGHT,
  MEASURES,
  NAME_LEADING,
  TEXT_LEADING,
  TEXT_MARGIN,
  TEXT_PADDING,
} from './card-measures.ts';
import { type Measured, measured } from './line-count.ts';

export interface NameFit {
  readonly type: number;
  readonly lines: number;
  readonly band: number;
}

export interface SentenceFit {
  readonly type: number;
  readonly lines: number;
  /** The height of the name with its margins. */
  readonly height: number;
}

const STEP = 0.1;
/** The part of a line that the longest word may take: browsers round widths, and would break it. */
const WORD_SHARE = 0.993;

/** The largest type, up to the wanted size, in which the words take at most this many lines. */
function typeFor(words: Measured, lines: number, wanted: number, room: number): number {
  let type = Math.min(wanted, (WORD_SHARE * room) / words.widest);
  while (words.linesIn(room / type) > lines) type -= STEP;
  return type;
}

export const nameRoom = (size: CardSize, glyph: boolean): number => {
  const { frame, margin, glyph: sign } = MEASURES[size];
  return 100 - 2 * frame - 2 * margin - (glyph ? sign + GLYPH_GAP : 0);
};

const fitted = new Map<string, NameFit>();

/** The fitted name of a card. Cached, because a card is drawn in many places, also in flight. */
export function fitName(name: string, size: CardSize, glyph: boolean): NameFit {
  const key = `${size} ${glyph} ${name}`;
  const known = fitted.get(key);
  if (known !== undefined) return known;
  const fit = newNameFit(name, size, glyph);
  fitted.set(key, fit);
  return fit;
}

function newNameFit(name: string, size: CardSize, glyph: boolean): NameFit {
  const { name: wanted, nameOnOneLine, nameOnTwoLines, band } = MEASURES[size];
  const words = measured(name, 'slab');
  const room = nameRoom(size, glyph);
  const [one, two, three] = [1, 2, 3].map((lines) => typeFor(words, lines, wanted, room)) as [number, number, number];
  // A single long word gains nothing by more lines.
  const type = one >= nameOnOneLine || one === three ? one : two >= nameOnTwoLines || two === three ? two : three;
  const lines = words.linesIn(room / type);
  return { type, lines, band: Math.max(band, lines * type * NAME_LEADING + band * 0.3) };
}

/** The fitted text of a card; null if the words would be too small to read: the picture then takes their room. */
export function fitSentence(text: string, size: CardSize, width: number, above: number): SentenceFit | null {
  const { frame, text: wanted, sentence, yields } = MEASURES[size];
  const words = measured(text, 'text');
  const room = 100 - 2 * frame - 2 * TEXT_MARGIN;
  for (const { picture, type: pixels } of yields) {
    const most = HEIGHT - 2 * frame - above - picture;
    const least = (pixels * 100) / width;
    for (let type = Math.min(wanted, room / words.widest); type >= least; type -= STEP) {
      const lines = words.linesIn(room / type);
      const height = lines * type * TEXT_LEADING + TEXT_PADDING;
      if (height <= most) return { type, lines, height: Math.max(height, Math.min(sentence, most)) };
    }
  }
  return null;
}
