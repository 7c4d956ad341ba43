// What somebody typed after `posse`: finds the command, runs it, and tells people their mistakes in one sentence instead of a stack trace.

import { readFileSync } from 'node:fs';
import { BadHouseSet } from '@posse/card';
import { BadSetup } from '@posse/engine';
import { BadFile } from '@posse/server/house';
import { Mistake, readArgs, wantsHelp } from './args.ts';
import { commandHelp, overview } from './commands/help.ts';
import { allCommands, commandNamed } from './commands.ts';
import { complain, print, safeText } from './terminal/output.ts';

/** What it comes to is left in `process.exitCode`, as everywhere below. */
export async function run(typed: readonly string[]): Promise<void> {
  try {
    await obey(typed);
  } catch (error) {
    if (!isTheirs(error)) throw withSafeStack(error);
    complain(error.message);
    process.exitCode = 2;
  }
}

async function obey([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return write(await help(rest[0]));
  if (name === '--version' || name === '-v') return write(`posse ${version()}`);
  const command = await commandNamed(name);
  if (wantsHelp(rest)) return write(commandHelp(command));
  await command.run(readArgs(command, rest));
}

const help = async (about: string | undefined): Promise<string> =>
  about === undefined ? overview(await allCommands()) : commandHelp(await commandNamed(about));

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** What people can mend themselves. */
const isTheirs = (error: unknown): error is Error =>
  [Mistake, BadSetup, BadHouseSet, BadFile].some((kind) => error instanceof kind);

const write = (text: string): void => print(...text.split('\n'));

/** A fault of this program may quote what it has read. Node prints the stack as it is. */
function withSafeStack(error: unknown): unknown {
  if (error instanceof Error) error.stack = (error.stack ?? error.message).split('\n').map(safeText).join('\n');
  return error;
}
