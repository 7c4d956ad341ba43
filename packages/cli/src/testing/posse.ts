// For tests: the program itself, as somebody at a terminal runs it, and a folder for its files.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
afterAll(() => rmSync(folder, { recursive: true }));

export const file = (name: string): string => join(folder, name);

/** Without the stub that looks for a newer Node: it takes its time. */
export function posse(args: readonly string[], input = '') {
  const node = ['--conditions=source', MAIN];
  const env = { ...process.env, NODE_COMPILE_CACHE: file('compiled') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

/** What was printed, once it is sure that nothing went wrong. */
export function printed(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = posse(args, input);
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
