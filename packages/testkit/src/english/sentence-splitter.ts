// Splits prose into sentences, and hides quotations and code in it.

/** A piece of prose without a break: a paragraph, an item of a list, a cell of a table, a title. */
export interface Passage {
  /** The text, as long as in the file, with spaces in place of markers. */
  readonly text: string;
  /** The offset of the passage's first character in the file. */
  readonly at: number;
  /**
   * Which first letter begins a sentence: `any` in a title or at the start of a comment, `capital` behind a tag or inside a
   * table, `none` in a heading, which is no sentence.
   */
  readonly opens: 'any' | 'capital' | 'none';
}

export interface Sentence {
  /** The sentence on one line. */
  readonly text: string;
  /** The sentence with a dot in place of each character of a quotation or of code. */
  readonly bare: string;
  /** The offset of the sentence's first letter in the file. */
  readonly at: number;
  /** True if the sentence comes first in its passage. */
  readonly isFirst: boolean;
}

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`/g;
const END = /[.!?…]['’)*_\]]*\s+(?=[(*_[·]*[A-Z0-9·…])/g;

export function sentencesOf({ text, at }: Passage): Sentence[] {
  const bare = text.replace(QUOTED, (quoted) => '·'.repeat(quoted.length));
  const starts = [0, ...[...bare.matchAll(END)].map((end) => end.index + end[0].length)];
  return starts.flatMap((start, place) => {
    const part = bare.slice(start, starts[place + 1]);
    const skipped = part.length - part.trimStart().length;
    if (part.trim() === '') return [];
    const whole = text.slice(start, starts[place + 1]);
    return [{ text: onOneLine(whole), bare: onOneLine(part), at: at + start + skipped, isFirst: place === 0 }];
  });
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}%$]/u.test(word));

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
