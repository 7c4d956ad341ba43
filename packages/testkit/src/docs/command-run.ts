// Runs a command of the documents in a temporary folder with its files.

import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './documents.ts';
import type { Run } from './ways-to-run.ts';

/** Files that the documents call the reader's own, and the examples that stand in for them. */
const YOURS: Readonly<Record<string, string>> = {
  'my-card.ts': 'docs/house-cards/moonshine.ts',
  'my-pack.json': 'docs/house-cards/moonshine.json',
  'my-bot.ts': 'docs/bots/first-bot.ts',
  'my_bot.py': 'docs/bots/first_bot.py',
};
/** The maximum time of a command in milliseconds, since the machine may be busy. */
const MAX_RUN_MS = 600_000;

export interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), 'posse-typed-'));
  private readonly posse: string;

  constructor() {
    for (const [name, file] of Object.entries(YOURS)) copyFileSync(join(ROOT, file), join(this.folder, name));
    for (const file of globSync('docs/recipes/*.{ts,mts,py}', { cwd: ROOT }))
      copyFileSync(join(ROOT, file), join(this.folder, basename(file)));
    // As after an install: the libraries are found from here.
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    const { bin } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
    this.posse = join(ROOT, 'packages/cli', bin.posse);
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async type({ typed, until, server }: Run): Promise<Said> {
    if (!server) return this.say(typed, until);
    const open = this.start('npx posse serve --port 0 --host 127.0.0.1 --data served', {
      POSSE_PAUSE: '0-0',
      POSSE_LOOK_MS: '0',
      POSSE_LOG: 'silent',
    });
    try {
      const address = await heard(open, /Posse is open at (\S+)/);
      return await this.say(typed.replace(/http:\/\/localhost:\d+/, address));
    } finally {
      stop(open);
      await ended(open);
    }
  }

  private async say(typed: string, until?: string): Promise<Said> {
    const child = this.start(typed, {});
    const said = ended(child);
    if (until !== undefined) {
      await heard(child, new RegExp(`(${until})`));
      stop(child);
    }
    return said;
  }

  private start(typed: string, env: Readonly<Record<string, string>>): ChildProcess {
    const isOfProject = /^npm (run|start)\b/.test(typed);
    const command = typed
      .replace(/\bnpx posse\b/g, `node "${this.posse}"`)
      .replace(/\bDATA\b/, join(this.folder, 'data'));
    return spawn(command, {
      shell: true,
      cwd: isOfProject ? ROOT : this.folder,
      // There is no input.
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, so that children of npm and of the shell are stopped too.
      detached: true,
      // Documents show English output, and the libraries are not built here.
      env: {
        ...process.env,
        LC_ALL: 'C',
        NODE_OPTIONS: '--conditions=source',
        PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
        ...env,
      },
    });
  }
}

function stop({ pid, exitCode }: ChildProcess): void {
  // A process that has exited has no group any more.
  if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
}

function ended(child: ChildProcess): Promise<Said> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  if (child.exitCode !== null) return Promise.resolve({ status: child.exitCode, stdout, stderr });
  const impatience = setTimeout(() => stop(child), MAX_RUN_MS);
  return new Promise((resolve) =>
    child.once('close', (status) => {
      clearTimeout(impatience);
      resolve({ status, stdout, stderr });
    }),
  );
}

/** Waits for output of the program that matches the pattern. Throws if it exits before. */
const heard = (child: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', (status) =>
      reject(new Error(`It exited with ${status} before it printed ${pattern}: ${text}`)),
    );
  });
