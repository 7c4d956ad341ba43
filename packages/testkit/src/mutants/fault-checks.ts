// The checks that may notice a fault.
// Each is a program that exits with 0 if it notices nothing.

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { ROOT } from './project-copies.ts';

export interface Check {
  readonly name: string;
  /** The arguments for Node, run from the root of a copy. */
  readonly args: readonly string[];
}

export interface CheckRun {
  readonly passed: boolean;
  /** Its processor time, in seconds. */
  readonly seconds: number;
  /** The end of its output. */
  readonly output: string;
}

/** Unit tests in these folders or files, except files of these names. It stops at the first failure. */
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
    // Some of them run apart, in a project of that name.
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      '--project',
      `${project}*`,
      '--bail',
      '1',
      '--maxWorkers',
      '1',
    ],
  };
}

export const rulings = (folder: string): Check => ({
  name: 'rulings',
  args: ['--conditions=source', 'packages/testkit/src/rulings/rulings-program.ts', folder],
});

export const properties = (game: 'card' | 'dice', number: number): Check => ({
  name: `properties of ${game}`,
  args: [
    '--conditions=source',
    'packages/testkit/src/properties/properties-command.ts',
    '--game',
    game,
    '--games',
    String(number),
  ],
});

const TYPES = new Map<string, Check>();

/** Compiles the package of this file. */
export function typesOf({ file }: { readonly file: string }): Check {
  const folder = file.split('/').slice(0, 2).join('/');
  const known = TYPES.get(folder) ?? {
    name: 'types',
    args: ['node_modules/typescript/bin/tsc', '-p', folder, '--noEmit'],
  };
  TYPES.set(folder, known);
  return known;
}

/** The maximum time of a check, even on a busy machine. */
const MAX_RUN_MS = 15 * 60_000;
const KEPT = 4000;

/**
 * A shell command with a limit of processor time, because a fault may cause an endless loop. A busy machine does not
 * look like a fault then.
 */
const LIMITED_SHELL = 'ulimit -t "$1"; shift; "$@"; code=$?; echo; times >&2; exit $code';

/** The running programs, each the leader of a process group that is ended as a whole. */
const running = new Set<number>();
process.on('exit', () => {
  for (const group of running) end(group);
});

export async function run(tree: string, { args }: Check, limit: number): Promise<CheckRun> {
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn('sh', ['-c', LIMITED_SHELL, 'sh', String(Math.ceil(limit)), process.execPath, ...args], {
    cwd: tree,
    env: { ...env, NO_COLOR: '1', NODE_OPTIONS: '--max-old-space-size=1500' },
    detached: true,
  });
  const group = child.pid as number;
  running.add(group);
  const timer = setTimeout(() => end(group), MAX_RUN_MS);
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
    // It has just exited.
  }
}

/** The processor time of the children, which is the last line of `times`: `0m3.33s 0m0.52s`. */
function processorTime(errors: string): number {
  const parts =
    errors
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** The number of games that must be equal before a fault counts as harmless. */
const GAMES = 2000;

/**
 * Compares games with those of the sound code, word by word. The sound code writes the file first, and all copies share
 * it.
 */
export const games = (which: 'card' | 'dice' | 'both' | 'bots'): Check => ({
  name: 'games',
  args: [
    '--conditions=source',
    'packages/testkit/src/mutants/game-hashes.ts',
    which,
    String(GAMES),
    `../games-${which}.txt`,
  ],
});
