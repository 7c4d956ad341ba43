// One person behind many identities, who wants to see more than one hand. All that he tries is counted.

import { below, type Random } from '@posse/engine';
import type { FromClient, TableInfo } from '@posse/protocol';
import type { Person } from './person.ts';

/** The last game at the table and the one before: what one might pretend to follow. */
export type Followed = readonly string[];

export class Cheater {
  /** The first one has a seat at the deal, if any of them has. */
  readonly all: readonly Person[];
  /** Ids of those who are not his. */
  readonly strangers: () => readonly string[];
  readonly random: Random;
  attempts = 0;
  readonly refused = new Map<string, number>();

  constructor(all: readonly Person[], strangers: () => readonly string[], random: Random) {
    this.all = all;
    this.strangers = strangers;
    this.random = random;
  }

  get guests(): ReadonlySet<string> {
    return new Set(this.all.flatMap(({ guests }) => [...guests]));
  }

  /** As one of them sees it who is there. */
  get table(): TableInfo | null {
    return this.all.find(({ isHere }) => isHere)?.client.table ?? null;
  }

  /** Who of them has the host's powers; null if somebody else has. */
  get host(): Person | null {
    return this.all.find(({ you, isHere }) => isHere && you === this.table?.host) ?? null;
  }

  /** Who of them sits somewhere, and sees what the seat sees. */
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

  /** A ticket for the seat of one of them; null if none has a seat. */
  async ticket(): Promise<string | null> {
    const giver = this.any(this.seated);
    if (giver === undefined || !(await this.does(giver, { type: 'move' }))) return null;
    return giver.tickets.at(-1) ?? null;
  }

  /** Whoever was turned away tries again. */
  arrive(): void {
    for (const person of this.all) person.arrive();
  }
}
