// Seat recovery: the others vouch for a player who lost their token.
// Nothing proves who they are, so the owner must be absent for long, everybody is told, and the owner can take the seat back.

import { ABSENCE, type ClaimInfo, RECOVERY } from '@posse/protocol';
import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { hasHeard } from '../chat/chat-channels.ts';
import type { Notices } from '../chat/table-notices.ts';
import { isWitness } from '../witnesses/witnesses.ts';
import type { Absences } from './absences.ts';
import { distinctName } from './guest-names.ts';
import type { HostPowers } from './host-powers.ts';
import type { Participant } from './participants.ts';
import { fullSeat, hasSeenHand, ownersOf, withRecovery, withTakeBack } from './recovered-seats.ts';
import { changeSeats } from './seat-changes.ts';
import { checkedSeat, seatHeldBy } from './seat-edits.ts';

/** The minimum number of vouchers: fewer prove nothing, since one of them may be the claimant under another name. */
const MIN_VOUCHERS = 2;
const NOTICE_MS = RECOVERY.noticeSeconds * 1000;
/**
 * The maximum number of open claims, because everybody is sent all of them. A player's refusal ends one, so nobody can
 * keep others from claiming.
 */
const MAX_CLAIMS = 20;

interface Claim {
  readonly seat: number;
  readonly name: string;
  readonly agreed: Set<string>;
  /** When the claimant gets the seat, as everybody has vouched; null while somebody has not. */
  opensAt: number | null;
}

interface Parts {
  readonly absences: Absences;
  readonly notices: Notices;
  readonly hostPowers: HostPowers;
}

export class SeatRecovery {
  private readonly state: TableState;
  private readonly parts: Parts;
  /** Claims by the claimant's guest id. */
  private readonly claims = new Map<string, Claim>();
  /** Fires when the first of the claims opens its seat. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, parts: Parts) {
    this.state = state;
    this.parts = parts;
  }

  get infos(): readonly ClaimInfo[] {
    return [...this.claims].map(([guest, { seat, name, agreed, opensAt }]) => ({
      guest,
      name,
      seat,
      asked: othersThan(this.state.record, seat),
      agreed: [...agreed],
      opensIn: opensAt === null ? null : Math.max(0, Math.round(opensAt - this.now)),
    }));
  }

  /** May a spectator claim this seat? */
  isClaimable(place: number): boolean {
    return this.state.isPlaying && this.obstacleAt(place) === null;
  }

  /** Throws Refused if the guest can't claim this seat. */
  claim({ guest, name }: Participant, place: number): void {
    const obstacle = this.obstacleFor(guest) ?? this.obstacleAt(place);
    if (obstacle !== null) throw obstacle;
    if (!this.claims.has(guest) && this.claims.size >= MAX_CLAIMS)
      throw new Refused('not-now', `${MAX_CLAIMS} guests claim seats here: wait until the players have answered them.`);
    this.claims.set(guest, { seat: place, name, agreed: new Set(), opensAt: null });
    this.state.touch();
  }

  /** Notes whether a player vouches for a claimant. Throws Refused if they were not asked. */
  vouch(voter: Participant, guest: string, on: boolean): void {
    const claim = this.claims.get(guest);
    if (claim === undefined || !this.isPossible(guest, claim))
      throw new Refused('no-such-guest', `No guest "${guest}" claims a seat here.`);
    if (!othersThan(this.state.record, claim.seat).includes(voter.guest))
      throw new Refused('not-seated', 'Only those who play can vouch for somebody.');
    if (on) claim.agreed.add(voter.guest);
    else this.claims.delete(guest);
    this.state.touch();
  }

  /** Ends claims that are not possible any more, and starts the wait of claims that everybody vouched for. */
  update(): void {
    for (const [guest, claim] of this.claims) {
      if (!this.isPossible(guest, claim)) this.claims.delete(guest);
      else if (!isAgreed(this.state.record, claim)) claim.opensAt = null;
      else claim.opensAt ??= this.now + NOTICE_MS;
    }
    this.setTimer();
  }

  /** Gives away the seats whose wait is over, in a task of its own. */
  openIfDue(): void {
    if (this.dueClaims.length > 0) this.state.later(() => this.open());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Gives the seat back to the guest who lost it. Throws Refused if they lost none. */
  async takeBack(guest: string): Promise<void> {
    const { state, parts } = this;
    const taken = withTakeBack(state.record, guest, state.step);
    if (taken === null) throw new Refused('not-seated', 'You have no seat here that you could take back.');
    const { record, seat, from, claimant } = taken;
    const { name, face } = checkedSeat(record, seat);
    const about = { guest, seat, name: name ?? '', by: claimant };
    await changeSeats(state, record, { seatWithToken: taken, notice: parts.notices.about('taken-back', about) });
    this.rename(guest, name, face);
    // The claimant had the owner's name and face.
    if (from !== null) this.rename(from, distinctName(state, from, claimant), null);
    parts.hostPowers.sat(guest);
  }

  private rename(guest: string, name: string | null, face: string | null): void {
    for (const own of this.state.participants.of(guest)) Object.assign(own, { name: name ?? own.name, face });
  }

  private async open(): Promise<void> {
    for (const [guest, claim] of this.dueClaims) {
      // A claim that can't be stored is made anew.
      this.claims.delete(guest);
      this.state.touch();
      if (this.isPossible(guest, claim) && isAgreed(this.state.record, claim)) await this.recover(guest, claim);
    }
  }

  /** The host's powers stay with the guest who lost the seat. */
  private async recover(guest: string, { seat, name: claimant }: Claim): Promise<void> {
    const { state, parts } = this;
    const { name, face } = checkedSeat(state.record, seat);
    const seatWithToken = withRecovery(state.record, seat, { guest, name: claimant }, state.step);
    const notice = parts.notices.ofSeat('vouched', seat, { by: claimant });
    await changeSeats(state, seatWithToken.record, { seatWithToken, notice });
    this.rename(guest, name, face);
  }

  private get dueClaims(): readonly (readonly [string, Claim])[] {
    const { now } = this;
    return [...this.claims].filter(([, { opensAt }]) => opensAt !== null && opensAt <= now);
  }

  private setTimer(): void {
    this.stop();
    const opening = [...this.claims.values()].flatMap(({ opensAt }) => opensAt ?? []);
    if (opening.length === 0) return;
    const wait = Math.max(0, Math.ceil(Math.min(...opening) - this.now));
    this.timer = setTimeout(() => this.state.later(() => this.state.touch()), wait);
  }

  /** A claim ends when the claimant leaves or sits elsewhere, and when an owner of the seat is back. */
  private isPossible(guest: string, { seat }: Claim): boolean {
    const { participants } = this.state;
    return participants.isHere(guest) && this.obstacleFor(guest) === null && this.obstacleAt(seat) === null;
  }

  /** Why this guest can claim no seat; null if they can. */
  private obstacleFor(guest: string): Refused | null {
    const { record, isPlaying } = this.state;
    if (!isPlaying) return new Refused('not-now', 'No game is being played: just take a seat.');
    if (hasSeenHand(record, guest)) return seenHand();
    if (hasHeard(record, guest))
      return new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
    if (seatHeldBy(record, guest) !== null)
      return new Refused('seated-already', 'You have another seat in this game: nobody has two.');
    return null;
  }

  /** Why nobody can claim this seat; null if somebody can. */
  private obstacleAt(place: number): Refused | null {
    const { record, participants } = this.state;
    const seat = checkedSeat(record, place);
    if (seat.guest === null) return new Refused('no-such-guest', `Nobody has lost seat ${place}: it is a bot's.`);
    // It would tell whether they are there.
    if (isWitness(record, seat.guest)) return new Refused('seat-taken', 'The player of that seat is out of the game.');
    if (seat.ownBot) return new Refused('no-such-guest', 'A player’s own bot has that seat: nobody can claim it.');
    if (seat.gone === 'sent-away') return new Refused('sent-away', 'The host has removed the player of that seat.');
    if (ownersOf(seat).some((owner) => participants.isHere(owner)))
      return new Refused('seat-taken', 'The player of that seat is connected: you can’t claim it.');
    if (record.clock.answer > ABSENCE.maxAnswerSeconds)
      return new Refused(
        'slow-clock',
        'An answer may take more than five minutes here, so players may be away: open the seat with its token, or move it from its device.',
      );
    if (!areEnough(record, place))
      return new Refused(
        'not-now',
        `Of those who play from the deal on, ${MIN_VOUCHERS} others and more than half must be left to vouch for you: a bot plays on.`,
      );
    if (!this.parts.absences.isRecoverable(place))
      return new Refused(
        'too-soon',
        `The player of that seat was here less than ${RECOVERY.absenceSeconds / 60} minutes ago: wait, and claim it then.`,
      );
    return fullSeat(seat);
  }

  private get now(): number {
    return this.state.services.time.now();
  }
}

/** The refusal for a guest who has seen a hand that its owner took back. */
export const seenHand = (): Refused =>
  new Refused(
    'has-seen',
    'You have seen a hand of this game whose owner took it back: watch, and take a seat in the next game.',
  );

const isAgreed = (record: TableRecord, { seat, agreed }: Claim): boolean =>
  othersThan(record, seat).every((other) => agreed.has(other));

/** All people who must vouch: everybody but the guest of this seat, and no bots. */
const othersThan = (record: TableRecord, besides: number): string[] =>
  record.seats.flatMap(({ guest, gone, ownBot }, place) =>
    guest === null || gone !== null || ownBot || place === besides || isWitness(record, guest) ? [] : [guest],
  );

/** Are enough players of the deal left? Nobody may get a hand by removing the others. */
function areEnough(record: TableRecord, besides: number): boolean {
  const others = record.seats.filter(({ guest, late }, place) => guest !== null && !late && place !== besides);
  const left = others.filter(({ guest, gone, ownBot }) => gone === null && !ownBot && !isWitness(record, guest)).length;
  return left >= MIN_VOUCHERS && left * 2 > others.length;
}
