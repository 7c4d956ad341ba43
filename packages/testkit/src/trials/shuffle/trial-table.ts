// A table of the trial: two honest people, one of them the host, a driver who wants to be dealt something, and bots. One game is dealt there.

import { below, type Random } from '@posse/engine';
import {
  isFairlyDealt,
  type NewTable,
  type Proof,
  plainLuck,
  proof as proofSchema,
  type Start,
  sealOf,
  sealsIn,
  seedOf,
  tableCreated,
} from '@posse/protocol';
import type { StartRecord } from '@posse/server/tables';
import { persistently } from '../people/persistently.ts';
import { dealtAnew } from '../replayed-game.ts';
import type { ServerProcess } from '../server-process.ts';
import { must } from '../trial.ts';
import { Player } from './player.ts';

/** What the driver does about a deal that he does not want. */
const TRICKS = ['gives in', 'withholds', 'lies', 'leaves'] as const;
/** How many other lucks a liar tries. */
const LIES = 17;
const DRIVER = 2;

const planOf = (number: number): NewTable => ({
  game: number % 2 === 0 ? 'dice' : 'card',
  plan: { seats: 4 + (number % 3), bot: 'random' },
  clock: { answer: 5, bank: 0 },
});

export class TrialTable {
  readonly code: string;
  readonly honest: readonly Player[];
  readonly driver: Player;
  /** The first start that was shown, and the seed that follows from it if the driver shows his luck. */
  private first: { readonly seal: string; readonly seed: string } | null = null;
  private readonly server: ServerProcess;
  private readonly random: Random;

  private constructor(server: ServerProcess, random: Random, code: string, pass: string | null) {
    this.server = server;
    this.random = random;
    this.code = code;
    const player = (name: string, own: string | null): Player =>
      new Player({ url: server.socket, table: code, name, pass: own, isDriver: name === 'Driver' });
    this.honest = [player('Ann', pass), player('Bob', null)];
    this.driver = player('Driver', null);
  }

  static async open(server: ServerProcess, number: number, random: Random): Promise<TrialTable> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(planOf(number));
    const text = await persistently(() => fetch(`${server.address}/api/tables`, { method: 'POST', headers, body }));
    const { table, pass } = tableCreated.parse(JSON.parse(text));
    return new TrialTable(server, random, table.code, pass);
  }

  private get people(): readonly Player[] {
    return [...this.honest, this.driver];
  }

  private get host(): Player {
    return this.honest[0] as Player;
  }

  /** Sits everybody down, if he does not sit; true when all sit and have promised. */
  get isGathered(): boolean {
    for (const [seat, { client }] of this.people.entries())
      if (client.status === 'open' && client.seat === null) client.sit(seat);
    return this.people.every(
      ({ client: { status, seat, table } }) => status === 'open' && seat !== null && table?.seats[seat]?.adds,
    );
  }

  get isBack(): boolean {
    return this.people.every(({ client }) => client.status === 'open');
  }

  /** The host wants a game, and all who still have a seat are there. */
  start(): void {
    const { status, table } = this.host.client;
    if (status === 'open' && table?.phase === 'gathering' && table.start === null) this.host.client.start();
  }

  get isDealt(): boolean {
    return this.honest.every(({ client }) => client.game !== null);
  }

  /** The lucks that honest people have shown for the start that is under way; null before all have. */
  get shown(): readonly string[] | null {
    const seal = this.sealShown;
    const lucks = this.honest.map((player) => (seal === null ? null : player.luckFor(seal)));
    return lucks.every((luck) => luck !== null) && this.driver.luckFor(seal ?? '') !== null ? lucks : null;
  }

  /** The driver knows the server's secret and everybody's luck: what would be dealt? Is it what he wants? */
  foresees({ secret, promises }: StartRecord): boolean {
    const start = this.host.client.table?.start as Start;
    const seal = sealOf(start);
    const lucks = promises.map((promise, seat) =>
      promise === null ? plainLuck(start.commitment, seat) : (this.people[seat]?.luckFor(seal) ?? ''),
    );
    this.first = { seal, seed: seedOf(secret, seal, lucks) };
    return isWanted(this.first.seed);
  }

  /** The driver does what he can about a deal. */
  plays(isWanted: boolean): void {
    const trick = isWanted ? 'gives in' : TRICKS[below(this.random, TRICKS.length)];
    if (trick === 'lies') for (let lie = 0; lie < LIES; lie++) this.driver.reveal(lieOf(this.random));
    if (trick === 'leaves') this.driver.client.leave();
    if (trick === 'gives in') this.driver.reveal();
  }

  /** Bots play on. */
  leave(): void {
    for (const { client } of this.people) client.leave();
  }

  close(): void {
    for (const { client } of this.people) client.stop();
  }

  async proof(): Promise<Proof | null> {
    const reply = await fetch(`${this.server.address}/api/games/${this.host.client.game?.id}/proof`).catch(() => null);
    return reply?.ok ? proofSchema.parse(await reply.json()) : null;
  }

  /** Throws TrialFailed if the deal is another than it had to be, and nobody could know. `isRolledBack`: the start was taken out of the database. */
  check(proof: Proof, isRolledBack: boolean): { readonly givenUp: number; readonly isWanted: boolean } {
    const { id, lucks, replay } = proof;
    must(isFairlyDealt(proof) && proof.version === 2, () => `game ${id} was not dealt as it was promised`);
    const seals = sealsIn(proof);
    const last = seals.at(-1) ?? '';
    const name = `game ${id}, dealt from start ${seals.length}`;
    for (const [seat, player] of this.honest.entries()) {
      player.check();
      must(
        player.luckFor(last) === lucks[seat],
        () => `${name}: the luck of seat ${seat} is not the one that was shown`,
      );
      const areAllIn = player.client.startsBefore(id).every((seal) => seals.includes(seal));
      must(areAllIn !== isRolledBack, () =>
        isRolledBack
          ? `${name}: the page of seat ${seat} has forgotten a start`
          : `${name}: a start is not in the proof`,
      );
    }
    must(isRolledBack || seals[0] === this.first?.seal, () => `${name}: the first start is not in the proof`);
    must(last !== this.first?.seal || replay.seed === this.first.seed, () => `${name}: this is another deal`);
    must(proof.givenUp.length <= 1, () => `${name}: one seat has given up ${proof.givenUp.length} starts`);
    for (const { missing } of proof.givenUp) {
      must(
        missing.map(({ seat }) => seat).join() === `${DRIVER}`,
        () => `${name}: ${JSON.stringify(missing)} are named`,
      );
      must(this.hasHeardOfDriver, () => `${name}: nobody at the table was told who gave a start up`);
    }
    playAgain(proof);
    return { givenUp: proof.givenUp.length, isWanted: isWanted(replay.seed) };
  }

  private get sealShown(): string | null {
    const start = this.host.client.table?.start ?? null;
    return start === null ? null : sealOf(start);
  }

  private get hasHeardOfDriver(): boolean {
    return this.honest.every(({ client }) =>
      client.lines.some(({ notice, seat }) => (notice === 'no-luck' || notice === 'gone-at-start') && seat === DRIVER),
    );
  }
}

/** One deal in two. */
const isWanted = (seed: string): boolean => seed < '8';

const lieOf = (random: Random): string => Array.from({ length: 64 }, () => below(random, 16).toString(16)).join('');

/** The game is the one that was dealt. */
function playAgain({ id, replay }: Proof): void {
  const again = dealtAnew(replay.game, replay.setup, replay.seed);
  for (const answer of replay.answers) again.take(answer as unknown as Parameters<typeof again.take>[0]);
  must(String(again.winners) === String(replay.winners), () => `game ${id} ends otherwise when it is played again`);
}
