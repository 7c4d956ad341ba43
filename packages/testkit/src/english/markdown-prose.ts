// Reads the prose and the long lines of a Markdown document.

import { blank, passagesOf } from './comment-prose.ts';
import type { Passage } from './sentence-splitter.ts';

const FENCED = /^ *(```+|~~~+).*\n[\s\S]*?(?:^ *\1 *$|(?![\s\S]))/gm;
const HTML_COMMENT = /<!--[\s\S]*?-->/g;
const RULE_OF_TABLE = /^\s*\|?[\s:|-]*-[\s:|-]*$/;
/** Addresses, which can't be wrapped: the target of a link, or a bare URL. */
const ADDRESS = /(?<=\])\([^)\s]*\)|(?<=\]:\s*)\S+|https?:\/\/\S+/g;

const isTable = (line: string): boolean => line.trimStart().startsWith('|');

export function passagesOfDocument(document: string): Passage[] {
  const prose = document
    .replace(FENCED, blank)
    .replace(HTML_COMMENT, blank)
    .replace(/\]\([^)]*\)/g, (link) => `]${blank(link.slice(1))}`);
  const passages: Passage[] = [];
  let [rest, offset] = ['', 0];
  const lines = prose.split('\n');
  for (const [place, line] of lines.entries()) {
    const heading = /^#+ /.test(line);
    if (isTable(line) && !RULE_OF_TABLE.test(line)) {
      const isHeader = RULE_OF_TABLE.test(lines[place + 1] ?? '');
      passages.push(...cellsOf(line, offset, isHeader ? 'none' : 'capital'));
    } else if (heading) passages.push({ text: line.replace(/^#+/, blank), at: offset, opens: 'none' });
    // A quotation has the words of somebody else.
    const isLeftOut = isTable(line) || heading || /^\s*>/.test(line);
    rest += `${isLeftOut ? blank(line) : line}\n`;
    offset += line.length + 1;
  }
  return [...passages, ...passagesOf(rest, 0)].sort((one, other) => one.at - other.at);
}

function cellsOf(line: string, offset: number, opens: 'none' | 'capital'): Passage[] {
  let at = offset;
  return line.split(/(?<!\\)\|/).map((text) => {
    const cell: Passage = { text, at, opens };
    at += text.length + 1;
    return cell;
  });
}

/**
 * The numbers of lines that are too wide, counted from 1. Tables, code and lines that are long by an address alone do
 * not count.
 */
export function wideLines(document: string, columns: number): number[] {
  return document
    .replace(FENCED, blank)
    .split('\n')
    .flatMap((line, place) => {
      const isExcepted = isTable(line) || line.trim() === '' || /^\s*</.test(line);
      return !isExcepted && [...line.replace(ADDRESS, '')].length > columns ? [place + 1] : [];
    });
}

/** A changelog up to its first released version: later sections are history. */
export function unreleased(changelog: string): string {
  const released = changelog.search(/^## \[?v?\d/m);
  return released === -1 ? changelog : changelog.slice(0, released);
}
