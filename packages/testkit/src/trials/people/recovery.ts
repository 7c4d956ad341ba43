// Collusions for a seat: none is lost too soon, and each comes back.

import { randomFrom } from '@posse/engine';
import { type FromClient, RECOVERY } from '@posse/protocol';
import { until } from '../clock/clock-guest.ts';
import { ClockServer } from '../clock/clock-server.ts';
import { SetTime } from '../clock/set-time.ts';
import { must } from '../trial.ts';
import { Person } from './person.ts';

/** The table looks at least this often while somebody is absent. */
const STEP_SECONDS = 5;

interface Absence {
  readonly name: string;
  /** Seconds that the victim is away, each time. */
  readonly away: readonly number[];
  /** The server is started anew after the absence. */
  readonly restart?: true;
  /** The victim is back in the middle of the notice. */
  readonly backInNotice?: true;
  readonly isLost: boolean;
}

const ABSENCES: readonly Absence[] = [
  { name: '1 s', away: [1], isLost: false },
  { name: '59 s', away: [59], isLost: false },
  { name: '179 s', away: [179], isLost: false },
  { name: 'three times 100 s', away: [100, 100, 100], isLost: false },
  { name: '185 s with a restart', away: [185], restart: true, isLost: false },
  { name: '185 s, back during the notice', away: [185], backInNotice: true, isLost: false },
  { name: '185 s', away: [185], isLost: true },
];

/** Returns one line of figures. Throws TrialFailed if a seat is lost too soon, or does not come back. */
export async function recoverSeats(isTown: boolean): Promise<string> {
  const time = new SetTime();
  const uninstall = time.install();
  const server = await ClockServer.open(time, isTown);
  let given = 0;
  try {
    for (const absence of ABSENCES) {
      const table = await StolenTable.open(server, time);
      await table.collude(absence);
      if (absence.isLost) given++;
      table.close();
    }
    return `${ABSENCES.length} collusions for a seat: 0 seats lost too soon, ${given} after the notice and taken back`;
  } finally {
    uninstall();
    await server.remove();
  }
}

class StolenTable {
  private readonly server: ClockServer;
  private readonly time: SetTime;
  private readonly victim: Person;
  private readonly thief: Person;
  private readonly colluders: readonly Person[];
  private seat = -1;

  private constructor(server: ClockServer, time: SetTime, code: string, pass: string | null) {
    const place = { url: server.socket, table: code, random: randomFrom('recovery') };
    this.server = server;
    this.time = time;
    this.victim = new Person(place, 'Victim', pass);
    this.thief = new Person(place, 'Thief');
    this.colluders = [new Person(place, 'One'), new Person(place, 'Other')];
  }

  /** The victim is the host, two colluders play with them, and the thief watches. */
  static async open(server: ClockServer, time: SetTime): Promise<StolenTable> {
    const { code, pass } = await server.create({ game: 'card', plan: { seats: 4 }, clock: CLOCK });
    const table = new StolenTable(server, time, code, pass);
    for (const person of table.people) {
      // Nobody answers: the game stays where it is.
      person.isIdle = true;
      await until(() => person.isHere, 'a welcome');
      if (person !== table.thief) await person.does({ type: 'sit' });
    }
    const { victim, thief } = table;
    await victim.does({ type: 'start' });
    await until(() => table.people.every(({ client }) => client.game !== null), 'a game');
    table.seat = victim.client.seat ?? -1;
    must(thief.client.seat === null && table.seat >= 0, () => 'the trial itself went wrong: somebody sits elsewhere');
    return table;
  }

  async collude({ name, away, restart, backInNotice, isLost }: Absence): Promise<void> {
    const { victim, thief, server } = this;
    for (const [number, seconds] of away.entries()) {
      if (number > 0) await this.comeBack();
      victim.leaveForGood();
      await until(() => thief.client.table?.seats[this.seat]?.connected === false, 'that the victim is gone');
      await this.pass(seconds);
    }
    if (restart) {
      await server.stop();
      await server.start();
      await until(() => [thief, ...this.colluders].every(({ isHere }) => isHere), 'that all others are back');
    }
    const refusal = await this.swear();
    must(
      isLost || backInNotice === true || refusal === 'too-soon',
      () => `a claim after ${name} is answered ${refusal}`,
    );
    if (backInNotice) {
      await this.pass(RECOVERY.noticeSeconds / 2);
      await this.comeBack();
    }
    await this.pass(RECOVERY.noticeSeconds);
    if (isLost) await until(() => thief.client.seat !== null, 'the recovery of a seat after the notice');
    must(isLost === (thief.client.seat !== null), () => `absent for ${name}, the victim has lost their seat`);
    must((await thief.does(PAUSE)) === 'not-the-host', () => `absent for ${name}, the victim has lost their powers`);
    if (!backInNotice) await this.comeBack();
    if (isLost) await this.takeBack();
    must(victim.client.seat === this.seat, () => `back after ${name}, the victim does not have their seat`);
  }

  close(): void {
    for (const person of this.people) person.leaveForGood();
  }

  /** The owner sees no hand before the tap, and the thief gets nothing any more after it. */
  private async takeBack(): Promise<void> {
    const { victim, thief } = this;
    must(victim.client.seat === null, () => 'a page that reconnects has taken the seat back by itself');
    const viewer = victim.client.game?.view.viewer;
    must(viewer === 'spectator', () => 'an owner sees a hand before they take the seat back');
    must((await victim.does({ type: 'take-back' })) === null, () => 'an owner can’t take their seat back');
    await until(() => victim.client.seat === this.seat && thief.client.seat === null, 'the seat of its owner');
    victim.leaveForGood();
    await this.pass(RECOVERY.absenceSeconds + STEP_SECONDS);
    must((await this.swear()) === 'has-seen', () => 'a thief claims the seat again');
    must((await thief.does({ type: 'sit' })) === 'has-seen', () => 'a thief sits down elsewhere');
    await this.comeBack();
    must(victim.client.table?.host === victim.you, () => 'the host has lost their powers');
  }

  private get people(): readonly Person[] {
    return [this.victim, ...this.colluders, this.thief];
  }

  private async comeBack(): Promise<void> {
    const { victim } = this;
    victim.arrive();
    await until(() => victim.isHere && victim.client.game !== null, 'that the victim is back');
  }

  /** Returns why the thief may not claim the seat; null if they may. */
  private async swear(): Promise<string | null> {
    const { thief, colluders, seat } = this;
    const refusal = await thief.does({ type: 'claim', seat });
    for (const colluder of colluders) await colluder.does({ type: 'vouch', guest: thief.you, on: true });
    return refusal;
  }

  /** Lets time pass as a running server sees it: the table looks after every message. */
  private async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STEP_SECONDS) {
      this.time.pass(Math.min(left, STEP_SECONDS) * 1000);
      await this.thief.does({ type: 'settle' });
    }
  }
}

const CLOCK = { answer: 300, bank: 0 };
const PAUSE: FromClient = { type: 'pause', on: true };
