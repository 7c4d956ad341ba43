// Reads the commands in the documents, with the output quoted below them.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/{*,bots/*,recipes/*}.md', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort(),
];

/** A command that a document tells the reader to type. */
export interface Command {
  readonly document: string;
  /** The line number, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The quoted output; null if the document quotes none. */
  readonly output: string | null;
}

/** The beginning of a fence. Within a list it is indented. */
const FENCE = /^ *```(\S*)$/;

/** The commands of a document. A fence of `text` directly below one of `sh` is the output of its last command. */
export function commandsIn(document: string, text: string = readDocument(document)): readonly Command[] {
  const found: Command[] = [];
  for (const { language, from, lines, follows } of fencesIn(text)) {
    if (language === 'text' && follows === 'sh') {
      const last = found.at(-1);
      if (last !== undefined) found[found.length - 1] = { ...last, output: lines.join('\n') };
    }
    if (language !== 'sh') continue;
    let begun = '';
    for (const [place, line] of lines.entries()) {
      begun += uncommented(line);
      if (begun.endsWith('\\')) begun = `${begun.slice(0, -1).trimEnd()} `;
      else {
        if (begun !== '') found.push({ document, line: from + place, text: begun, output: null });
        begun = '';
      }
    }
  }
  return found;
}

export const readDocument = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

interface Fence {
  readonly language: string;
  /** The number of the fence's first line. */
  readonly from: number;
  readonly lines: readonly string[];
  /** The language of the fence that ended directly above it. */
  readonly follows: string | null;
}

function fencesIn(text: string): readonly Fence[] {
  const fences: Fence[] = [];
  let open: { language: string; from: number; lines: string[]; follows: string | null } | null = null;
  let above: string | null = null;
  for (const [place, line] of text.split('\n').entries()) {
    const [isFence, language = ''] = FENCE.exec(line) ?? [];
    if (open !== null && isFence === undefined) open.lines.push(line.trimEnd());
    else if (open !== null) {
      fences.push(open);
      above = open.language;
      open = null;
    } else if (isFence !== undefined) open = { language, from: place + 2, lines: [], follows: above };
    else if (line.trim() !== '') above = null;
  }
  return fences;
}

/** A line without its comment behind #, unless that is in quotes. */
const uncommented = (line: string): string =>
  (/^((?:[^#'"]|'[^']*'|"[^"]*"|(?<=\S)#)*)/.exec(line)?.[1] ?? line).trim();

/** Commands that sentences mention: they are not run, but what they name must exist. */
export const mentionedIn = (document: string): readonly string[] =>
  [...readDocument(document).matchAll(/`((?:npm run|npx posse|posse) [^`\n]+)`/g)].map(([, text]) => text as string);
