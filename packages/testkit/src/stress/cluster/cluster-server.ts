// A cluster of three nodes behind one address, as a server under test.
// Killing it kills one node, and the cluster goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FENCED, LocalCluster, type LocalClusterSettings, type LocalNode } from '@posse/cluster/local';
import { type Entrance, QUICK, type ServerUnderTest, type Settings, type Store } from '../server-under-test.ts';
import { openClusterStore } from './cluster-store.ts';

const NODES = 3;
/** The exit code of a node that could not start. */
const NOT_STARTED = 2;

/** Settings that only some stress tests need. */
export interface ClusterServerSettings
  extends Pick<LocalClusterSettings, 'nodeArgs' | 'ways' | 'postgresEnv' | 'isRedundant'> {
  readonly entrance?: Entrance | undefined;
}

export class ClusterServer implements ServerUnderTest {
  readonly log: string[] = [];
  readonly life = 1;
  hasDied = false;
  /** How often a node ended because it was declared dead or saw fewer nodes than others. */
  fenced = 0;
  private readonly folder: string;
  private readonly entrance: Entrance;
  private calls = 0;
  private opened: LocalCluster | null = null;
  private victim: LocalNode | null = null;

  private constructor(entrance: Entrance) {
    this.entrance = entrance;
    this.folder = mkdtempSync(join(tmpdir(), 'posse-cluster-'));
  }

  static async start(
    settings: Settings = {},
    { entrance = 'front', ...besides }: ClusterServerSettings = {},
  ): Promise<ClusterServer> {
    const server = new ClusterServer(entrance);
    const env: Settings = { ...QUICK, ...settings, ...(entrance === 'nodes' && { POSSE_TRUST_PROXY: '0' }) };
    const ownNetworks = (env.POSSE_OWN_NETWORKS ?? '').split(',').filter((network) => network !== '');
    try {
      server.opened = await LocalCluster.start({
        ...besides,
        folder: server.folder,
        nodes: NODES,
        env,
        ownNetworks,
        noted: (line, { name }) => server.log.push(`${name}: ${line}`),
        died: (code, node) => server.died(code, node),
        serviceDied: (name) => server.fell(`${name} has ended by itself`),
      });
    } catch (error) {
      rmSync(server.folder, { recursive: true, force: true });
      throw new Error([`The cluster does not start: ${(error as Error).message}`, ...server.log].join('\n'));
    }
    return server;
  }

  get town(): LocalCluster {
    if (this.opened === null) throw new Error('The town is not open.');
    return this.opened;
  }

  get address(): string {
    const { nodes, address } = this.town;
    return this.entrance === 'front' ? address : (nodes[this.calls++ % nodes.length]?.address ?? address);
  }

  get socket(): string {
    return `${this.address.replace('http', 'ws')}/ws`;
  }

  get processes(): readonly string[] {
    return this.town.nodes.filter(({ isListening }) => isListening).map(({ address }) => address);
  }

  get isAlive(): boolean {
    return this.town.nodes.some(({ pid }) => pid !== null);
  }

  get isListening(): boolean {
    return this.victim === null || this.victim.isListening;
  }

  get lives(): number {
    return this.town.nodes.reduce((sum, { lives }) => sum + lives, 0);
  }

  get startUps(): readonly number[] {
    return this.town.nodes.flatMap(({ startUps }) => startUps);
  }

  /** Kills a node that was restarted and does not listen yet, or else any node. */
  async kill(): Promise<void> {
    if (this.victim === null || this.victim.isListening) this.victim = anyOf(this.town.nodes);
    await this.victim.kill();
  }

  async start(): Promise<void> {
    await this.victim?.start();
  }

  async stop(): Promise<number | null> {
    const codes = await Promise.all(this.town.nodes.map((node) => node.stop()));
    return codes.find((code) => code !== 0) ?? 0;
  }

  openStore(): Promise<Store> {
    return openClusterStore(this.town);
  }

  async remove(): Promise<void> {
    await this.opened?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private died(code: number | null, { name, hasListened }: LocalNode): void {
    // A node that cannot reach the others at its start ends with an error, and is restarted until it can.
    if (code === FENCED) this.fenced++;
    else if (code !== NOT_STARTED || hasListened) this.fell(`${name} has ended by itself with ${code}`);
  }

  private fell(sentence: string): void {
    this.hasDied = true;
    this.log.push(sentence);
  }
}

export const anyOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
