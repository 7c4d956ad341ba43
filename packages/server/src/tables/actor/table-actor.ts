// The actor of a table: handles one message at a time, then settles the table.

import { type TableInfo, toWire } from '@posse/protocol';
import type { ChatLine, TableRecord } from '@posse/store';
import {
  CLOSE_RECONNECT,
  CLOSE_TRY_LATER,
  type ClientId,
  clientOf,
  type Receiver,
  type ToTable,
  Unavailable,
} from '../../bus/bus.ts';
import { Chat, MAX_LINES_KEPT } from '../chat/table-chat.ts';
import type { RunningGame } from '../game/running-game.ts';
import { handle } from '../handlers/all-handlers.ts';
import { join } from '../handlers/join-handler.ts';
import { dueOf, isSwept } from '../lifecycle/due-index.ts';
import { Barred } from '../people/admission.ts';
import type { Participant } from '../people/participants.ts';
import { isServerFault, type Refusal, refusalOf } from './error-translation.ts';
import { Table } from './table.ts';
import type { TableHome } from './table-services.ts';
import { TableState } from './table-state.ts';
import { type Task, TaskQueue } from './task-queue.ts';

/** The WebSocket close codes, for clients that only read numbers. */
const CLOSE = {
  swept: 1000,
  policy: 1008,
  shut: 1008,
  restart: CLOSE_RECONNECT,
  moved: CLOSE_RECONNECT,
  tryLater: CLOSE_TRY_LATER,
} as const;

export class TableActor implements Receiver {
  readonly table: Table;
  /** Since when nobody is connected; null while somebody is. */
  emptySince: number | null;
  /** Does the store say, or may it say, since when nobody is connected? */
  isLeft = false;
  /** Called after each message and task. */
  settled: () => void = () => undefined;
  private readonly services: TableHome;
  private readonly queue: TaskQueue;
  private isClosed = false;
  /** True if the store has another version of the table: messages in the queue are ignored. */
  private isDropped = false;

  private constructor(services: TableHome, record: TableRecord, game: RunningGame | null, lines: readonly ChatLine[]) {
    this.services = services;
    this.emptySince = services.time.now();
    this.queue = new TaskQueue((error) => services.log.error({ err: error, table: record.code }, 'a table stumbled'));
    const state = new TableState(services, record, game, (task) => this.later(task));
    this.table = new Table(state, new Chat(lines, services.time));
  }

  /** A new table, at which nobody is yet. */
  static create(services: TableHome, record: TableRecord): TableActor {
    return new TableActor(services, record, null, []);
  }

  /** A table as the store has it. */
  static async restore(services: TableHome, record: TableRecord, game: RunningGame | null): Promise<TableActor> {
    const lines = await services.store.lines(record.code, MAX_LINES_KEPT);
    const actor = new TableActor(services, record, game, lines);
    actor.isLeft = isSwept(services.config);
    actor.table.resume();
    actor.table.settle();
    return actor;
  }

  get record(): TableRecord {
    return this.table.record;
  }

  get info(): TableInfo {
    return this.table.info;
  }

  /** False if the table is closed: then the message was not taken. */
  receive(message: ToTable): boolean {
    if (!this.isClosed) this.queue.add(() => this.take(message));
    return !this.isClosed;
  }

  /** Adds a task of the table itself to the queue. */
  later(task: Task): void {
    if (!this.isClosed) this.queue.add(() => this.run(task));
  }

  /** Runs a task in its turn and returns its result. Rejects with Unavailable if the table has left memory. */
  inTurn<T>(task: () => Promise<T> | T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const gone = (): void => reject(new Unavailable('restart', 'The table is not here any more: try again.'));
    if (this.isClosed) gone();
    else
      this.queue.add(async () => {
        if (this.isDropped) gone();
        else
          try {
            resolve(await task());
          } catch (error) {
            this.table.state.dropIfLost(error);
            reject(error);
          } finally {
            this.settle();
          }
      });
    return promise;
  }

  /**
   * Since when nobody is connected and nothing is under way or due, so that the table may leave memory; null otherwise.
   * A screen in the room keeps it in memory, but not from being swept.
   */
  get idleSince(): number | null {
    const { seatTransfers, participants } = this.table;
    const isBusy = this.isClosed || !this.queue.isIdle || seatTransfers.isAnyValid || participants.hasScreens;
    return isBusy || dueOf(this.record) !== null ? null : this.emptySince;
  }

  async close(reason: 'restart' | 'moved'): Promise<void> {
    this.isDropped = reason === 'moved';
    await this.stop();
    this.dismissAll(reason);
  }

  /** Takes no more messages, and ends all timers after the present work. */
  async stop(): Promise<void> {
    this.isClosed = true;
    await this.queue.idle();
    this.table.stop();
  }

  /** Closes all connections, with a sentence that follows the reason if there is one. */
  dismissAll(reason: 'restart' | 'swept' | 'moved' | 'shut', sentence = ''): void {
    const { participants } = this.table;
    const words = sentence === '' ? reason : `${reason}: ${sentence}`;
    for (const participant of participants.audience) participants.dismiss(participant, CLOSE[reason], words);
  }

  private async run(task: Task): Promise<void> {
    if (this.isDropped) return;
    try {
      await task();
    } finally {
      this.settle();
    }
  }

  private async take(message: ToTable): Promise<void> {
    let actor: Participant | null = null;
    if (message.kind === 'gone') this.leave(message.client);
    // The client joins again, and finds the table as the store has it.
    else if (this.isDropped) this.services.bus.dismiss(clientOf(message), CLOSE.moved, 'moved');
    else if (message.kind === 'arrived') await this.admit(message);
    else {
      actor = this.table.participants.find(message.client);
      const said = message.message;
      if (actor === null) {
        // They joined before the table was restored, or have been dismissed.
        this.services.bus.dismiss(message.client, CLOSE.moved, 'moved');
        return;
      }
      const participant = actor;
      await this.answering(participant.client, said, () => handle(this.table, participant, said));
    }
    this.settle(actor);
  }

  private async admit({ from, join: said }: Extract<ToTable, { kind: 'arrived' }>): Promise<void> {
    const refusal = await this.answering(from.client, said, () => join(this.table, from, said));
    if (refusal === null) return;
    this.leave(from.client);
    this.services.bus.dismiss(from.client, isServerFault(refusal) ? CLOSE.tryLater : CLOSE.policy, refusal);
  }

  private leave(client: ClientId): void {
    const { participants, state } = this.table;
    if (participants.find(client) === null) return;
    participants.remove(client);
    state.touch();
  }

  /** Sends an error to the client if the task is refused, and returns its code; null if it succeeds. */
  private async answering(
    client: ClientId,
    said: { readonly type: string; readonly step?: number },
    task: () => Promise<void> | void,
  ): Promise<Refusal['code'] | null> {
    try {
      await task();
      return null;
    } catch (error) {
      this.table.state.dropIfLost(error);
      const { code, message } = refusalOf(error);
      const about = said.type;
      const step = said.type === 'answer' ? { step: said.step } : {};
      this.services.metrics.errors.inc({ code });
      const pass = error instanceof Barred && error.pass !== null ? { pass: error.pass } : {};
      this.services.bus.toClient(
        client,
        JSON.stringify(toWire({ type: 'error', code, message, about, ...step, ...pass })),
      );
      if (isServerFault(code))
        this.services.log.error({ err: error, table: this.record.code, about }, 'a message failed');
      return code;
    }
  }

  private settle(actor: Participant | null = null): void {
    if (this.isDropped) return;
    this.table.settle(actor);
    this.notePresence();
    this.settled();
  }

  /** Notes since when nobody is connected. The store is told if it says that nobody is. */
  private notePresence(): void {
    const { isEmpty } = this.table.participants;
    if (isEmpty === (this.emptySince !== null)) return;
    this.emptySince = isEmpty ? this.services.time.now() : null;
    if (isEmpty || !this.isLeft) return;
    const { code } = this.record;
    this.isLeft = false;
    this.services.store.write([{ put: 'left', table: code, at: null }]).catch((error: unknown) => {
      this.isLeft = true;
      if (!this.table.state.dropIfLost(error))
        this.services.log.error({ err: error, table: code }, 'that somebody is here could not be kept');
    });
  }
}
