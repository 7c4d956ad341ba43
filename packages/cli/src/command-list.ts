// The list of commands.
// A new one is a file in commands/ and a line here.

import { type Command, UserError } from './command-description.ts';
import { didYouMean } from './name-suggestions.ts';

/** The commands. They are loaded on demand, so that `posse replay` does not load the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./arena/arena-command.ts')).arena,
  seat: async () => (await import('./seat/seat-command.ts')).seat,
  replay: async () => (await import('./commands/replay.ts')).replay,
  think: async () => (await import('./commands/think.ts')).think,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  backup: async () => (await import('./commands/backup.ts')).backup,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  verify: async () => (await import('./commands/verify.ts')).verify,
  options: async () => (await import('./commands/options.ts')).options,
  check: async () => (await import('./house-cards/check-command.ts')).check,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

export const allCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(COMMANDS).map((load) => load()));

export async function commandNamed(name: string): Promise<Command> {
  const load = new Map(Object.entries(COMMANDS)).get(name);
  if (load !== undefined) return load();
  const known = Object.keys(COMMANDS);
  const meant = didYouMean(name, [...known, 'help']);
  throw new UserError(
    `There is no command "${name}"${meant === '' ? ': choose' : `${meant} Choose`} one of ${known.join(', ')}, or help.`,
  );
}
