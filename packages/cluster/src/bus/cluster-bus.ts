// The bus between connections and tables of several nodes.
// Messages for another node travel in numbered packets. If one is lost, everybody concerned reconnects and resumes.

import { randomHex } from '@posse/protocol';
import {
  CLOSE_RECONNECT,
  type ClientBus,
  type ClientId,
  clientOf,
  Refused,
  type Sender,
  type TableLocator,
  type ToTable,
  Unavailable,
} from '@posse/server/infrastructure';
import type { Broker } from './broker-interface.ts';
import { Edge } from './client-connections.ts';
import { nodeOf } from './client-tables.ts';
import { Link } from './node-link.ts';
import { type Heartbeat, type Item, packetFrom } from './node-packets.ts';
import { RemoteGuests } from './remote-guests.ts';

export interface ClusterBusHandler {
  /** A packet came from this node, with its heartbeat if it had one. The node may be this one, by way of the broker. */
  heardFrom(node: string, beat: Heartbeat | null): void;
  /** Packets to or from this node were lost. */
  gap(node: string): void;
  /** A message came to a node that does not have its table. */
  bounced(): void;
  /** Is this node allowed to act? If not, now or for good, its clients reconnect elsewhere. */
  isAwake(): boolean;
}

/** The maximum number of dead nodes that are remembered. The oldest has long been silent by then. */
const MAX_DEAD_NODES = 1000;

const NOWHERE: TableLocator = { here: () => null, find: () => null };

export class ClusterBus implements ClientBus {
  /** Messages that crossed to another node, and messages that did not need to. */
  readonly counts = { crossed: 0, stayed: 0 };
  private readonly node: string;
  private readonly broker: Pick<Broker, 'toNode'>;
  private readonly handler: ClusterBusHandler;
  private readonly links = new Map<string, Link>();
  /** The dead nodes. None ever comes back under the same name. */
  private readonly dead = new Set<string>();
  private readonly edge: Edge;
  private readonly remoteGuests: RemoteGuests;
  private tables: TableLocator = NOWHERE;

  constructor(node: string, broker: Pick<Broker, 'toNode'>, watch: ClusterBusHandler) {
    this.node = node;
    this.broker = broker;
    this.handler = watch;
    this.edge = new Edge(
      () => this.tables,
      (to, item) => {
        this.counts.crossed++;
        return this.send(to, item);
      },
    );
    this.remoteGuests = new RemoteGuests(
      () => this.tables,
      (to, item) => void this.send(to, item),
      (error) => (error instanceof Refused && !(error instanceof Unavailable) ? error.problem : null),
    );
  }

  /** Sets where tables are found. */
  serve(tables: TableLocator): void {
    this.tables = tables;
  }

  newClient(): ClientId {
    return `${this.node}:${randomHex()}`;
  }

  connect(client: ClientId, sender: Sender): void {
    this.edge.connect(client, sender);
  }

  disconnect(client: ClientId): void {
    this.edge.disconnect(client);
  }

  toTable(code: string, message: ToTable): boolean | Promise<boolean> {
    if (message.kind !== 'gone' && !this.handler.isAwake()) {
      this.edge.dismiss(clientOf(message), CLOSE_RECONNECT, 'moved');
      return true;
    }
    const before = this.counts.crossed;
    const brought = this.edge.toTable(code, message);
    if (this.counts.crossed === before) this.counts.stayed++;
    return brought;
  }

  toClient(client: ClientId, text: string): void {
    if (!this.handler.isAwake()) {
      // The client gets what it missed when it resumes, from a node that may answer.
      this.dismiss(client, CLOSE_RECONNECT, 'moved');
      return;
    }
    const at = nodeOf(client);
    if (at === this.node) {
      this.counts.stayed++;
      this.edge.toClient(client, text);
    } else {
      this.counts.crossed++;
      this.send(at, { kind: 'text', to: [client], text });
    }
  }

  dismiss(client: ClientId, code: number, reason: string): void {
    const at = nodeOf(client);
    if (at === this.node) this.edge.dismiss(client, code, reason);
    else this.send(at, { kind: 'end', to: client, code, reason });
  }

  /** Sends a heartbeat to each of these, and to this node itself, which shows whether the broker works. */
  sendHeartbeat(nodes: Iterable<string>, beat: Heartbeat): void {
    for (const node of new Set([...nodes, this.node])) this.linkTo(node)?.sendHeartbeat(beat);
  }

  /** Handles a packet for this node. */
  receive(from: string, text: string): void {
    if (!this.handler.isAwake() || this.dead.has(from)) return;
    const packet = packetFrom(text);
    if (packet === null) return;
    this.handler.heardFrom(from, packet.beat ?? null);
    if (from === this.node) return;
    const failures: unknown[] = [];
    for (const item of this.linkTo(from)?.accept(packet) ?? [])
      try {
        this.handle(item);
      } catch (error) {
        failures.push(error);
        this.recall(item);
      }
    // All others of the packet are handled by now.
    if (failures.length > 0) throw failures[0];
  }

  /** Is this node dead? Packets of a dead node that come late are ignored. */
  isDead(node: string): boolean {
    return this.dead.has(node);
  }

  /** Marks a node as dead: everybody who talked to it resumes elsewhere. */
  nodeLost(node: string): void {
    const [oldest] = this.dead;
    if (oldest !== undefined && this.dead.size >= MAX_DEAD_NODES) this.dead.delete(oldest);
    this.dead.add(node);
    this.links.delete(node);
    this.edge.nodeLost(node);
    this.remoteGuests.nodeLost(node);
  }

  /** Sends everything that is queued. */
  flush(): void {
    for (const link of this.links.values()) link.flush();
  }

  private handle(item: Item): void {
    switch (item.kind) {
      case 'table':
        this.remoteGuests.receive(item.code, item.message);
        return;
      case 'back':
        this.handler.bounced();
        this.edge.bounced(item.message, item.because);
        return;
      case 'text':
        for (const client of item.to) this.edge.toClient(client, item.text);
        return;
      case 'end':
        this.edge.dismiss(item.to, item.code, item.reason);
    }
  }

  /** Asks the clients of an item that could not be handled to reconnect and resume: nothing is lost in silence. */
  private recall(item: Item): void {
    const clients = item.kind === 'text' ? item.to : item.kind === 'end' ? [item.to] : [clientOf(item.message)];
    for (const client of clients) this.dismiss(client, CLOSE_RECONNECT, 'moved');
  }

  private send(node: string, item: Item): boolean {
    const link = this.linkTo(node);
    link?.enqueue(item);
    return link !== null;
  }

  /** The link to a node; null for a dead one. */
  private linkTo(node: string): Link | null {
    const known = this.links.get(node);
    if (known !== undefined) return known;
    if (this.dead.has(node)) return null;
    const link = new Link({
      send: (text) => this.broker.toNode(node, text),
      broken: () => this.linkBroken(node),
    });
    this.links.set(node, link);
    return link;
  }

  private linkBroken(node: string): void {
    this.handler.gap(node);
    this.edge.nodeLost(node);
    this.remoteGuests.nodeLost(node);
  }
}
