// A cheater: one person with many identities, who tries to see more than one hand.

import { below, type Random } from '@posse/engine';
import type { FromClient, TableInfo } from '@posse/protocol';
import type { Person } from './table-person.ts';

/** The ids of the present and the previous game, which the cheater may claim to follow. */
export type Followed = readonly string[];

export class Cheater {
  /** All identities. If any of them has a seat at the deal, it is the first. */
  readonly all: readonly Person[];
  /** The ids of all other people. */
  readonly otherPeople: () => readonly string[];
  readonly random: Random;
  attempts = 0;
  readonly refused = new Map<string, number>();

  constructor(all: readonly Person[], otherPeople: () => readonly string[], random: Random) {
    this.all = all;
    this.otherPeople = otherPeople;
    this.random = random;
  }

  get guests(): ReadonlySet<string> {
    return new Set(this.all.flatMap(({ guests }) => [...guests]));
  }

  /** The table as a connected identity sees it. */
  get table(): TableInfo | null {
    return this.all.find(({ isHere }) => isHere)?.client.table ?? null;
  }

  /** The identity that is the host; null if somebody else is. */
  get host(): Person | null {
    return this.all.find(({ you, isHere }) => isHere && you === this.table?.host) ?? null;
  }

  /** The identities that hold a seat. */
  get seated(): readonly Person[] {
    return this.all.filter(({ isHere, client }) => isHere && client.seat !== null);
  }

  get standing(): readonly Person[] {
    return this.all.filter(({ isHere, client }) => isHere && client.seat === null);
  }

  any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[below(this.random, list.length)];
  }

  async does(person: Person | null | undefined, message: FromClient): Promise<boolean> {
    if (!person?.isHere) return false;
    this.attempts++;
    const code = await person.does(message);
    if (code !== null) this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    return code === null;
  }

  async probes(person: Person | undefined, join: Parameters<Person['probe']>[0]): Promise<void> {
    this.attempts++;
    await person?.probe(join);
  }

  /** A ticket for the seat of an identity; null if none has a seat. */
  async ticket(): Promise<string | null> {
    const giver = this.any(this.seated);
    if (giver === undefined || !(await this.does(giver, { type: 'move' }))) return null;
    return giver.tickets.at(-1) ?? null;
  }

  /** Lets identities that were removed join again. */
  arrive(): void {
    for (const person of this.all) person.arrive();
  }
}
