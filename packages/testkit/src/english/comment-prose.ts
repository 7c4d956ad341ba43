// Reads the comments of a source file as passages of prose.

import type { Passage } from './sentence-splitter.ts';

/** A comment with its markers, by its offsets in the file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const ITEM = /^\s*(?:[-*•]|\d+\.)\s/;
/** A tag of JSDoc with its type, and the name that it is about. */
const TAG = /^\s*@(?:(?:param|property|typedef|template)(?:\s+\{[^}]*\})?(?:\s+\S+)?|\w+(?:\s+\{[^}]*\})?)/;
const FENCE = /^\s*```/;

/** The comments of languages that mark them at the start of a line. */
export function lineComments(text: string, marker: '#' | '//'): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    if (line.startsWith(marker, indent) && !line.startsWith('#!'))
      spans.push({ start: start + indent, end: start + line.length });
    start += line.length + 1;
  }
  return spans;
}

export const blockComments = (text: string): Span[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));

/** Joins comments on consecutive lines: one sentence may go through all of them. */
export function joined(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const goesOn =
      last !== undefined &&
      !text.startsWith('/*', last.start) &&
      !text.startsWith('/*', span.start) &&
      isAlone(text, last.start) &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, span.start));
    if (goesOn) all[all.length - 1] = { start: last.start, end: span.end };
    else all.push(span);
  }
  return all;
}

/** Does nothing but space stand before this offset on its line? */
const isAlone = (text: string, start: number): boolean =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';

export function passagesOfComment(text: string, { start, end }: Span): Passage[] {
  const prose = text
    .slice(start, end)
    .replace(/^\/\*+|\*+\/$/g, blank)
    .replace(/^[ \t]*(?:\*|\/{2,}|#+)/gm, blank);
  return passagesOf(prose, start).map((passage, place) => (place === 0 ? passage : { ...passage, opens: 'capital' }));
}

/** Splits prose at blank lines, items of lists and tags, and leaves out fenced code. */
export function passagesOf(prose: string, at: number): Passage[] {
  const passages: Passage[] = [];
  let open: { text: string; at: number; opens: 'any' | 'capital' } | null = null;
  let [offset, isFenced] = [at, false];
  const close = (): void => {
    if (open !== null) passages.push(open);
    open = null;
  };
  for (const line of prose.split('\n')) {
    const isFence = FENCE.test(line);
    if (isFence) isFenced = !isFenced;
    const isTag = TAG.test(line);
    if (isFence || isFenced || isTag || ITEM.test(line) || line.trim() === '') close();
    if (!isFence && !isFenced && line.trim() !== '') {
      const text = line.replace(TAG, blank).replace(ITEM, blank);
      if (open === null) open = { text, at: offset, opens: isTag ? 'capital' : 'any' };
      else open.text += `\n${text}`;
    }
    offset += line.length + 1;
  }
  close();
  return passages;
}

export const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
