// Copies of the project for planting faults, so that its own sources stay sound.

import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'data', 'shots']);

/** Makes this many copies in one folder, which is removed at exit. */
export function copiesOf(number: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'posse-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return Array.from({ length: number }, (_, place) => copyOf(join(folder, `tree-${place + 1}`)));
}

function copyOf(tree: string): string {
  cpSync(ROOT, tree, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  for (const folder of ['', ...globSync('packages/*', { cwd: ROOT })])
    linkModules(join(ROOT, folder), join(tree, folder));
  return tree;
}

/** Links third-party modules to those of the project, and workspace packages to those of the copy. */
function linkModules(from: string, to: string): void {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules', '@posse'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@posse' && !name.startsWith('.vite'))
      symlinkSync(join(modules, name), join(to, 'node_modules', name));
  if (!existsSync(join(modules, '@posse'))) return;
  cpSync(join(modules, '@posse'), join(to, 'node_modules', '@posse'), { recursive: true, verbatimSymlinks: true });
}
