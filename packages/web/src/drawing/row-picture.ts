// Draws a title with rows of people as a picture to share.

import type { Role } from '@posse/engine';

export interface PictureRow {
  /** The number in front of the name, or the role whose colour is shown there. */
  readonly sign: number | Role;
  readonly name: string;
  /** The text at the end of the row. */
  readonly score: string;
  readonly about: string;
}

interface PictureWords {
  readonly title: string;
  readonly rows: readonly PictureRow[];
}

const WIDTH = 1080;
const HEAD = 190;
const ROW = 104;
const EDGE = 56;
/** More rows would be too small to read on a phone. */
const MAX_ROWS = 14;
/** The longest text at the end of a row that is written large. */
const MAX_SIGN = 7;

/** The picture as PNG, in the colours of the page. */
export async function rowPicture({ title, rows }: PictureWords): Promise<Blob> {
  await document.fonts.ready;
  const shown = rows.slice(0, MAX_ROWS);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + shown.length * ROW + EDGE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser can draw no picture.');
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const font = (name: string): string => style.getPropertyValue(`--${name}`).trim() || 'serif';
  pen.fillStyle = colour('counter');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour('wood');
  pen.fillRect(0, 0, canvas.width, 24);
  pen.textBaseline = 'middle';
  write(pen, title, EDGE, HEAD / 2 + 12, WIDTH - 2 * EDGE, { size: 54, face: font('slab'), colour: colour('fg') });
  for (const [place, row] of shown.entries()) {
    const top = HEAD + place * ROW;
    const middle = top + ROW / 2;
    pen.fillStyle = colour(place % 2 === 0 ? 'panel' : 'counter');
    pen.fillRect(EDGE / 2, top, WIDTH - EDGE, ROW - 6);
    if (typeof row.sign === 'number')
      write(pen, `${row.sign}`, EDGE, middle, 60, { size: 40, face: font('slab'), colour: colour('dim') });
    else dot(pen, EDGE + 24, middle - 3, colour(row.sign), colour('fg'));
    write(pen, row.name, EDGE + 76, middle - 18, 600, { size: 40, face: font('slab'), colour: colour('fg') });
    write(pen, row.about, EDGE + 76, middle + 24, 600, { size: 27, face: font('text'), colour: colour('dim') });
    pen.textAlign = 'right';
    // A number or a sign is the heart of a row, a remark is not.
    const score =
      row.score.length > MAX_SIGN
        ? { size: 30, face: font('text'), colour: colour('dim') }
        : { size: 50, face: font('slab'), colour: colour('lit') };
    write(pen, row.score, WIDTH - EDGE, middle, 360, score);
    pen.textAlign = 'left';
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)));
  });
}

const DOT_RADIUS = 20;

function dot(pen: CanvasRenderingContext2D, x: number, y: number, colour: string, edge: string): void {
  pen.fillStyle = colour;
  pen.strokeStyle = edge;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
}

interface Look {
  /** The size of the letters in pixels, unless the text is too wide. */
  readonly size: number;
  readonly face: string;
  readonly colour: string;
}

/** Writes a text no wider than this: a long one has smaller letters. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  left: number,
  middle: number,
  width: number,
  { size, face, colour }: Look,
): void {
  pen.font = `${size}px ${face}`;
  const wide = pen.measureText(text).width;
  if (wide > width) pen.font = `${Math.floor((size * width) / wide)}px ${face}`;
  pen.fillStyle = colour;
  pen.fillText(text, left, middle, width);
}
