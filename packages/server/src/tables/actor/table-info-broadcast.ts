// Sends changes of a table's public information to its participants, as differences and in batches.

import { difference, type Patch, type TableInfo } from '@posse/protocol';
import type { Participant } from '../people/participants.ts';
import type { TableState } from './table-state.ts';

/** The shortest time between two broadcasts, except before game messages and to the participant who acted. */
export const BROADCAST_INTERVAL_MS = 250;

export class Broadcast {
  private readonly state: TableState;
  private readonly info: () => TableInfo;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sentAt = Number.NEGATIVE_INFINITY;
  /** Is there anything that a participant may not have been sent? */
  private isPending = false;

  constructor(state: TableState, info: () => TableInfo) {
    this.state = state;
    this.info = info;
  }

  /** Sends the change now, or when the interval since the last broadcast is over. */
  schedule(): void {
    const { isEmpty, hasScreens } = this.state.participants;
    if (isEmpty && !hasScreens) return;
    this.isPending = true;
    const { newsEvery = BROADCAST_INTERVAL_MS } = this.state.services.config;
    const wait = this.sentAt + newsEvery - performance.now();
    if (newsEvery === 0 || wait <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.state.later(() => this.flush()), wait);
  }

  /** Sends now what is pending: a game message must not arrive before it. */
  flush(): void {
    if (!this.isPending) return;
    this.stop();
    this.isPending = false;
    // A hidden change delays no later one, or they could tell that it happened.
    if (this.sendTo(this.state.participants.audience)) this.sentAt = performance.now();
  }

  /** Spares the participant who acted the wait for the next broadcast. */
  flushTo(participant: Participant): void {
    if (this.isPending) this.sendTo([participant]);
  }

  /** The table's information for a participant who has just joined. Everything sent later is a difference to it. */
  welcome(participant: Participant): TableInfo {
    const info = plain(this.info());
    participant.sentInfo = info;
    return info;
  }

  /** Notes the time banks that participants know from the update they were just sent. */
  noteBanks(banks: readonly number[]): void {
    const changed = new Map<TableInfo, TableInfo>();
    for (const participant of this.state.participants.audience) {
      const { sentInfo } = participant;
      if (sentInfo === null || sentInfo.seats.every(({ bank }, place) => bank === (banks[place] ?? bank))) continue;
      const now = changed.get(sentInfo) ?? withBanks(sentInfo, banks);
      changed.set(sentInfo, now);
      participant.sentInfo = now;
    }
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /**
   * Most participants were sent the same before, so the difference is computed once for all of them. True if any of
   * them was sent something.
   */
  private sendTo(participants: Iterable<Participant>): boolean {
    const info = plain(this.info());
    let isSent = false;
    const texts = new Map<TableInfo, string | null>();
    for (const participant of participants) {
      if (participant.sentInfo === null) continue;
      const known = texts.get(participant.sentInfo);
      const text = known === undefined ? messageOf(difference(participant.sentInfo, info)) : known;
      texts.set(participant.sentInfo, text);
      participant.sentInfo = info;
      if (text === null) continue;
      isSent = true;
      this.state.participants.sendText(participant, text);
    }
    return isSent;
  }
}

const messageOf = (changes: Patch | undefined): string | null =>
  changes === undefined ? null : JSON.stringify({ type: 'table', changes });

/** The information as the client gets it, after JSON. */
const plain = (info: TableInfo): TableInfo => JSON.parse(JSON.stringify(info));

const withBanks = (info: TableInfo, banks: readonly number[]): TableInfo => ({
  ...info,
  seats: info.seats.map((seat, place) => ({ ...seat, bank: banks[place] ?? seat.bank })),
});
