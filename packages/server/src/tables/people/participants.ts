// The connections of a table: people, who may have several, and screens.

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
  /** For a screen in the room: the guest who opened it. It goes when they are removed, and has nothing else of them. */
  readonly openedBy?: string;
}

/** The guest id of every screen. No guest of a server has it, so it owns no seat and no power. */
export const SCREEN = 'screen';

/** A participant who has a seat. */
export type SeatedParticipant = Participant & { readonly seat: number };

interface Message {
  readonly type: string;
}

/** People are what it iterates and counts. Screens only hear what `audience` is sent. */
export class Participants {
  private readonly byClient = new Map<ClientId, Participant>();
  private readonly screens = new Map<ClientId, Participant>();
  private readonly bus: Bus;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  get isEmpty(): boolean {
    return this.byClient.size === 0;
  }

  get hasScreens(): boolean {
    return this.screens.size > 0;
  }

  [Symbol.iterator](): IterableIterator<Participant> {
    return this.byClient.values();
  }

  /** Everybody who is sent what the table shows: people, and screens. */
  get audience(): readonly Participant[] {
    return [...this.byClient.values(), ...this.screens.values()];
  }

  addScreen(screen: Participant): void {
    this.screens.set(screen.client, screen);
  }

  /** The screens that this guest opened. */
  screensOf(guest: string): readonly Participant[] {
    return [...this.screens.values()].filter(({ openedBy }) => openedBy === guest);
  }

  add(participant: Participant): void {
    this.byClient.set(participant.client, participant);
  }

  find(client: ClientId): Participant | null {
    return this.byClient.get(client) ?? this.screens.get(client) ?? null;
  }

  remove(client: ClientId): void {
    this.byClient.delete(client);
    this.screens.delete(client);
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

  /** Sends one message to the audience, or to those of it that `isMeant` selects. */
  sendAll<M extends Message>(message: M, isMeant: (participant: Participant) => boolean = () => true): void {
    const text = JSON.stringify(toWire(message));
    for (const participant of this.audience) if (isMeant(participant)) this.bus.toClient(participant.client, text);
  }

  /** Sends each of the audience a text of their own. */
  sendEach(textFor: (participant: Participant) => string): void {
    for (const participant of this.audience) this.bus.toClient(participant.client, textFor(participant));
  }

  dismiss(participant: Participant, code: number, reason: string): void {
    this.remove(participant.client);
    this.bus.dismiss(participant.client, code, reason);
  }
}
