// A table where people, bots and watchers play and talk, break off and come back, and everything that anybody received is kept.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import { type Proof, problem, proof as proofSchema, tableCreated, tableInfo, tableList } from '@posse/protocol';
import type { ServerProcess } from '../server-process.ts';
import { must } from '../trial.ts';
import { Ear } from './ear.ts';
import type { Plan } from './plans.ts';

/** An answer over HTTP, and the form that it should have. */
export interface Reply {
  readonly form: { safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown } };
  readonly text: string;
}

export interface Recording {
  readonly plan: Plan;
  readonly ears: readonly Ear[];
  readonly replies: readonly Reply[];
  /** What the server told of each game when it was over, and not before. */
  readonly proofs: readonly Proof[];
}

const PATIENCE = 60_000;
/** Words by one person: more would be refused. */
const MOST_WORDS = 5;
const WORDS_WITHIN = 10_500;
const NAMES = ['Ann', 'Bob', 'Cleo'];

export class Party {
  private readonly server: ServerProcess;
  private readonly plan: Plan;
  private readonly random: Random;
  private readonly ears: Ear[] = [];
  private readonly replies: Reply[] = [];
  private readonly spoken = new Map<Ear, number[]>();
  private readonly leaving = new Set<Ear>();
  private code = '';
  /** The question that was last dealt with by each. */
  private readonly considered = new Map<Ear, string>();

  constructor(server: ServerProcess, plan: Plan, random: Random) {
    this.server = server;
    this.plan = plan;
    this.random = random;
  }

  async play(games: number): Promise<Recording> {
    await this.gather();
    const proofs: Proof[] = [];
    for (let game = 0; game < games; game++) proofs.push(await this.playOne(game));
    this.leave();
    return { plan: this.plan, ears: this.ears, replies: this.replies, proofs };
  }

  leave(): void {
    for (const { client } of this.ears) client.stop();
  }

  private async gather(): Promise<void> {
    const { game, plan, people } = this.plan;
    const body = JSON.stringify({ game, plan, isPublic: true });
    const made = await this.fetch('/api/tables', tableCreated, { method: 'POST', headers: JSON_TYPE, body });
    const { table, pass } = tableCreated.parse(JSON.parse(made));
    this.code = table.code;
    for (const name of NAMES.slice(0, people)) this.arrive(name, name === NAMES[0] ? pass : null);
    this.arrive('Watcher');
    await this.until(() => this.ears.every(({ client }) => client.status === 'open'), 'everybody at the table');
    for (const ear of this.people) ear.client.sit();
    await this.until(() => this.people.every(({ client }) => client.seat !== null), 'a seat for everybody');
    await this.fetch('/api/tables', tableList);
    await this.fetch(`/api/tables/${this.code}`, tableInfo);
  }

  private arrive(name: string, pass: string | null = null): void {
    const { code: table } = this;
    const changed = (ear: Ear): void => this.consider(ear);
    this.ears.push(new Ear({ url: this.server.socket, table, name, ...(pass !== null && { pass }), changed }));
  }

  private get host(): Ear {
    return this.ears[0] as Ear;
  }

  private get people(): readonly Ear[] {
    return this.ears.slice(0, this.plan.people);
  }

  private async playOne(number: number): Promise<Proof> {
    const { host, random } = this;
    for (const { client } of this.people) if (client.seat === null) client.sit();
    for (const { client } of this.people) client.ready(true, { keep: below(random, 2) === 0 });
    for (const ear of this.ears) this.say(ear);
    const before = host.client.table?.gameId;
    host.client.start({ passStar: below(random, 2) === 0 });
    await this.until(() => host.client.table?.gameId !== before && host.client.game !== null, 'the deal');
    const id = host.client.game?.id ?? '';
    if (number === 0) this.arrive('Latecomer');
    for (const path of [`/api/games/${id}`, `/api/games/${id}/proof`]) await this.fetch(path, problem);
    await this.fetch(`/api/tables/${this.code}`, tableInfo);
    await this.until(() => this.ears.every(({ client }) => client.proof?.game === id), `the end of game ${id}`);
    await this.settled();
    const told = await fetch(`${this.server.address}/api/games/${id}/proof`);
    return proofSchema.parse(await told.json());
  }

  /** Whatever is on its way has arrived. */
  private async settled(): Promise<void> {
    const asked = this.ears.map((ear) => ({ ear, before: settledOf(ear) }));
    for (const { ear } of asked) ear.settle();
    await this.until(() => asked.every(({ ear, before }) => settledOf(ear) > before), 'the last words');
  }

  /** Something is different for him: he answers, talks, asks, breaks off, leaves, comes back. */
  private consider(ear: Ear): void {
    const { game, seat, table, status } = ear.client;
    const question = `${game?.id} ${game?.n} ${seat}`;
    if (game === null || status !== 'open' || table?.phase !== 'playing') return;
    // He has another seat, and has yet to see the game from there.
    if (game.view.viewer !== (seat ?? 'spectator')) return;
    if (this.considered.get(ear) === question) return;
    this.considered.set(ear, question);
    if (seat === null) this.leaving.delete(ear);
    const { options, asked } = game.view;
    const die = below(this.random, 200);
    if (die === 0 && !this.leaving.has(ear)) ear.cut();
    else if (die < 8) this.say(ear);
    else if (die < 16 && seat !== null) ear.ask(this.attempt(options.length));
    else if (die === 16 && seat !== null && ear !== this.host) this.leaveSeat(ear);
    else if (die < 60 && seat === null && this.people.includes(ear)) ear.client.sit();
    if (die > 60 && die < 70 && seat !== null && asked === seat) ear.client.moreTime();
    if (die > 70 && die < 75 && seat !== null) ear.client.quiet(die % 2 === 0);
    const isMeant = asked === seat || below(this.random, 10) === 0;
    if (options.length > 0 && isMeant) ear.client.answer(below(this.random, options.length));
  }

  /** Until he hears of it his line must not break: he would come back with a token that opens nothing any more. */
  private leaveSeat(ear: Ear): void {
    this.leaving.add(ear);
    ear.client.leave();
  }

  /** Something that is perhaps not possible. */
  private attempt(options: number): Parameters<Ear['ask']>[0] {
    const at = below(this.random, this.plan.plan.seats);
    const kinds = ['play', 'use', 'ability', 'discard', 'choose', 'pass', 'end', 'reroll', 'reveal'];
    const kind = kinds[below(this.random, kinds.length)] ?? 'play';
    return below(this.random, 2) === 0 ? { kind, card: below(this.random, 80), at } : { kind, at, cost: [options] };
  }

  /** At the table, in the gallery or among those who watch: wherever he belongs. */
  private say(ear: Ear): void {
    const { client } = ear;
    const now = performance.now();
    const recent = (this.spoken.get(ear) ?? []).filter((at) => at > now - WORDS_WITHIN);
    if (recent.length >= MOST_WORDS) return;
    this.spoken.set(ear, [...recent, now]);
    const isPlaying = client.table?.phase === 'playing';
    const view = client.game?.view as { readonly players: readonly { readonly alive: boolean }[] } | undefined;
    const left = client.table?.seats.findIndex(({ guest }) => guest !== null && guest === client.you) ?? -1;
    const held = client.seat ?? (left < 0 ? null : left);
    const isOut = held !== null && view?.players[held]?.alive === false;
    const apart = held === null && !client.table?.plan.gallery ? 'watchers' : 'gallery';
    client.say(isPlaying && (isOut || held === null) ? apart : 'table', `${ear.name} speaks`);
  }

  private async fetch(path: string, form: Reply['form'], init: RequestInit = {}): Promise<string> {
    const text = await (await fetch(`${this.server.address}${path}`, init)).text();
    this.replies.push({ form, text });
    return text;
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    for (const end = performance.now() + PATIENCE; !holds(); await pause(5)) {
      const stopped = this.ears.find(({ client }) => client.status === 'stopped');
      must(stopped === undefined, () => `${stopped?.name} was turned away: ${stopped?.client.stoppedBecause?.code}`);
      must(
        performance.now() < end,
        () => `${what} did not come at a table of ${JSON.stringify(this.plan)}: ${this.ears.map(told)}`,
      );
    }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

const settledOf = ({ heard }: Ear): number => heard.filter(({ text }) => text === '{"type":"settled"}').length;

const told = ({ name, client: { status, seat, game, table, proof } }: Ear): string =>
  `${name} is ${status} in seat ${seat} at step ${game?.n} of ${game?.id}, ${table?.phase}, asked ${game?.view.asked}, proof of ${proof?.game}`;
