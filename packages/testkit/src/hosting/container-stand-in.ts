// Runs the steps of a Containerfile without a container.
// A folder stands for the root of the image, an unprivileged user for its user, and a folder of tarballs for what is
// copied into it.

import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, freePort, unprivilegedAccount } from '@posse/cluster/local';
import { type Container, containerFrom } from './containerfile.ts';
import { cleanEnvironment, ended } from './user-shell.ts';

/** The path of a folder of the image, if the steps name it; all other paths are the machine's own. */
const inImage = (root: string, text: string): string =>
  text.replaceAll(/(?<=^|[\s='"])\/(data|opt)\b/g, (_, folder: string) => join(root, folder));

export class ContainerRun {
  readonly container: Container;
  readonly port: number;
  private readonly root = mkdtempSync(join(tmpdir(), 'posse-container-'));
  private readonly account = unprivilegedAccount('nobody');
  private env: Record<string, string>;
  private folder = this.root;
  private child: Child | null = null;

  private constructor(text: string, port: number) {
    this.container = containerFrom(text);
    this.port = port;
    chmodSync(this.root, 0o755);
    this.give(this.root);
    this.env = { ...cleanEnvironment(this.root), PORT: String(port) };
  }

  /** Builds the image with this folder of tarballs beside it. */
  static async build(text: string, tarballs: string): Promise<ContainerRun> {
    const run = new ContainerRun(text, await freePort());
    const [, node] = /^node:(\d+)\b/.exec(run.container.from) ?? [];
    if (node !== process.versions.node.split('.')[0])
      throw new Error(`The image has Node ${node}, and this is ${process.versions.node}.`);
    for (const { instruction, rest } of run.container.steps) {
      const said = inImage(run.root, rest);
      if (instruction === 'RUN') await run.shell(said);
      else if (instruction === 'COPY') run.copy(tarballs, said);
      else if (instruction === 'ENV') run.env = { ...run.env, ...Object.fromEntries([said.split(/=(.*)/s, 2)]) };
      else if (instruction === 'WORKDIR') run.enter(said);
      else if (rest !== 'node') throw new Error(`The image has no user "${rest}".`);
    }
    return run;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the server is open. */
  async start(): Promise<void> {
    const [command = '', ...args] = this.container.command.map((word) => inImage(this.root, word));
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

  /** The result of the container's own health check. */
  async isHealthy(): Promise<boolean> {
    const { status } = await this.run(this.container.health.replace(':8080/', `:${this.port}/`));
    return status === 0;
  }

  /** Is this file in all of the container's volumes? */
  keeps = (name: string): boolean =>
    this.container.volumes.every((volume) => existsSync(join(inImage(this.root, volume), name)));

  /** Stops it, and returns its exit code. */
  async stop(): Promise<number | null> {
    await this.child?.end(this.container.stopSignal);
    return this.child?.exitCode ?? null;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private copy(tarballs: string, said: string): void {
    const [, to] = /^tarballs (\S+)$/.exec(said) ?? [];
    if (to === undefined) throw new Error(`Only tarballs can be copied, not "${said}".`);
    cpSync(tarballs, to, { recursive: true });
    for (const path of [join(this.root, 'opt'), to, ...readdirSync(to).map((name) => join(to, name))]) this.give(path);
  }

  private enter(folder: string): void {
    mkdirSync(folder, { recursive: true });
    this.folder = folder;
  }

  private async shell(command: string): Promise<void> {
    // Without root, the image's user "node" is the current user.
    const { uid, gid } = this.account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    const { status, said } = await this.run(command.replaceAll('node:node', `${uid}:${gid}`));
    if (status !== 0) throw new Error(`\`${command}\` ended with ${status}:\n${said}`);
  }

  private run(command: string) {
    const { account, env, folder: cwd } = this;
    return ended(command, { cwd, env, ...(account !== null && { uid: account.uid, gid: account.gid }) });
  }

  private give(path: string): void {
    if (this.account !== null) chownSync(path, this.account.uid, this.account.gid);
  }
}
