// Collusions to take a seat: none succeeds too early, and owners regain their seats.

import { randomFrom } from '@posse/engine';
import { type FromClient, RECOVERY } from '@posse/protocol';
import { until } from '../clock/clock-guest.ts';
import { ClockServer } from '../clock/clock-server.ts';
import { FakeClocks } from '../clock/settable-clocks.ts';
import { must } from '../stress-test.ts';
import { Person } from './table-person.ts';

/** The largest jump of the clock while somebody is absent. */
const STEP_SECONDS = 5;

interface Collusion {
  readonly name: string;
  /** The lengths of the victim's absences in seconds. */
  readonly away: readonly number[];
  /** The seconds of the last absence after which the server restarts. */
  readonly restartAt?: number;
  /** The event halfway through the notice: the victim comes back, or the server restarts. */
  readonly inNotice?: 'back' | 'restart';
  /** True if the server restarts while the thief has the seat. */
  readonly restartWhileLost?: true;
  readonly isLost: boolean;
}

const COLLUSIONS: readonly Collusion[] = [
  { name: '1 s', away: [1], isLost: false },
  { name: '59 s', away: [59], isLost: false },
  { name: '179 s', away: [179], isLost: false },
  { name: 'three times 100 s', away: [100, 100, 100], isLost: false },
  { name: 'ten times 20 s', away: Array.from({ length: 10 }, () => 20), isLost: false },
  { name: 'twice 179 s', away: [179, 179], isLost: false },
  { name: '185 s with a restart', away: [185], restartAt: 100, isLost: false },
  { name: '185 s, back during the notice', away: [185], inNotice: 'back', isLost: false },
  { name: '185 s, a restart during the notice', away: [185], inNotice: 'restart', isLost: false },
  { name: '185 s', away: [185], isLost: true },
  { name: '59 s and 185 s', away: [59, 185], isLost: true },
  { name: '185 s, a restart after the notice', away: [185], restartWhileLost: true, isLost: true },
];

/**
 * Runs each collusion this many times, and returns its figures. Throws StressTestFailed if a seat is lost too early,
 * or does not come back.
 */
export async function recoverSeats(isCluster: boolean, rounds: number): Promise<string> {
  const time = new FakeClocks();
  const uninstall = time.install();
  const server = await ClockServer.open(time, isCluster);
  let [held, given, claims] = [0, 0, 0];
  try {
    for (const collusion of Array.from({ length: rounds }, () => COLLUSIONS).flat()) {
      // A busy machine may be too slow for a claim in the last second, so the run is repeated.
      for (let isInTime = false; !isInTime; ) {
        const table = await StolenTable.open(server, time);
        isInTime = await table.collude(collusion);
        claims += table.claims;
        table.close();
      }
      held++;
      if (collusion.isLost) given++;
    }
    return `${held} collusions for a seat with ${claims} claims: 0 seats lost too soon, ${given} after the notice and taken back`;
  } finally {
    uninstall();
    await server.remove();
  }
}

class StolenTable {
  private readonly server: ClockServer;
  private readonly time: FakeClocks;
  private readonly victim: Person;
  private readonly thief: Person;
  private readonly colluders: readonly Person[];
  claims = 0;
  private seat = -1;

  private constructor(server: ClockServer, time: FakeClocks, code: string, pass: string | null) {
    const place = { url: server.socket, table: code, random: randomFrom('recovery') };
    this.server = server;
    this.time = time;
    this.victim = new Person(place, 'Victim', pass);
    this.thief = new Person(place, 'Thief');
    this.colluders = [new Person(place, 'One'), new Person(place, 'Other')];
  }

  /** Opens a table: the victim is the host, two accomplices play, and the thief watches. */
  static async open(server: ClockServer, time: FakeClocks): Promise<StolenTable> {
    const { code, pass } = await server.create({ game: 'card', plan: { seats: 4 }, clock: CLOCK });
    const table = new StolenTable(server, time, code, pass);
    for (const person of table.people) {
      // Nobody answers, so the game does not move.
      person.isIdle = true;
      await until(() => person.isHere, 'a welcome');
      if (person !== table.thief) await person.does({ type: 'sit' });
    }
    const { victim, thief } = table;
    await victim.does({ type: 'start' });
    await until(() => table.people.every(({ client }) => client.game !== null), 'a game');
    table.seat = victim.client.seat ?? -1;
    must(thief.client.seat === null && table.seat >= 0, () => 'the test itself went wrong: somebody sits elsewhere');
    return table;
  }

  /** Runs a collusion. Returns false if the machine was too slow to tell. */
  async collude({ name, away, restartAt, inNotice, restartWhileLost, isLost }: Collusion): Promise<boolean> {
    const { victim, thief } = this;
    let isClaimed = false;
    for (const [number, seconds] of away.entries()) {
      if (number > 0) await this.comeBack();
      isClaimed = await this.claimWhileAway(seconds, number === away.length - 1 ? restartAt : undefined);
      if (isClaimed && seconds < RECOVERY.absenceSeconds) return false;
    }
    must(
      isClaimed === (isLost || inNotice !== undefined),
      () => `absent for ${name}, the victim's seat is not claimed`,
    );
    if (isClaimed) await this.pass(RECOVERY.noticeSeconds / 2);
    must(thief.client.seat === null, () => `absent for ${name}, the victim has lost their seat in the notice`);
    if (inNotice === 'back') await this.comeBack();
    if (inNotice === 'restart') await this.restart();
    await this.pass(RECOVERY.noticeSeconds);
    if (isLost) await until(() => thief.client.seat !== null, 'the recovery of a seat after the notice');
    must(isLost === (thief.client.seat !== null), () => `absent for ${name}, the victim has lost their seat`);
    const refusal = await thief.does(PAUSE);
    must(refusal === 'not-the-host', () => `absent for ${name}, the victim has lost their powers: ${refusal}`);
    if (restartWhileLost) await this.restart();
    if (inNotice !== 'back') await this.comeBack();
    if (isLost) await this.takeBack();
    must(victim.client.seat === this.seat, () => `back after ${name}, the victim does not have their seat`);
    return true;
  }

  close(): void {
    for (const person of this.people) person.leaveForGood();
  }

  /** The owner takes the seat back: they must see no hand before, and the thief must receive nothing afterwards. */
  private async takeBack(): Promise<void> {
    const { victim, thief } = this;
    must(victim.client.seat === null, () => 'a page that reconnects has taken the seat back by itself');
    const viewer = victim.client.game?.view.viewer;
    must(viewer === 'spectator', () => 'an owner sees a hand before they take the seat back');
    must((await victim.does({ type: 'take-back' })) === null, () => 'an owner can’t take their seat back');
    await until(() => victim.client.seat === this.seat && thief.client.seat === null, 'the seat of its owner');
    victim.leaveForGood();
    await this.pass(RECOVERY.absenceSeconds + STEP_SECONDS);
    must((await this.vouchingRefusal()) === 'has-seen', () => 'a thief claims the seat again');
    must((await thief.does({ type: 'sit' })) === 'has-seen', () => 'a thief sits down elsewhere');
    await this.comeBack();
    must(victim.client.table?.host === victim.you, () => 'the host has lost their powers');
  }

  private get people(): readonly Person[] {
    return [this.victim, ...this.colluders, this.thief];
  }

  private async comeBack(): Promise<void> {
    const { victim, thief } = this;
    victim.arrive();
    await until(() => victim.isHere && victim.client.game !== null, 'that the victim is back');
    await until(() => thief.client.table?.seats[this.seat]?.connected === true, 'that all others know of it');
  }

  /**
   * The thief claims the seat every few seconds until the claim is accepted or the absence is over. Returns whether
   * it was accepted.
   */
  private async claimWhileAway(seconds: number, restartAt: number | undefined): Promise<boolean> {
    const { time, victim, thief } = this;
    const from = time.now();
    const [end, due] = [from + seconds * 1000, from + RECOVERY.absenceSeconds * 1000];
    let restartsAt = restartAt === undefined ? Number.POSITIVE_INFINITY : from + restartAt * 1000;
    victim.leaveForGood();
    await until(() => thief.client.table?.seats[this.seat]?.connected === false, 'that the victim is gone');
    while (time.now() < end) {
      time.pass(Math.min(end - time.now(), STEP_SECONDS * 1000));
      if (time.now() >= restartsAt) {
        await this.restart();
        restartsAt = Number.POSITIVE_INFINITY;
      }
      const refusal = await this.vouchingRefusal();
      must(refusal !== null || time.now() >= due, () => 'a seat is claimed before its time');
      must(refusal === null || refusal === 'too-soon', () => `a claim is answered ${refusal}`);
      if (refusal === null) return true;
    }
    return false;
  }

  private async restart(): Promise<void> {
    await this.server.stop();
    await this.server.start();
    const others = [this.thief, ...this.colluders];
    await until(() => others.every(({ isHere, client }) => isHere && client.game !== null), 'that all others are back');
  }

  /** Returns the reason why the thief may not claim the seat; null if they may. */
  private async vouchingRefusal(): Promise<string | null> {
    const { thief, colluders, seat } = this;
    this.claims++;
    const refusal = await thief.does({ type: 'claim', seat });
    for (const colluder of colluders) await colluder.does({ type: 'vouch', guest: thief.you, on: true });
    return refusal;
  }

  /** Advances the clocks in small jumps, as the table checks the time after every message. */
  private async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STEP_SECONDS) {
      this.time.pass(Math.min(left, STEP_SECONDS) * 1000);
      await this.thief.does({ type: 'settle' });
    }
  }
}

const CLOCK = { answer: 300, bank: 0 };
const PAUSE: FromClient = { type: 'pause', on: true };
