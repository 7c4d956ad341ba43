// Observes all connections of a player, and keeps a record of each game.
// It fails the test at once if a message is impossible.

import { type AnswerBase, type SeenFact, samePlain } from '@posse/engine';
import {
  type AnyView,
  fromWire,
  type GamePicture,
  type Heard,
  type TableInfo,
  tableAfter,
  type WireFromClient,
  type WireFromServer,
} from '@posse/protocol';
import type { CuttableSocket, SocketListener } from './cuttable-socket.ts';
import { type ChosenOption, newRecord, noteSteps, type PlayerRecord } from './player-record.ts';
import { must } from './stress-test.ts';

/** The step that a connection has reached in a game. */
interface Following {
  readonly game: string;
  readonly step: number;
}

/** A view without its question: players who may give asides see one until they have decided. */
const unasked = (view: AnyView): AnyView => ({ ...view, asked: null, options: [] });

export class PlayerRecorder implements SocketListener {
  readonly records = new Map<string, PlayerRecord>();
  /** The last server process that welcomed this player. */
  private welcomedIn = 0;
  private heardAt = 0;
  /** The name in messages, for example `seat 3 of table ABCDEF`. */
  readonly name: string;
  private readonly seat: number;
  private readonly following = new WeakMap<CuttableSocket, Following>();
  /** The connections that have received a game. */
  private readonly told = new WeakSet<CuttableSocket>();
  /** The last table info by connection. */
  private readonly tables = new WeakMap<CuttableSocket, TableInfo>();
  /** The update that was received, but not yet reported by the client. */
  private owed: number | null = null;
  /** The commitment for the next game. */
  private promise: string | null = null;
  /** The contributions for the next game. */
  private lucks = new Set<string>();

  constructor(table: string, seat: number) {
    this.name = `seat ${seat} of table ${table}`;
    this.seat = seat;
  }

  /** Has this server process welcomed the player, and sent a message after the given time? */
  isBack(life: number, since: number): boolean {
    return this.welcomedIn >= life && this.heardAt > since;
  }

  // --- on the wire ---

  said(text: string, line: CuttableSocket): void {
    const said = fromWire(JSON.parse(text) as WireFromClient);
    if (said.type === 'join' && said.since !== undefined) this.following.set(line, said.since);
    if (said.type === 'reveal') this.lucks.add(said.luck);
    if (said.type !== 'answer') return;
    const chosen = this.record(this.following.get(line)?.game).choices.get(said.step);
    must(
      chosen?.option === said.option,
      () => `${this.name}: the client sent an answer that the player did not choose: ${text}`,
    );
    chosen.sent++;
  }

  heard(text: string, line: CuttableSocket): void {
    const heard = fromWire(JSON.parse(text) as WireFromServer);
    this.heardAt = performance.now();
    if (heard.type === 'welcome') this.welcomedIn = line.life;
    if (heard.type === 'welcome' || heard.type === 'table') this.heardOfTable(line, heard);
    else if (heard.type === 'game') this.wasShown(line, { game: heard.id, step: heard.step }, heard.step);
    else if (heard.type === 'update') this.heardUpdate(line, heard.step);
    else if (heard.type === 'proof') this.record(heard.game).secret = heard.secret;
  }

  private heardOfTable(line: CuttableSocket, heard: Heard<'welcome' | 'table'>): void {
    const before = this.tables.get(line);
    const table = heard.type === 'welcome' ? heard.table : before && tableAfter(before, heard.changes);
    must(
      table !== undefined && table !== null,
      () => `${this.name}: news of the table do not fit what was told before`,
    );
    this.tables.set(line, table);
    this.heldTo(table);
  }

  private heldTo({ game, gameId, phase, commitment }: TableInfo): void {
    if (gameId !== null && !this.records.has(gameId)) {
      this.records.set(gameId, newRecord(game, this.seat, this.promise, this.lucks));
      this.promise = null;
      this.lucks = new Set();
    }
    const promised = phase === 'playing' ? this.record(gameId ?? undefined).promise : (this.promise ?? commitment);
    must(commitment === promised, () => `${this.name}: the table has promised ${promised}, and then ${commitment}`);
    if (phase !== 'playing') this.promise = commitment;
  }

  /** Notes an update. They must come one after the other, and each of them once. */
  private heardUpdate(line: CuttableSocket, step: number): void {
    must(this.owed === null, () => `${this.name}: the client does not tell what led to step ${this.owed}`);
    this.owed = step;
    const before = this.following.get(line);
    must(
      before !== undefined && step === before.step + 1,
      () =>
        `${this.name} had seen step ${before?.step ?? 'none'} of game ${before?.game}, and was then told of step ${step}`,
    );
    this.wasShown(line, { ...before, step }, before.step);
  }

  private wasShown(line: CuttableSocket, now: Following, from: number): void {
    this.following.set(line, now);
    const record = this.record(now.game);
    const isFirst = !this.told.has(line);
    this.told.add(line);
    for (const [life, { most }] of record.shown)
      must(
        (life >= line.life && !isFirst) || most <= from,
        () => `${this.name} had seen step ${most} of game ${now.game}; on their next connection it was at step ${from}`,
      );
    noteSteps(record, line.life, from, now.step);
  }

  // --- at the client ---

  saw({ id, step, view }: GamePicture<AnyView>): void {
    const { views } = this.record(id);
    const before = views.get(step);
    if (before === view) return;
    must(
      before === undefined || samePlain(unasked(before), unasked(view)),
      () => `${this.name} was shown step ${step} of game ${id} twice, and not the same`,
    );
    views.set(step, view);
  }

  heardFacts({ id, step }: GamePicture<AnyView>, told: readonly SeenFact[]): void {
    const { facts } = this.record(id);
    must(this.owed === step, () => `${this.name}: the client tells what led to step ${step}, not to step ${this.owed}`);
    must(!facts.has(step), () => `${this.name} heard twice what led to step ${step} of game ${id}`);
    this.owed = null;
    facts.set(step, told);
  }

  /** Chooses an option: the same as before if this question was answered already. */
  choose({ id, step, view }: GamePicture<AnyView>): ChosenOption {
    const { choices } = this.record(id);
    const option = Math.floor(Math.random() * view.options.length);
    const choice = choices.get(step) ?? { option, answer: view.options[option] as AnswerBase, sent: 0 };
    choices.set(step, choice);
    return choice;
  }

  record(game: string | undefined): PlayerRecord {
    const record = game === undefined ? undefined : this.records.get(game);
    must(record !== undefined, () => `${this.name} heard of game ${game}, which is not at their table`);
    return record;
  }
}
