// Runs a command line, and prints errors of the user in one sentence.

import { readFileSync } from 'node:fs';
import { BadHouseSet } from '@posse/card';
import { BadSetup } from '@posse/engine';
import { BadFile } from '@posse/server/house';
import { readArgs, UserError, wantsHelp } from './command-description.ts';
import { allCommands, commandNamed } from './command-list.ts';
import { commandHelp, overview } from './commands/help.ts';
import { complain, type Line, print, safeText } from './terminal/terminal-output.ts';

/** Runs a command line. The exit status is left in `process.exitCode`. */
export async function run(typed: readonly string[]): Promise<void> {
  try {
    await dispatch(typed);
  } catch (error) {
    if (!isUserError(error)) throw withSafeStack(error);
    complain(error.message);
    process.exitCode = 2;
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return print(...(await help(rest[0])));
  if (name === '--version' || name === '-v') return print(`posse ${version()}`);
  const command = await commandNamed(name);
  if (wantsHelp(rest)) return print(...commandHelp(command));
  await command.run(readArgs(command, rest));
}

const help = async (about: string | undefined): Promise<readonly Line[]> =>
  about === undefined ? overview(await allCommands()) : commandHelp(await commandNamed(about));

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return String(version);
}

/** Is this an error that users can fix themselves? */
const isUserError = (error: unknown): error is Error =>
  [UserError, BadSetup, BadHouseSet, BadFile].some((kind) => error instanceof kind);

/** Escapes the stack of an error in this program: it may quote foreign text, and Node prints it unchanged. */
function withSafeStack(error: unknown): unknown {
  if (error instanceof Error) error.stack = (error.stack ?? error.message).split('\n').map(safeText).join('\n');
  return error;
}
