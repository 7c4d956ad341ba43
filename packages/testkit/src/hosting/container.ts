// Does what a Containerfile says step by step, without a container: in a folder that stands for the image's root, as a user without
// powers, and with tarballs in place of the registry.

import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { Child, freePort, lesserAccount } from '@posse/town';
import { type Container, containerFrom } from './containerfile.ts';

/** Folders of the image that the steps name; whatever else they name is the machine's own. */
const inImage = (root: string, text: string): string => text.replaceAll(/(?<=^|[\s='"])\/data\b/g, join(root, 'data'));

export class ContainerRun {
  readonly container: Container;
  readonly port: number;
  private readonly root = mkdtempSync(join(tmpdir(), 'posse-container-'));
  private readonly account = lesserAccount('nobody');
  private env: Record<string, string>;
  private folder = this.root;
  private child: Child | null = null;

  private constructor(text: string, port: number) {
    this.container = containerFrom(text);
    this.port = port;
    chmodSync(this.root, 0o755);
    this.give(this.root);
    const { PATH = '', npm_config_registry: registry } = process.env;
    this.env = {
      HOME: this.root,
      // Where the image keeps what is installed for all.
      npm_config_prefix: join(this.root, 'usr/local'),
      npm_config_cache: join(this.root, '.npm'),
      ...(registry !== undefined && { npm_config_registry: registry }),
      PATH: [
        join(this.root, 'usr/local/bin'),
        dirname(realpathSync(process.execPath)),
        ...PATH.split(delimiter).filter((folder) => !folder.includes('node_modules')),
      ].join(delimiter),
      PORT: String(port),
    };
  }

  /** Builds it from these tarballs. */
  static async build(text: string, tarballs: readonly string[]): Promise<ContainerRun> {
    const run = new ContainerRun(text, await freePort());
    const [, node] = /^node:(\d+)\b/.exec(run.container.from) ?? [];
    if (node !== process.versions.node.split('.')[0])
      throw new Error(`The image has Node ${node}, and this is ${process.versions.node}.`);
    mkdirSync(join(run.root, 'tarballs'));
    const copied = tarballs.map((file) => {
      const copy = join(run.root, 'tarballs', basename(file));
      copyFileSync(file, copy);
      run.give(copy);
      return copy;
    });
    for (const { instruction, rest } of run.container.steps) {
      const said = inImage(run.root, rest);
      if (instruction === 'RUN') run.shell(said.replace(/(?<=npm install .*)\bposse\b/, copied.join(' ')));
      else if (instruction === 'ENV') run.env = { ...run.env, ...Object.fromEntries([said.split(/=(.*)/s, 2)]) };
      else if (instruction === 'WORKDIR') run.enter(said);
      else if (rest !== 'node') throw new Error(`The image has no user "${rest}".`);
    }
    return run;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when it is open. */
  async start(): Promise<void> {
    const [command = '', ...args] = this.container.command;
    const log: string[] = [];
    this.child = new Child({
      command,
      args,
      env: this.env,
      as: this.account,
      ready: { from: 'stdout', line: /open at/ },
      noted: (line) => log.push(line),
    });
    await this.child.start();
    if (!this.child.isListening) throw new Error(`The container does not run: ${log.join(' ')}`);
  }

  /** What the container's own check says. */
  get isHealthy(): boolean {
    const command = this.container.health.replace(':8080/', `:${this.port}/`);
    return this.spawned(command).status === 0;
  }

  /** With which code it ends when it is told to stop. */
  async stop(): Promise<number | null> {
    await this.child?.end(this.container.stopSignal);
    return this.child?.exitCode ?? null;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private enter(folder: string): void {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
  }

  private shell(command: string): void {
    // Nobody has another user's powers here: who the image calls node is whoever this is.
    const { uid, gid } = this.account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const { status, stderr } = this.spawned(command.replaceAll('node:node', `${uid}:${gid}`));
    if (status !== 0) throw new Error(`\`${command}\` ended with ${status}:\n${stderr}`);
  }

  private spawned(command: string) {
    const { account, env, folder: cwd } = this;
    const as = account === null ? {} : { uid: account.uid, gid: account.gid };
    return spawnSync(command, { shell: true, cwd, env, encoding: 'utf8', ...as });
  }

  private give(path: string): void {
    if (this.account !== null) chownSync(path, this.account.uid, this.account.gid);
  }
}
