// Finds the feature files among the given paths.

import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An unusable path or tag. The message is one sentence for the user. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
}

/** All feature files in these files and folders, as absolute paths, each once. */
export function featuresIn(paths: readonly string[], from: string): string[] {
  return [...new Set(paths.flatMap((path) => featuresAt(path, resolve(from, path))))];
}

function featuresAt(named: string, path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new BadCall(`There is no file or folder "${named}".`);
  if (!stat.isDirectory()) {
    if (!path.endsWith('.feature')) throw new BadCall(`"${named}" is not a .feature file.`);
    return [path];
  }
  const found = globSync('**/*.feature', { cwd: path, exclude: ['**/node_modules'] }).sort();
  if (found.length === 0) throw new BadCall(`There is no .feature file in "${named}".`);
  return found.map((file) => join(path, file));
}

/** Escapes a path that will be read as a pattern. */
export const literally = (path: string): string => path.replaceAll(/[*?[\]{}()!+@]/g, '[$&]');
