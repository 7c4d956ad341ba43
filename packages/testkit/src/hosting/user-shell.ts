// Runs commands as a user types them, with nothing of the project around.

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** An environment with only this Node, the programs of the system, and global npm packages below this folder. */
export function cleanEnvironment(home: string): Record<string, string> {
  const { PATH = '' } = process.env;
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_PATH$|POSSE_|PORT$|HOST$)/i.test(name));
  return {
    ...(Object.fromEntries(kept) as Record<string, string>),
    HOME: home,
    npm_config_prefix: join(home, 'usr/local'),
    npm_config_cache: join(home, '.npm'),
    PATH: [
      join(home, 'usr/local/bin'),
      dirname(realpathSync(process.execPath)),
      ...PATH.split(delimiter).filter((folder) => !folder.includes('node_modules')),
    ].join(delimiter),
  };
}

/** Runs a command until it ends, and returns its output. */
export async function ended(command: string, options: SpawnOptions) {
  const child = spawn(command, { ...options, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said };
}
