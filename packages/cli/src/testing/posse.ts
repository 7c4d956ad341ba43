// For tests: the program itself, as somebody at a terminal runs it, and a folder for its files.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
// Test files share it, so it goes with the last of them.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const file = (name: string): string => join(folder, name);

/** Without the stub that looks for a newer Node: it takes its time. Whatever this machine speaks, the locale is the one that is given. */
export function posse(args: readonly string[], input = '', locale = 'C') {
  const node = ['--conditions=source', MAIN];
  const env = { NODE_COMPILE_CACHE: file('compiled'), ...process.env, LC_ALL: locale };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

/** What was printed, once it is sure that nothing went wrong. */
export function printed(args: readonly string[], input = '', locale = 'C'): string {
  const { status, stdout, stderr } = posse(args, input, locale);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** One sentence, and no stack trace. */
export function expectMistake(args: readonly string[], message: RegExp): void {
  const { status, stdout, stderr } = posse(args);
  expect(stdout.includes('    at ') || stderr.includes('    at ')).toBe(false);
  expect(stderr).toMatch(/^posse: .*\.\n$/);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
}
