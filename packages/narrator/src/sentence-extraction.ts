// Finds the sentences in source code: the arguments of `msg`.
// Catalogues are checked against them, and the built page has short ids in their place.

export interface Sentence {
  /** The range of its text and sense in the source. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly text: string;
  readonly sense: string | undefined;
  /** The source of its values; empty without any. */
  readonly values: string;
}

const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'`;
/** `msg(` or `msg('…'`, then optional values, and an optional sense. */
const CALL = new RegExp(String.raw`\bmsg\(\s*(?:${LITERAL}(?:,\s*(\{[^}]*\}))?(?:,\s*${LITERAL})?,?\s*\))?`, 'g');

/** Throws if the sentence is not a literal, because nobody could translate it. */
export function sentencesIn(source: string): Sentence[] {
  return [...source.matchAll(CALL)].map(({ 0: call, 1: text, 2: values = '', 3: sense, index }) => {
    const line = source.slice(0, index).split('\n').length;
    if (text === undefined) throw new Error(`What is said in line ${line} is no plain sentence: ${call}`);
    return { from: index, to: index + call.length, line, text, sense, values };
  });
}
