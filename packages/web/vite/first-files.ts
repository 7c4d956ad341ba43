// The files that are loaded before the lobby is drawn: their words make a catalogue of its own, so that nobody waits for the others.

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');

/** What is only there for its types is not loaded. */
const IMPORTED = /^(?:import|export)(?! type\b)[^;']*'(\.[^']+\.tsx?)'/gm;

/** Paths below `src` with forward slashes. What the lobby draws later is in its folder. */
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
