// Who has lost what opens his seat may say which one was his: he gets it back when everybody else who plays vouches for him.

import type { ClaimInfo } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { TableRecord } from '../store/store.ts';
import { hasHeard } from './gallery.ts';
import { checkedSeat, seatHeldBy } from './seating.ts';
import type { Table } from './table.ts';
import type { Visitor } from './visitors.ts';

/** Fewer are no proof: one of them may be the same person. */
const FEWEST = 2;

interface Claim {
  readonly seat: number;
  readonly name: string;
  readonly agreed: Set<string>;
}

export class Claims {
  private readonly table: Table;
  /** By the guest who claims. */
  private readonly claims = new Map<string, Claim>();

  constructor(table: Table) {
    this.table = table;
  }

  get infos(): readonly ClaimInfo[] {
    return [...this.claims]
      .filter(([guest, { seat }]) => this.isPossible(guest, seat))
      .map(([guest, { seat, name, agreed }]) => ({
        guest,
        name,
        seat,
        asked: othersThan(this.table.record, seat),
        agreed: [...agreed],
      }));
  }

  /** Throws Refused where there is nothing to claim. */
  make({ guest, name }: Visitor, place: number): void {
    const obstacle = this.obstacle(guest, place);
    if (obstacle !== null) throw obstacle;
    this.claims.set(guest, { seat: place, name, agreed: new Set() });
  }

  /** Why this seat can't be his; null if it can. */
  private obstacle(guest: string, place: number): Refused | null {
    const { record, isPlaying } = this.table;
    const seat = checkedSeat(record, place);
    if (!isPlaying) return new Refused('not-now', 'No game is being played: just take a seat.');
    if (hasHeard(record, guest))
      return new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
    if (seat.guest === null) return new Refused('no-such-guest', `Nobody has lost seat ${place}: it is a bot's.`);
    if (seatHeldBy(record, guest) !== null)
      return new Refused('seated-already', 'You have another seat in this game: nobody has two.');
    if (seat.gone === 'sent-away') return new Refused('sent-away', 'Whoever sat there was sent away by the host.');
    if (this.table.isHere(seat.guest)) return new Refused('seat-taken', 'Whoever sits there is here: you are not he.');
    if (!areEnough(record, place))
      return new Refused(
        'not-now',
        `Of those who play from the deal on, ${FEWEST} others and more than half must be left to vouch for you: a bot plays on.`,
      );
    return null;
  }

  /** He may have taken another seat since he claimed this one, have listened to the dead, or be gone; and its guest may be back. */
  private isPossible(guest: string, place: number): boolean {
    return this.table.isHere(guest) && this.obstacle(guest, place) === null;
  }

  /** The seat that is his now, because everybody has vouched for him; null if somebody has not. */
  vouch(voter: Visitor, guest: string, on: boolean): number | null {
    const claim = this.claims.get(guest);
    if (claim === undefined || !this.isPossible(guest, claim.seat))
      throw new Refused('no-such-guest', `No guest "${guest}" claims a seat here.`);
    const others = othersThan(this.table.record, claim.seat);
    if (!others.includes(voter.guest)) throw new Refused('not-seated', 'Only those who play can vouch for somebody.');
    if (!on) {
      this.claims.delete(guest);
      return null;
    }
    claim.agreed.add(voter.guest);
    return others.every((other) => claim.agreed.has(other)) ? claim.seat : null;
  }

  /** Somebody has gone, or whoever sits there is back, or has another now. */
  drop(isMeant: (guest: string, seat: number) => boolean): void {
    for (const [guest, { seat }] of this.claims) if (isMeant(guest, seat)) this.claims.delete(guest);
  }

  dropAll(): void {
    this.claims.clear();
  }
}

/** Those who must vouch: all who play, but for who sits in this place. */
const othersThan = ({ seats }: TableRecord, besides: number): string[] =>
  seats.flatMap(({ guest, gone }, place) => (guest === null || gone !== null || place === besides ? [] : [guest]));

/** Enough of those who had a seat at the deal: nobody comes to another's hand by sending the others away. */
function areEnough({ seats }: TableRecord, besides: number): boolean {
  const others = seats.filter(({ guest, late }, place) => guest !== null && !late && place !== besides);
  const left = others.filter(({ gone }) => gone === null).length;
  return left >= FEWEST && left * 2 > others.length;
}
