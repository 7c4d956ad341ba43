// Reads along with one person at a table, over all his connections, and keeps his diaries. Whatever must not be is noticed at once.

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

/** How far a connection has followed a game. */
interface Following {
  readonly game: string;
  readonly step: number;
}

/** In a moment one is asked until one has decided: the rest stays as it was. */
const unasked = (view: AnyView): AnyView => ({ ...view, asked: null, options: [] });

export class PlayerRecorder implements SocketListener {
  readonly diaries = new Map<string, PlayerRecord>();
  /** The last life of the server that let him in. */
  private welcomedIn = 0;
  private heardAt = 0;
  /** Such as `seat 3 of table ABCDEF`. */
  readonly name: string;
  private readonly seat: number;
  private readonly following = new WeakMap<CuttableSocket, Following>();
  /** The connections by which he was told of a game. */
  private readonly told = new WeakSet<CuttableSocket>();
  /** The table as each connection was told of it last. */
  private readonly tables = new WeakMap<CuttableSocket, TableInfo>();
  /** The update that was heard and that the client has not told of yet. */
  private owed: number | null = null;
  /** The commitment to the next game. */
  private promise: string | null = null;
  /** What he gave for the seed of the next game. */
  private lucks = new Set<string>();

  constructor(table: string, seat: number) {
    this.name = `seat ${seat} of table ${table}`;
    this.seat = seat;
  }

  /** Has this life of the server let him in, and has he heard anything since then? */
  isBack(life: number, since: number): boolean {
    return this.welcomedIn >= life && this.heardAt > since;
  }

  // --- on the wire ---

  said(text: string, line: CuttableSocket): void {
    const said = fromWire(JSON.parse(text) as WireFromClient);
    if (said.type === 'join' && said.since !== undefined) this.following.set(line, said.since);
    if (said.type === 'reveal') this.lucks.add(said.luck);
    if (said.type !== 'answer') return;
    const choice = this.diary(this.following.get(line)?.game).choices.get(said.step);
    must(
      choice?.option === said.option,
      () => `${this.name}: the client sent an answer that he did not choose: ${text}`,
    );
    choice.sent++;
  }

  heard(text: string, line: CuttableSocket): void {
    const heard = fromWire(JSON.parse(text) as WireFromServer);
    this.heardAt = performance.now();
    if (heard.type === 'welcome') this.welcomedIn = line.life;
    if (heard.type === 'welcome' || heard.type === 'table') this.heardOfTable(line, heard);
    else if (heard.type === 'game') this.wasShown(line, { game: heard.id, step: heard.step }, heard.step);
    else if (heard.type === 'update') this.heardUpdate(line, heard.step);
    else if (heard.type === 'proof') this.diary(heard.game).secret = heard.secret;
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
    if (gameId !== null && !this.diaries.has(gameId)) {
      this.diaries.set(gameId, newRecord(game, this.seat, this.promise, this.lucks));
      this.promise = null;
      this.lucks = new Set();
    }
    const promised = phase === 'playing' ? this.diary(gameId ?? undefined).promise : (this.promise ?? commitment);
    must(commitment === promised, () => `${this.name}: the table has promised ${promised}, and then ${commitment}`);
    if (phase !== 'playing') this.promise = commitment;
  }

  /** One after the other, and each of them once. */
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
    const diary = this.diary(now.game);
    const isFirst = !this.told.has(line);
    this.told.add(line);
    for (const [life, { most }] of diary.shown)
      must(
        (life >= line.life && !isFirst) || most <= from,
        () => `${this.name} had seen step ${most} of game ${now.game}; through his next line it was at step ${from}`,
      );
    noteSteps(diary, line.life, from, now.step);
  }

  // --- at the client ---

  saw({ id, step, view }: GamePicture<AnyView>): void {
    const { views } = this.diary(id);
    const before = views.get(step);
    if (before === view) return;
    must(
      before === undefined || samePlain(unasked(before), unasked(view)),
      () => `${this.name} was shown step ${step} of game ${id} twice, and not the same`,
    );
    views.set(step, view);
  }

  heardFacts({ id, step }: GamePicture<AnyView>, told: readonly SeenFact[]): void {
    const { facts } = this.diary(id);
    must(this.owed === step, () => `${this.name}: the client tells what led to step ${step}, not to step ${this.owed}`);
    must(!facts.has(step), () => `${this.name} heard twice what led to step ${step} of game ${id}`);
    this.owed = null;
    facts.set(step, told);
  }

  /** What he says to this question: as before, if he has answered it before. */
  choice({ id, step, view }: GamePicture<AnyView>): ChosenOption {
    const { choices } = this.diary(id);
    const option = Math.floor(Math.random() * view.options.length);
    const choice = choices.get(step) ?? { option, answer: view.options[option] as AnswerBase, sent: 0 };
    choices.set(step, choice);
    return choice;
  }

  diary(game: string | undefined): PlayerRecord {
    const diary = game === undefined ? undefined : this.diaries.get(game);
    must(diary !== undefined, () => `${this.name} heard of game ${game}, which is not at his table`);
    return diary;
  }
}
