// The installed program: a server that is stopped and started, and other commands.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Child, freePort } from '../../packages/cluster/src/local/index.ts';

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

/** The settings of the page for hosts, with bots that answer at once, as whole games are played. */
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

  /** Stops it as systemd, docker and `kill` do. It must exit with 0. */
  async stop() {
    await this.child?.end('SIGTERM');
    const code = this.child?.exitCode;
    if (code !== 0) throw new Error(`SIGTERM ended the server with ${code}: ${this.log.slice(-5).join('\n')}`);
  }
}

/**
 * Runs another command and returns its output; throws if it fails.
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
