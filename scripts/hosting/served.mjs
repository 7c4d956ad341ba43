// The program, as it was installed in a folder: a server there that is stopped and started, and the other commands.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Child, freePort } from '../../packages/town/src/index.ts';

/** @typedef {{ program: string, args: readonly string[] }} Program */

/**
 * The program of the tarballs.
 * @param {string} folder
 * @returns {Program}
 */
export const installedIn = (folder) => ({
  program: process.execPath,
  args: [join(folder, 'node_modules/posse/bin/posse.cjs')],
});

/** What is said on the page for hosts, and bots that answer at once: there are whole games to play. */
const SETTINGS = {
  HOST: '127.0.0.1',
  POSSE_TRUST_PROXY: '1',
  POSSE_PAUSE: '0-0',
  POSSE_LOOK_MS: '20',
  POSSE_LOG: 'warn',
};

export class Served {
  /** @type {string[]} */
  log = [];
  /** @type {Child | null} */
  child = null;

  /**
   * @param {string} data
   * @param {number} port
   */
  constructor(data, port) {
    this.data = data;
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** @param {string} data */
  static async in(data) {
    return new Served(data, await freePort());
  }

  /**
   * @param {Program} program
   * @param {readonly string[]} flags
   */
  async start({ program, args }, flags = []) {
    this.child = new Child({
      command: program,
      args: [...args, 'serve', ...flags],
      env: { ...SETTINGS, PORT: String(this.port), POSSE_DATA: this.data },
      ready: { from: 'stdout', line: /open at/ },
      noted: (line) => this.log.push(line),
    });
    await this.child.start();
    if (!this.child.isListening) throw new Error(`The server did not open: ${this.log.slice(-5).join('\n')}`);
  }

  /** As systemd, docker and `kill` do it; it has to end well. */
  async stop() {
    await this.child?.end('SIGTERM');
    const code = this.child?.exitCode;
    if (code !== 0) throw new Error(`SIGTERM ended the server with ${code}: ${this.log.slice(-5).join('\n')}`);
  }
}

/**
 * Another command, and what it said; throws that if it fails.
 * @param {Program} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export function posse({ program, args: first }, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`\`posse ${args.join(' ')}\` ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
