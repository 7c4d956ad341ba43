// What may notice a fault: the project's own checks, each a program that ends with 0 if it noticed nothing.

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { ROOT } from './tree.ts';

export interface Check {
  readonly name: string;
  /** For Node, from the root of a tree. */
  readonly args: readonly string[];
}

export interface Outcome {
  readonly passed: boolean;
  /** The processor time that it took, in seconds. */
  readonly seconds: number;
  /** The end of what it printed. */
  readonly output: string;
}

/** Unit tests in these folders or files, but for the files of these names; ends with the first that fails. */
export function units(
  places: readonly string[],
  but: readonly string[] = [],
  project: 'node' | 'page' = 'node',
): Check {
  const tests = places
    .flatMap((place) => globSync(place.endsWith('.ts') ? place : `${place}/**/*.test.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !but.some((name) => file.endsWith(`/${name}.test.ts`)));
  return {
    name: `units of ${places.map((place) => place.replace('packages/', '').replace('src/', '')).join(', ')}`,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--project', project, '--bail', '1', '--maxWorkers', '1'],
  };
}

export const rulings = (folder: string): Check => ({
  name: 'rulings',
  args: ['--conditions=source', 'packages/testkit/src/rulings/main.ts', folder],
});

export const properties = (game: 'card' | 'dice', number: number): Check => ({
  name: `properties of ${game}`,
  args: ['--conditions=source', 'packages/testkit/src/properties/main.ts', '--game', game, '--games', String(number)],
});

const TYPES = new Map<string, Check>();

/** Does the package of this file compile? */
export function typesOf({ file }: { readonly file: string }): Check {
  const folder = file.split('/').slice(0, 2).join('/');
  const known = TYPES.get(folder) ?? {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '-p', folder, '--noEmit'],
  };
  TYPES.set(folder, known);
  return known;
}

/** Longer than that nothing takes, even on a busy machine. */
const AT_MOST = 15 * 60_000;
const KEPT = 4000;

/** A fault may turn a loop endless: the limit is in seconds of the processor, so that a busy machine finds no faults. */
const WITHIN = 'ulimit -t "$1"; shift; "$@"; code=$?; echo; times >&2; exit $code';

/** The programs that run, each the first of a group, which goes as a whole. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) end(group);
});

export async function run(tree: string, { args }: Check, limit: number): Promise<Outcome> {
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn('sh', ['-c', WITHIN, 'sh', String(Math.ceil(limit)), process.execPath, ...args], {
    cwd: tree,
    env: { ...env, NO_COLOR: '1', NODE_OPTIONS: '--max-old-space-size=1500' },
    detached: true,
  });
  const group = child.pid as number;
  running.add(group);
  const timer = setTimeout(() => end(group), AT_MOST);
  let output = '';
  let errors = '';
  child.stdout.on('data', (part) => {
    output = (output + part).slice(-KEPT);
  });
  child.stderr.on('data', (part) => {
    errors = (errors + part).slice(-KEPT);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearTimeout(timer);
  running.delete(group);
  return { passed: code === 0, seconds: processorTime(errors), output: `${output}${errors}` };
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

/** The last line of `times` is about the children: `0m3.33s 0m0.52s`. */
function processorTime(errors: string): number {
  const parts =
    errors
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** So many games must be the same before a fault counts as changing nothing. */
const GAMES = 2000;

/** Games whose every word is compared with that of the sound code, which is the first to play them; all trees share the file. */
export const games = (which: 'card' | 'dice' | 'both' | 'bots'): Check => ({
  name: 'games',
  args: ['--conditions=source', 'packages/testkit/src/mutants/games.ts', which, String(GAMES), `../games-${which}.txt`],
});
