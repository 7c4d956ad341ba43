// The connections of a table, seated or watching. One guest may have several.

import { type TableInfo, toWire } from '@posse/protocol';
import type { Bus, ClientId } from '../../bus/bus.ts';

export interface Participant {
  readonly client: ClientId;
  readonly guest: string;
  name: string;
  /** The id of the drawing that they have chosen; null for none. */
  face: string | null;
  /** Null for a spectator. */
  seat: number | null;
  /** The table's information as this connection has it; null before its welcome. */
  sentInfo: TableInfo | null;
}

/** A participant who has a seat. */
export type SeatedParticipant = Participant & { readonly seat: number };

interface Message {
  readonly type: string;
}

export class Participants {
  private readonly byClient = new Map<ClientId, Participant>();
  private readonly bus: Bus;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  get isEmpty(): boolean {
    return this.byClient.size === 0;
  }

  [Symbol.iterator](): IterableIterator<Participant> {
    return this.byClient.values();
  }

  add(participant: Participant): void {
    this.byClient.set(participant.client, participant);
  }

  find(client: ClientId): Participant | null {
    return this.byClient.get(client) ?? null;
  }

  remove(client: ClientId): void {
    this.byClient.delete(client);
  }

  of(guest: string): readonly Participant[] {
    return [...this.byClient.values()].filter((participant) => participant.guest === guest);
  }

  isHere(guest: string): boolean {
    for (const participant of this.byClient.values()) if (participant.guest === guest) return true;
    return false;
  }

  /** The number of guests who watch, each counted once. */
  get watchers(): number {
    return new Set([...this].filter(({ seat }) => seat === null).map(({ guest }) => guest)).size;
  }

  send<M extends Message>(participant: Participant, message: M): void {
    this.sendText(participant, JSON.stringify(toWire(message)));
  }

  sendText({ client }: Participant, text: string): void {
    this.bus.toClient(client, text);
  }

  /** Sends one message to all, or to those that `isMeant` selects. */
  sendAll<M extends Message>(message: M, isMeant: (participant: Participant) => boolean = () => true): void {
    const text = JSON.stringify(toWire(message));
    for (const participant of this) if (isMeant(participant)) this.bus.toClient(participant.client, text);
  }

  /** Sends each participant a text of their own. */
  sendEach(textFor: (participant: Participant) => string): void {
    for (const participant of this) this.bus.toClient(participant.client, textFor(participant));
  }

  dismiss(participant: Participant, code: number, reason: string): void {
    this.byClient.delete(participant.client);
    this.bus.dismiss(participant.client, code, reason);
  }
}
