// Runs command lines in tests, in this process or in another, with temporary files.

import { spawnSync } from 'node:child_process';
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { houseSets, removeSet } from '@posse/card';
import { expect } from 'vitest';
import { run } from '../command-line.ts';
import { speakAs } from '../terminal/terminal-language.ts';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
// Test files share the folder, so it is removed when the process exits.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const file = (name: string): string => join(folder, name);

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program in its own process, without the slow stub that looks for a newer Node. The locale is always set. */
export function program(args: readonly string[], input = '', locale = 'C'): Ended {
  const node = ['--conditions=source', MAIN];
  const env = { NODE_COMPILE_CACHE: file('compiled'), ...process.env, LC_ALL: locale };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], { encoding: 'utf8', input, env });
  return { status, stdout, stderr };
}

/** Runs a command line in this process through the same entry point, which is ten times as fast. */
export const posse = (args: readonly string[], input = '', locale = 'C'): Promise<Ended> =>
  runIn(args, input, { LC_ALL: locale }, () => new CapturedOutput());

/** Runs a command line in this process at a terminal, which shows colours unless the environment says no. */
export const posseAtTerminal = (args: readonly string[], env: NodeJS.ProcessEnv = {}, columns = 80): Promise<Ended> =>
  runIn(args, '', { ...TERMINAL_ENV, ...env }, () => new CapturedTerminal(columns));

const TERMINAL_ENV: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TERM: 'xterm-256color',
  // Node shows no colours where it finds a CI.
  CI: undefined,
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  NODE_DISABLE_COLORS: undefined,
};

async function runIn(
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv,
  output: () => CapturedOutput,
): Promise<Ended> {
  const [stdout, stderr] = [output(), output()];
  const stdin = new PassThrough().end(input);
  const [
    sets,
    {
      console,
      Math: { random },
    },
  ] = [houseSets(), globalThis];
  const { exitCode } = process;
  const envBefore = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  const restore = replaced(process, { stdin, stdout, stderr });
  globalThis.console = new Console(stdout, stderr);
  setEnv(env);
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
    setEnv(envBefore);
    for (const { id } of houseSets().filter((set) => !sets.includes(set))) removeSet(id);
  }
}

function setEnv(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}

/** Collects the output. */
class CapturedOutput extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}

/** Collects the output of a program that takes this for a terminal. */
class CapturedTerminal extends CapturedOutput {
  readonly isTTY = true;
  readonly getColorDepth = WriteStream.prototype.getColorDepth;
  readonly columns: number;

  constructor(columns: number) {
    super();
    this.columns = columns;
  }
}

/** Replaces properties of an object, and returns a function that restores them. */
function replaced(thing: object, by: Readonly<Record<string, unknown>>): () => void {
  const before = Object.getOwnPropertyDescriptors(thing) as Record<string, PropertyDescriptor | undefined>;
  for (const [name, value] of Object.entries(by))
    Object.defineProperty(thing, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    for (const name of Object.keys(by)) Object.defineProperty(thing, name, before[name] ?? { value: undefined });
  };
}

/** The output of a command that must succeed. */
export async function printed(args: readonly string[], input = '', locale = 'C'): Promise<string> {
  const { status, stdout, stderr } = await posse(args, input, locale);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** Expects that the command prints one sentence about an error, and no stack trace. */
export async function expectUserError(args: readonly string[], message: RegExp): Promise<void> {
  const { status, stdout, stderr } = await posse(args);
  expect(stdout.includes('    at ') || stderr.includes('    at ')).toBe(false);
  expect(stderr).toMatch(/^posse: .*\.\n$/);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
}
