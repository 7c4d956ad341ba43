// Who has lost what opens his seat may say which one was his: he gets it back when everybody else who plays vouches for him.

import type { ClaimInfo } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { TableRecord } from '../store/store.ts';
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
    return [...this.claims].map(([guest, { seat, name, agreed }]) => ({
      guest,
      name,
      seat,
      asked: othersThan(this.table.record, seat),
      agreed: [...agreed],
    }));
  }

  /** Throws Refused where there is nothing to claim. */
  make({ guest, name }: Visitor, place: number): void {
    const { record } = this.table;
    const seat = checkedSeat(record, place);
    if (!this.table.isPlaying) throw new Refused('not-now', 'No game is being played: just take a seat.');
    if (seat.guest === null) throw new Refused('no-such-guest', `Nobody has lost seat ${place}: it is a bot's.`);
    if (seatHeldBy(record, guest) !== null)
      throw new Refused('seated-already', 'You have another seat in this game: nobody has two.');
    if (seat.gone === 'sent-away') throw new Refused('sent-away', 'Whoever sat there was sent away by the host.');
    if (this.table.isHere(seat.guest)) throw new Refused('seat-taken', 'Whoever sits there is here: you are not he.');
    if (othersFromTheDeal(record, place) < FEWEST)
      throw new Refused(
        'not-now',
        `It takes ${FEWEST} others who play from the deal on to vouch for you: a bot plays on.`,
      );
    this.claims.set(guest, { seat: place, name, agreed: new Set() });
  }

  /** The seat that is his now, because everybody has vouched for him; null if somebody has not. */
  vouch(voter: Visitor, guest: string, on: boolean): number | null {
    const claim = this.claims.get(guest);
    if (claim === undefined) throw new Refused('no-such-guest', `No guest "${guest}" claims a seat here.`);
    const { record } = this.table;
    const others = othersThan(record, claim.seat);
    if (!others.includes(voter.guest)) throw new Refused('not-seated', 'Only those who play can vouch for somebody.');
    if (!on) {
      this.claims.delete(guest);
      return null;
    }
    claim.agreed.add(voter.guest);
    const isAgreed = others.every((other) => claim.agreed.has(other));
    return isAgreed && othersFromTheDeal(record, claim.seat) >= FEWEST ? claim.seat : null;
  }

  /** Somebody has gone, or whoever sits there is back, or has another now. */
  drop(isMeant: (guest: string, seat: number) => boolean): void {
    for (const [guest, { seat }] of this.claims) if (isMeant(guest, seat)) this.claims.delete(guest);
  }

  dropAll(): void {
    this.claims.clear();
  }
}

const players = ({ seats }: TableRecord, besides: number) =>
  seats.filter(({ guest, gone }, place) => guest !== null && gone === null && place !== besides);

const othersThan = (record: TableRecord, place: number): string[] =>
  players(record, place).flatMap(({ guest }) => (guest === null ? [] : [guest]));

const othersFromTheDeal = (record: TableRecord, place: number): number =>
  players(record, place).filter(({ late }) => !late).length;
