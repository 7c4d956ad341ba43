// Layout of text for a terminal: columns, line breaks and colours.

import { styleText } from 'node:util';
import { LANGUAGES, ROLE_TEXTS, type Translated } from '@posse/engine';

const DEFAULT_WIDTH = 80;
const MAX_WIDTH = 120;
const MIN_WIDTH = 16;

/** The width of the output in columns. A terminal that does not know its width says 0. */
export const screenWidth = (): number => Math.min(process.stdout.columns || DEFAULT_WIDTH, MAX_WIDTH);

/** Aligns rows in columns: the first ones to the left, like text, the others to the right, like numbers. */
export function aligned(rows: readonly (readonly string[])[], textColumns: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    widths
      .map((width, column) =>
        column < textColumns ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** A space that is not before the rank of a card. */
const BREAKS = / (?!(?:10|[2-9JQKA])[♥♦♣♠])/;

const NO_BREAK = '\u00a0';

/** Keeps words together on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK);

/** Breaks a text into lines that leave this margin free. */
export function wrapped(text: string, margin = 0): string[] {
  const width = Math.max(MIN_WIDTH, screenWidth() - margin);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(BREAKS)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => one.replaceAll(NO_BREAK, ' '));
}

/** A line in a list of options: the action, and its target or price. */
export interface Choice {
  readonly what: string;
  readonly how: string;
}

const MAX_UNGROUPED = 8;
const NUMBER_WIDTH = 3;

/** Numbered choices, one per line; if there are many, those of one kind share a line. */
export function choices(list: readonly Choice[]): string[] {
  const numbers = list.map((_, place) => String(place + 1).padStart(NUMBER_WIDTH));
  if (list.length <= MAX_UNGROUPED)
    return list.flatMap(({ what, how }, place) =>
      wrapped([what, how].filter((part) => part !== '').join(', '), NUMBER_WIDTH + 2).map(
        (line, row) => `${row === 0 ? numbers[place] : '   '}  ${line}`,
      ),
    );
  const width = Math.max(...list.map(({ what }) => what.length));
  const lines: string[] = [];
  for (const [place, { what, how }] of list.entries()) {
    const room = Math.max(...list.filter((other) => other.what === what).map((other) => other.how.length));
    const cell = `${numbers[place]}  ${how.padEnd(room)}`;
    const last = lines.at(-1) ?? '';
    const isNew = what !== list[place - 1]?.what;
    if (!isNew && last.length + 1 + cell.length <= screenWidth()) lines[lines.length - 1] = `${last} ${cell}`;
    else {
      const [first = '', ...more] = wrapped(how, width + NUMBER_WIDTH + 3);
      lines.push(
        `${(isNew ? what : '').padEnd(width)} ${numbers[place]}  ${first.padEnd(more.length === 0 ? room : 0)}`,
      );
      lines.push(...more.map((line) => `${' '.repeat(width + NUMBER_WIDTH + 3)}${line}`));
    }
  }
  return lines.map((line) => line.trimEnd());
}

type Colour = Parameters<typeof styleText>[0];

const COLOURS: readonly (readonly [RegExp, Colour])[] = [
  [/\b(?:10|[2-9JQKA])[♥♦]/g, 'red'],
  [/●+/g, 'red'],
  ...rolesIn('yellow', ROLE_TEXTS.sheriff),
  ...rolesIn('cyan', ROLE_TEXTS.deputy),
  ...rolesIn('red', ROLE_TEXTS.outlaw),
  ...rolesIn('magenta', ROLE_TEXTS.renegade),
];

/** The names of a role in all languages, with the English plural. */
function rolesIn(colour: Colour, texts: Translated): [RegExp, Colour][] {
  const names = LANGUAGES.map((language) => texts[language].name);
  return [[new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})s?(?!\\p{L})`, 'gu'), colour]];
}

/** Colours red suits, life points and roles. */
export const coloured = (text: string): string =>
  COLOURS.reduce((line, [what, colour]) => line.replace(what, (found) => styleText(colour, found)), text);

export const paragraphs = (texts: readonly string[]): string[] => texts.flatMap((text) => wrapped(text));
