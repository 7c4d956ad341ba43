// Encrypts and authenticates packets between nodes, and accepts each of them only once.
//
// A sealed packet is: version (1 byte), length of the sender's id (1), the id, the sender's running number (6), nonce
// (12), ciphertext, tag (16).
// The tag also covers everything before the nonce, and the subject, which names the receiver. Round and number of a
// link are in the ciphertext.

import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { BUS_VERSION, type PacketHeader } from './node-packets.ts';
import { SequenceWindow } from './sequence-window.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NUMBER_BYTES = 6;
const MAX_ID_BYTES = 255;
/**
 * The maximum number of senders that are remembered. Beyond it the one that was silent longest is forgotten: each start
 * of a node is a new sender.
 */
const MAX_SENDERS = 1000;

export interface OpenedPacket extends Omit<PacketHeader, 'version'> {
  readonly text: string;
}

/**
 * Why a packet is dropped. `forged`: it does not authenticate. `repeated`: it was received before, or is far behind its
 * sender. `stranger`: it is for all nodes, and its sender has not yet sent anything to this node alone, so it may be
 * old.
 */
export type RejectReason = 'forged' | 'repeated' | 'stranger';

interface Sender {
  readonly key: Buffer;
  readonly window: SequenceWindow;
}

export class PacketSeal {
  private readonly node: Buffer;
  private readonly secret: string;
  private readonly key: Buffer;
  private readonly senders = new Map<string, Sender>();
  private sequence = 0;

  /** `node` is a new id for each start; `secret` is the same for all nodes. */
  constructor(node: string, secret: string) {
    this.node = Buffer.from(node);
    if (this.node.length > MAX_ID_BYTES)
      throw new RangeError(`The id of a node has at most ${MAX_ID_BYTES} bytes, not ${this.node.length}.`);
    this.secret = secret;
    this.key = keyOf(node, secret);
  }

  /** Seals a text. Returns the packet and its running number. */
  seal(subject: string, text: string): { readonly sequence: number; readonly bytes: Buffer } {
    const sequence = this.sequence++;
    const header = Buffer.allocUnsafe(2 + this.node.length + NUMBER_BYTES);
    header[0] = BUS_VERSION;
    header[1] = this.node.length;
    this.node.copy(header, 2);
    header.writeUIntBE(sequence, 2 + this.node.length, NUMBER_BYTES);
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const cipher = createCipheriv(CIPHER, this.key, nonce).setAAD(authenticatedData(header, subject));
    const bytes = Buffer.concat([header, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return { sequence, bytes };
  }

  /** Opens a packet that came with this subject. `isForAll` if the subject names no receiver. Never throws. */
  open(subject: string, given: Uint8Array, isForAll: boolean): OpenedPacket | RejectReason {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const idBytes = bytes[1] ?? 0;
    const headerBytes = 2 + idBytes + NUMBER_BYTES;
    if (bytes[0] !== BUS_VERSION || idBytes === 0 || bytes.length < headerBytes + NONCE_BYTES + TAG_BYTES)
      return 'forged';
    const from = bytes.toString('utf8', 2, 2 + idBytes);
    const sequence = bytes.readUIntBE(2 + idBytes, NUMBER_BYTES);
    const known = this.senders.get(from);
    // A sender is stored only after its packet has authenticated: otherwise anybody could fill the memory.
    const key = known?.key ?? keyOf(from, this.secret);
    const text = decrypted(key, bytes, headerBytes, subject);
    if (text === null) return 'forged';
    if (known === undefined && isForAll) return 'stranger';
    const window = known?.window ?? new SequenceWindow(sequence);
    if (!window.accept(sequence)) return 'repeated';
    this.senders.delete(from);
    this.senders.set(from, known ?? { key, window });
    const [oldest] = this.senders.keys();
    if (oldest !== undefined && this.senders.size > MAX_SENDERS) this.senders.delete(oldest);
    return { from, sequence, text };
  }
}

const keyOf = (node: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `posse bus ${BUS_VERSION}: ${node}`, KEY_BYTES));

const authenticatedData = (header: Uint8Array, subject: string): Buffer =>
  Buffer.concat([header, Buffer.from(subject)]);

function decrypted(key: Buffer, bytes: Buffer, headerBytes: number, subject: string): string | null {
  const begin = headerBytes + NONCE_BYTES;
  const end = bytes.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(headerBytes, begin), { authTagLength: TAG_BYTES });
    decipher.setAAD(authenticatedData(bytes.subarray(0, headerBytes), subject)).setAuthTag(bytes.subarray(end));
    const plain = decipher.update(bytes.subarray(begin, end));
    decipher.final();
    return plain.toString('utf8');
  } catch {
    return null;
  }
}
