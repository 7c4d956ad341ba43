// What somebody typed after `posse`: finds the command, runs it, and tells people their mistakes in one sentence instead of a stack trace.

import { readFileSync } from 'node:fs';
import { BadHouseSet } from '@posse/card';
import { BadSetup } from '@posse/engine';
import { BadFile } from '@posse/server/house';
import { type Command, commandHelp, Mistake, readArgs, wantsHelp } from './args.ts';

/** Each is loaded when it is asked for: nobody who wants a replay waits for the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  play: async () => (await import('./play.ts')).play,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena/arena.ts')).arena,
  replay: async () => (await import('./replay.ts')).replay,
  think: async () => (await import('./think.ts')).think,
  backup: async () => (await import('./backup.ts')).backup,
  doctor: async () => (await import('./doctor.ts')).doctor,
  verify: async () => (await import('./verify.ts')).verify,
  options: async () => (await import('./options.ts')).options,
  check: async () => (await import('./house/check.ts')).check,
};

/** What it comes to is left in `process.exitCode`, as everywhere below. */
export async function run(typed: readonly string[]): Promise<void> {
  try {
    await obey(typed);
  } catch (error) {
    if (!isTheirs(error)) throw error;
    console.error(`posse: ${error.message}`);
    process.exitCode = 2;
  }
}

async function obey([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return write(await help(rest[0]));
  if (name === '--version' || name === '-v') return write(`posse ${version()}`);
  const command = await find(name);
  if (wantsHelp(rest)) return write(commandHelp(command));
  await command.run(readArgs(command, rest));
}

async function find(name: string): Promise<Command> {
  const load = new Map(Object.entries(COMMANDS)).get(name);
  const names = Object.keys(COMMANDS).join(', ');
  if (load === undefined) throw new Mistake(`There is no command "${name}": take one of ${names}, or --help.`);
  return load();
}

async function help(about: string | undefined): Promise<string> {
  if (about !== undefined) return commandHelp(await find(about));
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return `posse: the BANG! family of games, on a server and in a terminal\n\n${lines.join('\n')}\n\nposse COMMAND --help tells more about each.`;
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** What people can mend themselves. */
const isTheirs = (error: unknown): error is Error =>
  [Mistake, BadSetup, BadHouseSet, BadFile].some((kind) => error instanceof kind);

const write = (text: string): void => console.log(text);
