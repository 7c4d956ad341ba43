// One attacker: at home at a table of his own, a watcher at that of others, and a stranger everywhere else.

import { below, type Random, randomFrom } from '@posse/engine';
import { type Attack, strike } from './attack.ts';
import { request } from './http.ts';
import { Intruder } from './intruder.ts';
import { Line } from './line.ts';
import { badManners } from './manners.ts';
import { OwnTable, ROLES } from './own-table.ts';
import type { PeacefulTable } from './peaceful-table.ts';
import { anyRequest } from './requests.ts';
import type { Tally } from './tally.ts';
import { type Prey, wrongCall, wrongJoin } from './visits.ts';
import { anyOf, anyWords, brokenFrame, oversized } from './words.ts';

/** A line that was refused so often is given up before the server does it. */
const WORN = 150;
/** Milliseconds. So is one that has not joined, because the server does not wait for ever. */
const IDLE = 3000;

export class Attacker {
  private readonly address: string;
  private readonly prey: Prey;
  private readonly tally: Tally;
  private readonly random: Random;
  private readonly ownTable: OwnTable;
  private readonly intruder: Intruder;
  private stranger: Line | null = null;
  private strangerSince = 0;
  /** How often each is tried. */
  private readonly ways: readonly (readonly [number, () => Promise<void>])[] = [
    [40, () => this.atHome()],
    [10, () => this.rudely()],
    [10, () => this.asIntruder()],
    [10, () => this.asStranger()],
    [6, () => this.once(brokenFrame(this.random))],
    [4, () => this.once(oversized(this.random))],
    [6, () => this.once(wrongJoin(this.random, this.prey, this.ownTable))],
    [4, () => wrongCall(this.random, this.address, this.prey, this.tally)],
    [10, () => request(this.address, anyRequest(this.random, this.prey), this.tally)],
  ];

  private constructor(address: string, peacefulTable: PeacefulTable, ownTable: OwnTable, number: number, tally: Tally) {
    this.address = address;
    this.prey = peacefulTable.prey;
    this.tally = tally;
    this.random = randomFrom(`attacker ${number}`);
    this.ownTable = ownTable;
    this.intruder = new Intruder(address, this.prey, peacefulTable.sent);
  }

  static async prepare(address: string, peacefulTable: PeacefulTable, number: number, tally: Tally): Promise<Attacker> {
    return new Attacker(address, peacefulTable, await OwnTable.open(address), number, tally);
  }

  /** In one way or another. */
  async attack(): Promise<void> {
    let die = below(
      this.random,
      this.ways.reduce((sum, [often]) => sum + often, 0),
    );
    for (const [often, way] of this.ways) {
      if (die < often) return way();
      die -= often;
    }
  }

  close(): void {
    this.ownTable.close();
    this.intruder.close();
    this.stranger?.hangUp();
  }

  private async atHome(): Promise<void> {
    const line = await this.ownTable.line(anyOf(this.random, ROLES));
    const attack = anyWords(this.random, true);
    if (attack !== null) await strike(line, attack, true, this.tally);
  }

  private async rudely(): Promise<void> {
    const line = await this.ownTable.line(anyOf(this.random, ROLES));
    await strike(line, badManners(this.random, line), true, this.tally);
  }

  private async asIntruder(): Promise<void> {
    await strike(await this.intruder.line(), this.intruder.attack(this.random), true, this.tally);
  }

  /** Through a line that does not join. */
  private async asStranger(): Promise<void> {
    const attack = anyWords(this.random, false);
    if (attack === null) return;
    const now = performance.now();
    if (this.stranger === null || this.stranger.faults > WORN || now - this.strangerSince > IDLE) {
      this.stranger?.hangUp();
      this.stranger = await Line.dial(this.address);
      this.strangerSince = now;
    }
    await strike(this.stranger, attack, false, this.tally);
  }

  /** Something that costs a line of its own. Half of them have joined by then. */
  private async once(attack: Attack): Promise<void> {
    const isJoin = typeof attack.bytes === 'string';
    const line = await Line.dial(this.address);
    if (!isJoin && below(this.random, 2) === 0) await line.join(this.ownTable.code);
    await strike(line, attack, false, this.tally);
  }
}
