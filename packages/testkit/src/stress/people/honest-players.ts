// Honest players: they play, disconnect, leave, time out and come back.
// One of them loses all credentials and claims their seat.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random } from '@posse/engine';
import { Person, type TableAddress } from './table-person.ts';

/** An honest player, who may have come back as a new guest. */
export class HonestPlayers {
  person: Person;
  /** The identity before all credentials were lost; null if they were not. */
  lost: Person | null = null;
  /** True while the player is claiming their seat, and takes no other one. */
  private isAsking = false;
  private readonly random: Random;
  private readonly place: TableAddress;

  constructor(place: TableAddress, person: Person) {
    this.place = place;
    this.random = place.random;
    this.person = person;
  }

  get all(): readonly Person[] {
    return this.lost === null ? [this.person] : [this.lost, this.person];
  }

  /** During a game, lets things happen to the player now and then. */
  async live(isOver: () => boolean, others: () => readonly HonestPlayers[]): Promise<void> {
    while (!isOver()) {
      await pause(15 + below(this.random, 40));
      if (isOver()) return;
      const { person } = this;
      if (!person.isHere) person.arrive();
      else await this.happens(person, others());
    }
    this.person.isIdle = false;
  }

  private async happens(person: Person, others: readonly HonestPlayers[]): Promise<void> {
    const { table, seat } = person.client;
    const die = below(this.random, 100);
    if (seat === null && die < 50 && !this.isAsking) await person.does({ type: 'sit' });
    else if (die < 3) person.cut();
    else if (die < 5) await person.does({ type: 'leave' });
    else if (die === 5) person.isIdle = true;
    else if (die < 20) person.isIdle = false;
    else if (die < 24) await person.does({ type: 'say', channel: 'table', text: 'Howdy' });
    else if (die < 30 && table?.host === person.you) await this.handOver(person);
    else await this.vouch(person, table?.claims ?? [], others);
  }

  /** Gives the host's powers to somebody else. */
  private async handOver(person: Person): Promise<void> {
    const others = person.client.table?.seats.flatMap(({ guest }) => guest ?? []) ?? [];
    const guest = others[below(this.random, others.length)];
    if (guest !== undefined) await person.does({ type: 'host', guest });
  }

  /** Vouches for players they know. For others they say no, or nothing. */
  private async vouch(
    person: Person,
    claims: readonly { readonly guest: string; readonly agreed: readonly string[] }[],
    others: readonly HonestPlayers[],
  ): Promise<void> {
    for (const { guest, agreed } of claims) {
      const isKnown = others.some((one) => one.lost !== null && one.person.guests.has(guest));
      if (guest === person.you || agreed.includes(person.you)) continue;
      if (isKnown) await person.does({ type: 'vouch', guest, on: true });
      else if (below(this.random, 8) === 0) await person.does({ type: 'vouch', guest, on: false });
    }
  }

  /** Takes the player's device away with all credentials. They claim the seat with another one. */
  async loseEverything(isOver: () => boolean, claimed: (agreed: readonly string[]) => void): Promise<void> {
    const { person: before } = this;
    const { seat } = before.client;
    if (seat === null || before.client.table?.host === before.you) return;
    before.leaveForGood();
    const person = new Person(this.place, `${before.name} again`);
    this.lost = before;
    this.person = person;
    this.isAsking = true;
    for (let hasAsked = false; !isOver() && person.client.seat === null; await pause(20)) {
      const claim = person.client.table?.claims.find(({ guest }) => guest === person.you);
      if (claim !== undefined) claimed(claim.agreed);
      else if (person.isHere && (!hasAsked || below(this.random, 10) === 0))
        hasAsked = (await person.does({ type: 'claim', seat })) === null;
    }
    this.isAsking = false;
  }
}
