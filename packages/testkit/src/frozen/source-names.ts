// Reads names from the sources of a package.

import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Node, parseSync } from 'oxc-parser';

const PACKAGES = resolve(import.meta.dirname, '../../..');

/** The files of a package by path, without tests and what only they use. */
function filesOf(name: string): ReadonlyMap<string, string> {
  const folder = join(PACKAGES, name, 'src');
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/\.test\.tsx?$|(^|[/\\])(testing|corpus)[/\\]/.test(path),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const textOf = (name: string): string => [...filesOf(name).values()].join('\n');

/** The groups of each match of a pattern in a package, joined by a space. */
export const matchesIn = (name: string, pattern: RegExp): readonly string[] =>
  [...textOf(name).matchAll(pattern)].map(([, ...groups]) => groups.filter((group) => group !== undefined).join(' '));

/** Those of these words that still begin a quoted text in the sources of a package. */
export function spelledIn(name: string, words: readonly string[]): readonly string[] {
  const text = textOf(name);
  return words.filter((word) => ["'", '"', '`'].some((quote) => text.includes(`${quote}${word}`)));
}

/** The fields of all types in a file, with the texts that a field may be. */
export function fieldsIn(name: string, file: string): readonly string[] {
  const found = [...filesOf(name)].filter(([path]) => basename(path) === file);
  const [[path, text] = ['', '']] = found;
  if (found.length !== 1)
    throw new Error(
      `packages/${name} has ${found.length} files called ${file}. Name the file that declares these types in packages/testkit/src/frozen/name-collector.ts.`,
    );
  const fields: string[] = [];
  visit(parseSync(path, text).program, (node) => {
    if (node.type !== 'TSPropertySignature' || node.key.type !== 'Identifier') return;
    const { name: field } = node.key;
    fields.push(field);
    const type = node.typeAnnotation?.typeAnnotation;
    for (const value of type === undefined ? [] : literalsIn(type)) fields.push(`${field} = ${value}`);
  });
  return fields;
}

/** The literal texts of a type. */
function literalsIn(type: Node): readonly string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsIn);
  if (type.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return [];
  return typeof type.literal.value === 'string' ? [type.literal.value] : [];
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') look(node as Node);
    for (const value of Object.values(node)) visit(value, look);
  }
}
