// Seat recovery: a player who lost their token gets the seat back if the others vouch.

import type { ClaimInfo } from '@posse/protocol';
import { Refused } from '../../refused.ts';
import type { TableRecord } from '../../store/store.ts';
import type { TableState } from '../actor/table-state.ts';
import { hasHeard } from '../chat/spectator-chat.ts';
import type { Participant } from './participants.ts';
import { checkedSeat, seatHeldBy } from './seating.ts';

/** Fewer others prove nothing: one of them may be the claimant under another name. */
const MIN_VOUCHERS = 2;

interface Claim {
  readonly seat: number;
  readonly name: string;
  readonly agreed: Set<string>;
}

export class SeatRecovery {
  private readonly state: TableState;
  /** By the guest who claims. */
  private readonly claims = new Map<string, Claim>();

  constructor(state: TableState) {
    this.state = state;
  }

  get infos(): readonly ClaimInfo[] {
    return [...this.claims]
      .filter(([guest, { seat }]) => this.isPossible(guest, seat))
      .map(([guest, { seat, name, agreed }]) => ({
        guest,
        name,
        seat,
        asked: othersThan(this.state.record, seat),
        agreed: [...agreed],
      }));
  }

  /** Throws Refused if the guest can't claim this seat. */
  claim({ guest, name }: Participant, place: number): void {
    const obstacle = this.obstacle(guest, place);
    if (obstacle !== null) throw obstacle;
    this.claims.set(guest, { seat: place, name, agreed: new Set() });
    this.state.touch();
  }

  /** Why this guest can't claim the seat; null if they can. */
  private obstacle(guest: string, place: number): Refused | null {
    const { record, isPlaying, participants } = this.state;
    const seat = checkedSeat(record, place);
    if (!isPlaying) return new Refused('not-now', 'No game is being played: just take a seat.');
    if (hasHeard(record, guest))
      return new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
    if (seat.guest === null) return new Refused('no-such-guest', `Nobody has lost seat ${place}: it is a bot's.`);
    if (seatHeldBy(record, guest) !== null)
      return new Refused('seated-already', 'You have another seat in this game: nobody has two.');
    if (seat.gone === 'sent-away') return new Refused('sent-away', 'The host has removed the player of that seat.');
    if (participants.isHere(seat.guest))
      return new Refused('seat-taken', 'The player of that seat is connected: you can’t claim it.');
    if (!areEnough(record, place))
      return new Refused(
        'not-now',
        `Of those who play from the deal on, ${MIN_VOUCHERS} others and more than half must be left to vouch for you: a bot plays on.`,
      );
    return null;
  }

  /** A claim ends when the claimant leaves, sits elsewhere or hears the dead, and when the seat's guest is back. */
  private isPossible(guest: string, place: number): boolean {
    return this.state.participants.isHere(guest) && this.obstacle(guest, place) === null;
  }

  /** Returns the seat that is the claimant's now, as everybody has vouched; null if somebody has not. */
  vouch(voter: Participant, guest: string, on: boolean): number | null {
    const claim = this.claims.get(guest);
    if (claim === undefined || !this.isPossible(guest, claim.seat))
      throw new Refused('no-such-guest', `No guest "${guest}" claims a seat here.`);
    const others = othersThan(this.state.record, claim.seat);
    if (!others.includes(voter.guest)) throw new Refused('not-seated', 'Only those who play can vouch for somebody.');
    this.state.touch();
    if (!on) {
      this.claims.delete(guest);
      return null;
    }
    claim.agreed.add(voter.guest);
    return others.every((other) => claim.agreed.has(other)) ? claim.seat : null;
  }

  /** Ends the claims that `isMeant` selects by claimant and seat. */
  drop(isMeant: (guest: string, seat: number) => boolean): void {
    for (const [guest, { seat }] of this.claims) {
      if (!isMeant(guest, seat)) continue;
      this.claims.delete(guest);
      this.state.touch();
    }
  }
}

/** All who play must vouch, except the guest of this seat. */
const othersThan = ({ seats }: TableRecord, besides: number): string[] =>
  seats.flatMap(({ guest, gone }, place) => (guest === null || gone !== null || place === besides ? [] : [guest]));

/** Enough players of the deal must be left: nobody gets another's hand by removing the others. */
function areEnough({ seats }: TableRecord, besides: number): boolean {
  const others = seats.filter(({ guest, late }, place) => guest !== null && !late && place !== besides);
  const left = others.filter(({ gone }) => gone === null).length;
  return left >= MIN_VOUCHERS && left * 2 > others.length;
}
