// posse: finds the command, runs it, and tells people their mistakes in one sentence instead of a stack trace.

import { readFileSync } from 'node:fs';
import { BadHouseSet } from '@posse/card';
import { BadSetup } from '@posse/engine';
import { BadFile } from '@posse/server/house';
import { arena } from './arena/arena.ts';
import { type Command, commandHelp, Mistake, readArgs, wantsHelp } from './args.ts';
import { check } from './house/check.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { think } from './think.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [serve, play, simulate, arena, replay, think, verify, options, check];

async function main([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return write(help(rest[0]));
  if (name === '--version' || name === '-v') return write(`posse ${version()}`);
  const command = find(name);
  if (wantsHelp(rest)) return write(commandHelp(command));
  await command.run(readArgs(command, rest));
}

function find(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  const names = COMMANDS.map((one) => one.name).join(', ');
  if (command === undefined) throw new Mistake(`There is no command "${name}": take one of ${names}, or --help.`);
  return command;
}

function help(about: string | undefined): string {
  if (about !== undefined) return commandHelp(find(about));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
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

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!isTheirs(error)) throw error;
  console.error(`posse: ${error.message}`);
  process.exitCode = 2;
}
