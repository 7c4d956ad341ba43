// An attacker with two tables of their own who also visits other tables.

import { below, type Random, randomFrom } from '@posse/engine';
import { type Attack, sendAttack } from './attack-interface.ts';
import type { Tally } from './attack-tally.ts';
import { AttackerTable, ROLES } from './attacker-table.ts';
import { hostilePack } from './hostile-packs.ts';
import { illegalAnswer } from './illegal-answers.ts';
import { Intruder } from './intruder.ts';
import { anyOf, brokenFrame, malformedMessage, oversized } from './malformed-messages.ts';
import { RawConnection } from './raw-connection.ts';
import { request } from './raw-http-client.ts';
import type { VictimTable } from './victim-table.ts';
import { type Target, wrongConnection, wrongJoin } from './wrong-joins.ts';
import { wrongRequest } from './wrong-requests.ts';

/** The number of refusals after which a connection is replaced, before the server closes it. */
const MAX_REFUSALS = 150;
/** Milliseconds after which a connection that has not joined is replaced, before the server closes it. */
const MAX_IDLE_MS = 3000;

export class Attacker {
  private readonly address: string;
  private readonly target: Target;
  private readonly tally: Tally;
  private readonly random: Random;
  private readonly ownTable: AttackerTable;
  /** A table in its waiting room, to which packs can be added. */
  private readonly waitingTable: AttackerTable;
  private readonly intruder: Intruder;
  private stranger: RawConnection | null = null;
  private strangerSince = 0;
  /** Kinds of attacks, with their weights. */
  private readonly ways: readonly (readonly [number, () => Promise<void>])[] = [
    [40, () => this.atHome()],
    [10, () => this.rudely()],
    [6, () => this.withPacks()],
    [10, () => this.asIntruder()],
    [10, () => this.asStranger()],
    [6, () => this.once(brokenFrame(this.random))],
    [4, () => this.once(oversized(this.random))],
    [6, () => this.once(wrongJoin(this.random, this.target, this.ownTable))],
    [4, () => wrongConnection(this.random, this.address, this.target, this.tally)],
    [10, () => request(this.address, wrongRequest(this.random, this.target), this.tally)],
  ];

  private constructor(
    address: string,
    peacefulTable: VictimTable,
    [ownTable, waitingTable]: readonly [AttackerTable, AttackerTable],
    number: number,
    tally: Tally,
  ) {
    this.address = address;
    this.target = peacefulTable.target;
    this.tally = tally;
    this.random = randomFrom(`attacker ${number}`);
    this.ownTable = ownTable;
    this.waitingTable = waitingTable;
    this.intruder = new Intruder(address, this.target, peacefulTable.sent);
  }

  static async prepare(address: string, peacefulTable: VictimTable, number: number, tally: Tally): Promise<Attacker> {
    const tables = [await AttackerTable.open(address), await AttackerTable.waiting(address)] as const;
    return new Attacker(address, peacefulTable, tables, number, tally);
  }

  /** Makes a random attack. */
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
    this.waitingTable.close();
    this.intruder.close();
    this.stranger?.hangUp();
  }

  private async atHome(): Promise<void> {
    const line = await this.ownTable.line(anyOf(this.random, ROLES));
    const attack = malformedMessage(this.random, true);
    if (attack !== null) await sendAttack(line, attack, true, this.tally);
  }

  private async rudely(): Promise<void> {
    const line = await this.ownTable.line(anyOf(this.random, ROLES));
    await sendAttack(line, illegalAnswer(this.random, line), true, this.tally);
  }

  private async withPacks(): Promise<void> {
    await sendAttack(await this.waitingTable.line('host'), hostilePack(this.random), true, this.tally);
  }

  private async asIntruder(): Promise<void> {
    await sendAttack(await this.intruder.line(), this.intruder.attack(this.random), true, this.tally);
  }

  /** Attacks through a connection that does not join. */
  private async asStranger(): Promise<void> {
    const attack = malformedMessage(this.random, false);
    if (attack === null) return;
    const now = performance.now();
    if (this.stranger === null || this.stranger.joinRefusals > MAX_REFUSALS || now - this.strangerSince > MAX_IDLE_MS) {
      this.stranger?.hangUp();
      this.stranger = await RawConnection.openAccepted(this.address);
      this.strangerSince = now;
    }
    await sendAttack(this.stranger, attack, false, this.tally);
  }

  /** Makes an attack that costs a connection. Half of these connections have joined a table. */
  private async once(attack: Attack): Promise<void> {
    const isJoin = typeof attack.bytes === 'string';
    const line = await RawConnection.openAccepted(this.address);
    if (!isJoin && below(this.random, 2) === 0) await line.join(this.ownTable.code);
    await sendAttack(line, attack, false, this.tally);
  }
}
