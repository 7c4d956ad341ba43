// The list of frozen names: reading, comparing and writing it.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Names } from './name-collector.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
export const LIST = resolve(ROOT, 'packages/testkit/corpus/frozen.json');
export const DOCUMENT = resolve(ROOT, 'docs/frozen.md');

export const frozenNames = (): Names => JSON.parse(readFileSync(LIST, 'utf8'));

/** A sentence for each frozen name that the program has lost. Sections that were not collected are skipped. */
export const lostNames = (frozen: Names, now: Names): readonly string[] =>
  Object.entries(now).flatMap(([section, names]) =>
    (frozen[section] ?? [])
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `"${name}" (${section}) is gone. This name is stored or sent: other versions of the program, pages and stored games know it. Keep it there, and translate it where it is read and written: see docs/frozen.md.`,
      ),
  );

/** A sentence for each stored or sent name that is not frozen yet. */
export const newNames = (frozen: Names, now: Names): readonly string[] =>
  Object.entries(now).flatMap(([section, names]) =>
    names
      .filter((name) => !frozen[section]?.includes(name))
      .map((name) => `"${name}" (${section}) is new. If it should be stored or sent by this name, run: npm run frozen`),
  );

/** The frozen names with all current ones added. Nothing is ever removed. */
export function withNew(frozen: Names, now: Names): Names {
  const sections = [...new Set([...Object.keys(now), ...Object.keys(frozen)])];
  return Object.fromEntries(
    sections.map((section) => [section, [...new Set([...(frozen[section] ?? []), ...(now[section] ?? [])])].sort()]),
  );
}

const MAX_COLUMNS = 100;

/** The document with these names below its headings. Throws if a section has no heading, or a heading no section. */
export function documentWith(document: string, names: Names): string {
  const headings = [...document.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '');
  const lacking = Object.keys(names).filter((section) => !headings.includes(section));
  if (lacking.length > 0) throw new Error(`docs/frozen.md has no heading for: ${lacking.join(', ')}.`);
  return document.replaceAll(/^## (.+)\n([^#]*?)```\n[^`]*```/gm, (_, heading: string, prose: string) => {
    const listed = names[heading];
    if (listed === undefined) throw new Error(`docs/frozen.md lists names under "${heading}", and there are none.`);
    return `## ${heading}\n${prose}\`\`\`\n${linesOf(listed).join('\n')}\n\`\`\``;
  });
}

/** Lines of names. Names with the same beginning share a line: `join: face name pass`. */
function linesOf(names: readonly string[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [, group = '', rest = name] = /^([^.]*?[^.\s])(?:\.| )(.+)$/.exec(name) ?? [];
    groups.set(group, [...(groups.get(group) ?? []), rest]);
  }
  return [...groups].flatMap(([group, members]) => wrapped(group === '' ? '' : `${group}: `, members));
}

function wrapped(start: string, words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = start;
  for (const [place, word] of words.entries()) {
    const next = `${word}${place === words.length - 1 ? '' : ','}`;
    if (line.trimEnd().length > 0 && line.length + next.length > MAX_COLUMNS && line !== start) {
      lines.push(line.trimEnd());
      line = '  ';
    }
    line += `${next} `;
  }
  return [...lines, line.trimEnd()];
}
