// Writes to the terminal. Text from strangers can never control it.

import { styleText } from 'node:util';
import { coloured } from './text-layout.ts';

/** A text that stands out at a terminal. It is escaped before it gets its style. */
export interface Styled {
  readonly text: string;
  readonly style: 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow';
}

type Part = string | Styled;
/** A line, or its parts from left to right. */
export type Line = Part | readonly Part[];

export const styled = (style: Styled['style'], text: string): Styled => ({ text, style });
export const bold = (text: string): Styled => styled('bold', text);
export const dim = (text: string): Styled => styled('dim', text);

/**
 * Control characters, bidirectional overrides, invisible characters and line breaks, but not the joiners of emoji and
 * Persian letters.
 */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A text on one line, with an escape such as \u001b for each unsafe character. */
export const safeText = (text: string): string =>
  text.replace(UNSAFE, (character) => {
    const code = (character.codePointAt(0) as number).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });

/** Prints each text on a line of its own. */
export const print = (...lines: readonly Line[]): void => write(lines, (text) => text);

/** Prints each text on a line of its own, with red suits, life points and roles in colour. */
export const say = (...lines: readonly Line[]): void => write(lines, coloured);

/** Prints JSON for programs. Outside of strings, JSON has no unsafe characters. */
export const printJson = (value: object): void =>
  console.log(JSON.stringify(value, null, 2).split('\n').map(safeJson).join('\n'));

/** Prints an error or a warning for the user. */
export const complain = (sentence: string): void => console.error(`posse: ${safeText(sentence)}`);

/** Writes lines. Styles need a terminal, and `NO_COLOR` switches them off. */
function write(lines: readonly Line[], colour: (text: string) => string): void {
  const written = (part: Part): string =>
    typeof part === 'string' ? colour(safeText(part)) : styleText(part.style, colour(safeText(part.text)));
  console.log(lines.map((line) => [line].flat().map(written).join('')).join('\n'));
}

/** Escapes unsafe characters as JSON demands: two escapes for one beyond four hexadecimal digits. */
const safeJson = (line: string): string =>
  line.replace(UNSAFE, (character) =>
    [...Array(character.length).keys()]
      .map((place) => `\\u${character.charCodeAt(place).toString(16).padStart(4, '0')}`)
      .join(''),
  );
