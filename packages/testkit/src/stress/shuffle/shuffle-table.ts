// A table of the stress test `shuffle`: three honest players, the operator's seats, and bots.

import { below, type Random } from '@posse/engine';
import {
  type Assurance,
  assuranceOf,
  type CommittedProof,
  commitmentOf,
  defaultContribution,
  isFairlyDealt,
  type NewTable,
  type Proof,
  proof as proofSchema,
  type Start,
  seedOf,
  tableCreated,
  transcriptHashesIn,
  transcriptHashOf,
} from '@posse/protocol';
import type { StartRecord } from '@posse/store';
import { retryRequest } from '../people/retry-over-restart.ts';
import { redealtGame } from '../replayed-game.ts';
import type { ServerProcess } from '../server-process.ts';
import { must } from '../stress-test.ts';
import { HONEST_SEATS, type Plan } from './operator-plans.ts';
import { eventually } from './polled-condition.ts';
import { Player } from './shuffle-player.ts';

/** The number of other contributions that a liar tries. */
const LIES = 5;
const HONEST_NAMES = ['Ann', 'Bob', 'Cleo'] as const;
/** The maximum number of deals that the operator may know for each verdict. More leave a deal unproven. */
const MAX_KNOWN: Readonly<Record<Assurance, number>> = {
  fair: 1,
  'aborted-once': 2,
  'aborted-often': Number.POSITIVE_INFINITY,
  'few-contributions': Number.POSITIVE_INFINITY,
};

export interface ShuffleTableSettings {
  readonly server: ServerProcess;
  readonly number: number;
  readonly plan: Plan;
  /** Is a deal with this seed one that the operator wants? */
  readonly isWanted: (seed: string) => boolean;
  readonly random: Random;
}

/** A contribution that was kept from the server, and how its page reports it. */
interface Withheld {
  readonly seat: number;
  readonly start: string;
  readonly expected: 'sent' | 'acknowledged';
}

/** The present state: every reveal of a start is held, the table asks "Deal anyway?", the game is dealt, or nothing is to come. */
type Stage = 'held' | 'asked' | 'dealt' | 'ended';

const planOf = (number: number): NewTable => ({
  game: number % 2 === 0 ? 'dice' : 'card',
  plan: { seats: 5 + (number % 2), bot: 'random' },
  clock: { answer: 5, bank: 0 },
});

export class ShuffleTable {
  readonly code: string;
  readonly plan: Plan;
  /** The seeds of the deals that the operator knew before choosing one. */
  readonly known: string[] = [];
  /** Withheld reveals that an honest client reported, also after a reload. */
  reports = 0;
  private readonly settings: ShuffleTableSettings;
  private readonly people: readonly Player[];
  private readonly newcomers: Player[] = [];
  private readonly withheld: Withheld[] = [];
  /** The transcript hashes of the starts for which the operator has chosen. */
  private readonly decided: string[] = [];
  private aborts = 0;
  private hasAsked = false;
  private game: string | null = null;

  private constructor(settings: ShuffleTableSettings, code: string, pass: string | null) {
    this.settings = settings;
    this.plan = settings.plan;
    this.code = code;
    const own = Array.from({ length: this.plan.seats }, (_, number) => `Operator ${number}`);
    this.people = [...HONEST_NAMES, ...own].map((name, place) => this.player(name, place === 0 ? pass : null));
  }

  static async open(settings: ShuffleTableSettings): Promise<ShuffleTable> {
    const { server, number } = settings;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(planOf(number));
    const text = await retryRequest(() => fetch(`${server.address}/api/tables`, { method: 'POST', headers, body }));
    const { table, pass } = tableCreated.parse(JSON.parse(text));
    return new ShuffleTable(settings, table.code, pass);
  }

  /** Seats everybody who has no seat; true when all sit and are committed. */
  get isGathered(): boolean {
    for (const [seat, { client }] of this.people.entries())
      if (client.status === 'open' && client.seat === null) client.sit(seat);
    return this.people.every(
      ({ client: { status, seat, table } }, place) => status === 'open' && seat === place && table?.seats[seat]?.adds,
    );
  }

  get isBack(): boolean {
    return this.people.every(({ client }) => client.status === 'open');
  }

  start(): void {
    this.host.client.start();
  }

  /** The present stage; null while there is nothing to decide. */
  get stage(): Stage | null {
    const { honest, hasAsked } = this;
    if (honest.every(({ client }) => client.game !== null && client.table?.phase !== 'gathering')) return 'dealt';
    const tables = honest.map(({ client: { status, table } }) => (status === 'open' ? table : null));
    if (!hasAsked && tables.every((table) => (table?.dealAnyway ?? null) !== null)) return 'asked';
    if (hasAsked && this.plan.answer === 'no' && tables.every((table) => table !== null && table.dealAnyway === null))
      return 'ended';
    const { seal } = this;
    return seal !== null && !this.decided.includes(seal) && this.areAllHeld(seal) ? 'held' : null;
  }

  /** The contributions of honest players that are held now. */
  get heldContributions(): readonly string[] {
    const { seal } = this;
    return this.honest.flatMap((player) => (seal === null ? null : player.contributionTo(seal)) ?? []);
  }

  /**
   * Notes the deal that would follow: the operator knows the secret from the database and every contribution from the
   * connections.
   */
  foresee({ secret, promises }: StartRecord): void {
    const start = this.shownStart as Start;
    must(commitmentOf(secret) === start.commitment, () => `table ${this.code} went on while the operator was reading`);
    const seal = transcriptHashOf(start);
    const lucks = promises.map((promise, seat) =>
      promise === null ? defaultContribution(start.commitment, seat) : (this.people[seat]?.contributionTo(seal) ?? ''),
    );
    const seed = seedOf(secret, seal, lucks);
    if (!this.known.includes(seed)) this.known.push(seed);
  }

  /** Delivers the reveal of one honest player before the server is killed. No plan for a killed server withholds it. */
  deliverOne(): void {
    const { seal } = this;
    if (seal !== null) this.people[HONEST_SEATS[1]]?.deliver(seal);
  }

  /** Makes the operator's decision: lets the start go, or aborts it as planned. */
  async decide(): Promise<void> {
    const { plan, settings, known } = this;
    const seal = this.seal as string;
    this.decided.push(seal);
    const abort = settings.isWanted(known.at(-1) as string) ? undefined : plan.aborts[this.aborts];
    if (abort !== undefined) this.aborts++;
    for (const seat of abort?.seats ?? []) await this.keepFrom(seat, seal, abort?.how ?? 'withhold');
    for (const [seat, player] of this.people.entries()) if (!abort?.seats.includes(seat)) player.deliver(seal);
  }

  /** Waits until the table has handled all that anybody here has sent. */
  async settled(): Promise<void> {
    await Promise.all(this.people.map((player) => player.settled()));
  }

  answer(): void {
    this.hasAsked = true;
    for (const { client } of this.people) client.dealAnyway(this.plan.answer === 'yes');
  }

  /** Checks that each honest page reports its withheld reveals, and only those: now, and after a reload. */
  async checkReports(): Promise<void> {
    this.game = this.host.client.game?.id ?? null;
    this.checkPages();
    const named = this.honest.filter((_, place) => this.withheld.some(({ seat }) => seat === place));
    for (const player of named) player.reload();
    for (const player of named)
      await eventually(
        () => player.client.status === 'open' && (this.game === null || player.client.game !== null),
        () => `a page at table ${this.code} is not loaded again`,
      );
    this.checkPages();
    this.reports += this.withheld.filter(({ seat }) => seat < HONEST_SEATS.length).length;
  }

  /** Lets everybody leave, while bots play on. */
  leave(): void {
    for (const { client } of this.people) client.leave();
  }

  close(): void {
    for (const { client } of [...this.people, ...this.newcomers]) client.stop();
  }

  async proof(): Promise<CommittedProof> {
    const address = `${this.settings.server.address}/api/games/${this.game}/proof`;
    let reply: Response | null = null;
    await eventually(
      async () => {
        reply = await fetch(address).catch(() => null);
        return reply?.ok === true;
      },
      () => `the game at table ${this.code} does not end`,
    );
    const proof: Proof = proofSchema.parse(await (reply as Response | null)?.json());
    must(proof.version === 3, () => `the proof of game ${proof.id} has version ${proof.version}`);
    return proof;
  }

  /** Throws StressTestFailed if the deal is another than it had to be. `isRolledBack`: a start was taken out of the database. */
  check(proof: CommittedProof, isRolledBack = false): Assurance {
    const name = `game ${proof.id} (${this.plan.name})`;
    must(isFairlyDealt(proof), () => `${name} was not dealt as committed`);
    const starts = transcriptHashesIn(proof);
    for (const [seat, player] of this.honest.entries()) {
      player.check();
      const isIn = (proof.promises[seat] ?? null) !== null;
      const own = player.contributionTo(starts.at(-1) ?? '');
      must(!isIn || own === proof.lucks[seat], () => `${name}: the contribution of seat ${seat} is not in the seed`);
      const areAllIn = player.client.startsBefore(proof.id).every((start) => starts.includes(start));
      must(areAllIn !== isRolledBack, () =>
        isRolledBack ? `${name}: the page of seat ${seat} forgot a start` : `${name}: a start is not in the proof`,
      );
    }
    this.checkNames(proof, name);
    playAgain(proof);
    const verdict = assuranceOf(proof) as Assurance;
    const { known, plan } = this;
    must(
      isRolledBack || known.length <= MAX_KNOWN[verdict],
      () => `${name}: ${known.length} known deals are "${verdict}"`,
    );
    const isForeseen = known.at(-1) === proof.replay.seed;
    must(
      isForeseen !== (plan.isDealtAtOnce === true),
      () => `${name}: the operator ${isForeseen ? 'knew' : 'did not know'} the deal`,
    );
    return verdict;
  }

  /** Throws StressTestFailed unless the outcome is exactly the planned one, for an operator who is never content. */
  checkOutcome(verdict: Assurance | null): void {
    const { name, known, verdict: expected, answer } = this.plan;
    must(this.known.length === known, () => `${name}: ${this.known.length} deals were known, not ${known}`);
    must(verdict === expected, () => `${name}: the verdict is "${verdict}", not "${expected}"`);
    must(
      this.hasAsked === (answer !== undefined),
      () => `${name}: the players were ${this.hasAsked ? '' : 'not '}asked`,
    );
  }

  private get honest(): readonly Player[] {
    return this.people.slice(0, HONEST_SEATS.length);
  }

  private get host(): Player {
    return this.people[0] as Player;
  }

  private get shownStart(): Start | null {
    return this.host.client.table?.start ?? null;
  }

  private get seal(): string | null {
    const { shownStart } = this;
    return shownStart === null ? null : transcriptHashOf(shownStart);
  }

  private areAllHeld(seal: string): boolean {
    const { promises = [] } = this.shownStart ?? {};
    return promises.every((promise, seat) => promise === null || this.people[seat]?.isHeld(seal));
  }

  private player(name: string, pass: string | null): Player {
    return new Player({ url: this.settings.server.socket, table: this.code, name, pass });
  }

  private async keepFrom(seat: number, start: string, how: Plan['aborts'][number]['how']): Promise<void> {
    const player = this.people[seat] as Player;
    this.withheld.push({ seat, start, expected: how === 'acknowledge' ? 'acknowledged' : 'sent' });
    if (how === 'acknowledge') player.acknowledge(start);
    if (how === 'lie') await this.lie(player, start);
    if (how === 'leave') await this.comeAnew(player, seat);
  }

  private async lie(player: Player, start: string): Promise<void> {
    for (let lie = 0; lie < LIES; lie++) player.lie(start, lieOf(this.settings.random));
    const lies = (): number => player.refusals.filter((code) => code === 'bad-luck').length;
    await eventually(
      () => lies() === LIES,
      () => `of ${LIES} lies at table ${this.code} ${lies()} were refused`,
    );
  }

  /** The player leaves, and comes back as a new guest who wants the same seat. */
  private async comeAnew(player: Player, seat: number): Promise<void> {
    player.client.leave();
    const newcomer = this.player('Newcomer', null);
    this.newcomers.push(newcomer);
    await eventually(
      () => newcomer.client.status === 'open',
      () => `nobody new can come to table ${this.code}`,
    );
    newcomer.client.sit(seat);
    await eventually(
      () => newcomer.refusals.includes('not-now') || newcomer.client.seat !== null,
      () => `a newcomer at table ${this.code} gets no answer`,
    );
    must(newcomer.client.seat === null, () => `a newcomer sat down at table ${this.code} during a shuffle`);
  }

  private checkPages(): void {
    for (const [seat, { client }] of this.honest.entries()) {
      const expected = this.withheld.filter((one) => one.seat === seat).map((one) => `${one.start} ${one.expected}`);
      const { aborted = [] } = client.table ?? {};
      const named = aborted.filter(({ missing }) => missing.some(({ guest }) => guest === client.you));
      const reported = named.map(({ start }) => `${start} ${client.contributionFor(start)}`);
      must(
        reported.join() === expected.join(),
        () => `${this.plan.name}: the page of seat ${seat} reports "${reported}" instead of "${expected}"`,
      );
    }
  }

  /**
   * Checks that exactly the seats that did not reveal are named, to everybody, and that they contribute to no later
   * start.
   */
  private checkNames({ givenUp, promises }: CommittedProof, name: string): void {
    const later = [...givenUp.slice(1).map((start) => start.promises), promises];
    const out: number[] = [];
    for (const [number, { missing }] of givenUp.entries()) {
      const seats = missing.map(({ seat }) => seat);
      const expected = this.plan.aborts[number]?.seats;
      must(seats.join() === expected?.join(), () => `${name}: the seats ${seats} are named instead of ${expected}`);
      out.push(...seats);
      const back = out.find((seat) => (later[number]?.[seat] ?? null) !== null);
      must(back === undefined, () => `${name}: seat ${back} contributes after it aborted a shuffle`);
    }
    const isTold = (seat: number): boolean =>
      this.honest.every(({ client }) =>
        client.lines.some(
          (line) => (line.notice === 'no-luck' || line.notice === 'gone-at-start') && line.seat === seat,
        ),
      );
    const untold = out.find((seat) => !isTold(seat));
    must(untold === undefined, () => `${name}: nobody was told that seat ${untold} aborted a shuffle`);
  }
}

const lieOf = (random: Random): string => Array.from({ length: 64 }, () => below(random, 16).toString(16)).join('');

/** Checks that the replayed game is the one that was dealt. */
function playAgain({ id, replay }: Proof): void {
  const again = redealtGame(replay.game, replay.setup, replay.seed);
  for (const answer of replay.answers) again.take(answer as unknown as Parameters<typeof again.take>[0]);
  must(String(again.winners) === String(replay.winners), () => `game ${id} ends otherwise when it is played again`);
}
