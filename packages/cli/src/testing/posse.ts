// For tests: what somebody at a terminal types, in this process or in one of its own, and a folder for files.

import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { houseSets, removeSet } from '@posse/card';
import { expect } from 'vitest';
import { run } from '../run.ts';
import { speakAs } from '../terminal/language.ts';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
// Test files share it, so it goes with the last of them.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const file = (name: string): string => join(folder, name);

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Without the stub that looks for a newer Node: it takes its time. Whatever this machine speaks, the locale is the one that is given. */
export function program(args: readonly string[], input = '', locale = 'C'): Ended {
  const node = ['--conditions=source', MAIN];
  const env = { NODE_COMPILE_CACHE: file('compiled'), ...process.env, LC_ALL: locale };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

/** The same by the door that the program itself goes through, without a process of its own: a tenth of the time. */
export async function posse(args: readonly string[], input = '', locale = 'C'): Promise<Ended> {
  const [stdout, stderr] = [new Paper(), new Paper()];
  const stdin = new PassThrough().end(input);
  const [
    sets,
    {
      console,
      Math: { random },
    },
  ] = [houseSets(), globalThis];
  const {
    exitCode,
    env: { LC_ALL },
  } = process;
  const restore = replaced(process, { stdin, stdout, stderr });
  globalThis.console = new Console(stdout, stderr);
  process.env.LC_ALL = locale;
  process.exitCode = undefined;
  try {
    await run(args);
    return { status: Number(process.exitCode ?? 0), stdout: stdout.text, stderr: stderr.text };
  } finally {
    restore();
    speakAs({ text: () => null }, 'en');
    globalThis.console = console;
    Math.random = random;
    process.exitCode = exitCode;
    if (LC_ALL === undefined) delete process.env.LC_ALL;
    else process.env.LC_ALL = LC_ALL;
    for (const { id } of houseSets().filter((set) => !sets.includes(set))) removeSet(id);
  }
}

/** What is written, kept. */
class Paper extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}

/** Puts these in the place of what is there, until it is told to put that back. */
function replaced(thing: object, by: Readonly<Record<string, unknown>>): () => void {
  const before = Object.getOwnPropertyDescriptors(thing) as Record<string, PropertyDescriptor | undefined>;
  for (const [name, value] of Object.entries(by))
    Object.defineProperty(thing, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    for (const name of Object.keys(by)) Object.defineProperty(thing, name, before[name] ?? { value: undefined });
  };
}

/** What was printed, once it is sure that nothing went wrong. */
export async function printed(args: readonly string[], input = '', locale = 'C'): Promise<string> {
  const { status, stdout, stderr } = await posse(args, input, locale);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** One sentence, and no stack trace. */
export async function expectMistake(args: readonly string[], message: RegExp): Promise<void> {
  const { status, stdout, stderr } = await posse(args);
  expect(stdout.includes('    at ') || stderr.includes('    at ')).toBe(false);
  expect(stderr).toMatch(/^posse: .*\.\n$/);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
}
