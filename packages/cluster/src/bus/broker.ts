// What the bus needs of whatever carries messages between the nodes of a town.
// It may lose some of them without telling anybody: the numbers of the packets show it.

export interface BrokerHandler {
  /** A packet or a beat for this node. */
  packet(from: string, text: string): void;
  /** Something for all nodes, this one too. */
  broadcast(from: string, text: string): void;
  /** A hint that anybody may forge: what was sent to this node has reached nobody. */
  noResponders(node: string): void;
  /** Another node waits for the answer; null if there is none to give. */
  ask(from: string, text: string): Promise<string | null>;
}

export interface Broker {
  /** When it resolves whatever is sent from then on is heard. */
  listen(heard: BrokerHandler): Promise<void>;
  /** Never throws: what can't be sent is lost. */
  toNode(node: string, text: string): void;
  toAll(text: string): void;
  /** Null if no answer came within so many milliseconds. */
  ask(node: string, text: string, within: number): Promise<string | null>;
}

/** `node`, `ask` and `answer` are for one node, `town` is for all of them. */
export type Channel = 'node' | 'ask' | 'answer' | 'all';

/** Carries sealed packets. Nothing that comes from it is to be believed before it was opened. */
export interface Wire {
  listen(heard: WireHandler): Promise<void>;
  /** Never throws. The node is null for the channel of all nodes. */
  send(channel: Channel, node: string | null, bytes: Uint8Array): void;
}

export interface WireHandler {
  /** Must not throw. */
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
