// The sentences in a source: all that is said with `msg`, for the catalogues, and for the page, in which an id takes the place of each.

export interface Sentence {
  /** From where to where it stands in the source, its sense included. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly text: string;
  readonly sense: string | undefined;
  /** The values that it is said with, as they are written; empty without any. */
  readonly values: string;
}

const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'`;
/** `msg(` or `msg('…'`, then perhaps values, and a sense. */
const CALL = new RegExp(String.raw`\bmsg\(\s*(?:${LITERAL}(?:,\s*(\{[^}]*\}))?(?:,\s*${LITERAL})?,?\s*\))?`, 'g');

/** Throws if something is said that is not a literal: nobody could translate it. */
export function sentencesIn(source: string): Sentence[] {
  return [...source.matchAll(CALL)].map(({ 0: call, 1: text, 2: values = '', 3: sense, index }) => {
    const line = source.slice(0, index).split('\n').length;
    if (text === undefined) throw new Error(`What is said in line ${line} is no plain sentence: ${call}`);
    return { from: index, to: index + call.length, line, text, sense, values };
  });
}
