// The files that are loaded before the lobby is drawn, whose texts have a catalogue.

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** The imports of a source file, without those of types, which are not loaded. */
const IMPORTED = /^(?:import|export)(?! type\b)[^;']*'(\.[^']+\.tsx?)'/gm;

/** The files of the lobby, as paths below `src` with forward slashes. Lazy parts of the lobby are in its folder. */
export const firstFiles = (): string[] => [
  ...[...reachedFrom(join(SOURCE, 'main.tsx'))].map((path) => `src/${relative(SOURCE, path).replaceAll('\\', '/')}`),
  'src/lobby',
];

function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const [, named = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED))
    reachedFrom(join(dirname(path), named), reached);
  return reached;
}
