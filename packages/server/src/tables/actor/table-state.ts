// The state that the parts of a table share: record, running game, participants.

import type { Change, TableRecord } from '@posse/store';
import type { RunningGame } from '../game/running-game.ts';
import { tableChange } from '../lifecycle/due-index.ts';
import { type Participant, Participants } from '../people/participants.ts';
import { seatOf } from '../people/seat-edits.ts';
import { isLost } from './error-translation.ts';
import type { TableHome } from './table-services.ts';
import type { Task } from './task-queue.ts';

export class TableState {
  readonly services: TableHome;
  readonly participants: Participants;
  /** Adds a task of the table itself to its queue. */
  readonly later: (task: Task) => void;
  record: TableRecord;
  game: RunningGame | null;
  /** Is there a change whose consequences the table has not settled yet? */
  isDirty = false;
  /** Participants who get the whole game when the table settles. */
  private readonly outdated = new Set<Participant>();

  constructor(services: TableHome, record: TableRecord, game: RunningGame | null, later: (task: Task) => void) {
    this.services = services;
    this.participants = new Participants(services.bus);
    this.later = later;
    this.record = record;
    this.game = game;
  }

  get isPlaying(): boolean {
    return this.game !== null && !this.game.isOver;
  }

  /** How many answers the game has; 0 without a game. */
  get step(): number {
    return this.game?.match.step ?? 0;
  }

  /** Stores the new record together with other changes, and adopts it only then. */
  async keep(record: TableRecord, also: readonly Change[] = []): Promise<void> {
    await this.services.store.write([tableChange(record), ...also]);
    this.adopt(record);
  }

  /** Stores and adopts a record that differs in nothing that anybody sees or that the table reacts to. */
  async keepQuietly(record: TableRecord): Promise<void> {
    await this.services.store.write([tableChange(record)]);
    this.record = record;
  }

  /** Takes over a record that is stored already. */
  adopt(record: TableRecord): void {
    this.record = record;
    for (const participant of this.participants) participant.seat = seatOf(record, participant.guest);
    this.touch();
  }

  /** Notes a change that participants can see, or that the table has to react to. */
  touch(): void {
    this.isDirty = true;
  }

  /** Sends the whole game again to these participants, as soon as the table settles. */
  resendGame(isMeant: (participant: Participant) => boolean = () => true): void {
    for (const participant of this.participants.audience) if (isMeant(participant)) this.outdated.add(participant);
  }

  /** Returns the participants who need the whole game, and forgets them. */
  takeOutdated(): readonly Participant[] {
    if (this.outdated.size === 0) return NOBODY;
    const here = [...this.outdated].filter((participant) => this.participants.find(participant.client) === participant);
    this.outdated.clear();
    return here;
  }

  /** Drops the table from memory if the error shows that the store has another version of it. True if so. */
  dropIfLost(error: unknown): boolean {
    if (!isLost(error)) return false;
    this.services.drop(this.record.code, error);
    return true;
  }
}

const NOBODY: readonly Participant[] = [];
