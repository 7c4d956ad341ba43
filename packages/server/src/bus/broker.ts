// What the bus needs of whatever carries messages between the nodes of a town. It may lose some of them, and says so to nobody: the numbers of the packets tell.

export interface Heard {
  /** A packet or a beat for this node. */
  packet(text: string): void;
  /** Something for all nodes, this one too. */
  told(text: string): void;
  /** What was sent to this node has reached nobody. */
  nobody(node: string): void;
  /** Another node waits for the answer; null if there is none to give. */
  asked(text: string): Promise<string | null>;
}

export interface Broker {
  /** When it resolves whatever is sent from then on is heard. */
  listen(heard: Heard): Promise<void>;
  /** Never throws: what can't be sent is lost. */
  toNode(node: string, text: string): void;
  toAll(text: string): void;
  /** Null if no answer came within so many milliseconds. */
  ask(node: string, text: string, within: number): Promise<string | null>;
}
