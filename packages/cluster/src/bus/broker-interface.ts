// The interface between the bus and whatever carries messages between nodes.
// It may lose messages silently: the numbers of the packets show it.

export interface BrokerHandler {
  /** A packet or a heartbeat for this node. */
  packet(from: string, text: string): void;
  /** A message for all nodes, this one included. */
  broadcast(from: string, text: string): void;
  /** A hint that nobody received what was sent to this node. Anybody can forge it. */
  noResponders(node: string): void;
  /** A question of another node, which waits for the answer; null if there is none. */
  ask(from: string, text: string): Promise<string | null>;
}

export interface Broker {
  /** Begins to listen. Resolves when this node receives everything that is sent from then on. */
  listen(handler: BrokerHandler): Promise<void>;
  /** Sends a packet to a node. Never throws; a message that can't be sent is lost. */
  toNode(node: string, text: string): void;
  toAll(text: string): void;
  /** Asks a node; null if no answer came within this many milliseconds. */
  ask(node: string, text: string, within: number): Promise<string | null>;
}

/** `node`, `ask` and `answer` are for one node, `all` is for every node. */
export type Channel = 'node' | 'ask' | 'answer' | 'all';

/** Carries sealed packets. Nothing that arrives is trusted before it is opened. */
export interface Transport {
  listen(handler: TransportHandler): Promise<void>;
  /** Sends bytes. Never throws. The node is null for the channel of all nodes. */
  send(channel: Channel, node: string | null, bytes: Uint8Array): void;
}

export interface TransportHandler {
  /** Receives bytes. Must not throw. */
  receive(channel: Channel, bytes: Uint8Array): void;
  noResponders(node: string): void;
}

const SUBJECTS: Readonly<Record<Channel, string>> = {
  node: 'posse.node.',
  ask: 'posse.ask.',
  answer: 'posse.answer.',
  all: 'posse.town',
};

export const subjectOf = (channel: Channel, node: string | null): string => `${SUBJECTS[channel]}${node ?? ''}`;
