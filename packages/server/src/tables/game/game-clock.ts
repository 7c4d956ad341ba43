// The clock of a game: time for each answer, and a bank for each player.

import type { Clock } from '@posse/protocol';

const SECOND = 1000;

export class GameClock {
  /** Milliseconds left in each seat's bank. */
  readonly banks: number[];
  private readonly each: number;
  private asked: number | null = null;
  /** For how long nobody in particular is asked, because a moment is open; null while somebody is. */
  private opened: number | null = null;
  /** When the time of the open question began. */
  startedAt = 0;
  /** No time begins before this. */
  private notBefore = Number.NEGATIVE_INFINITY;
  /** When it was stopped; null while it runs. */
  private stoppedAt: number | null = null;

  constructor({ answer, bank }: Clock, seats: number) {
    this.each = answer * SECOND;
    this.banks = Array.from({ length: seats }, () => bank * SECOND);
  }

  /** Now this seat is asked. If it was before, and somebody else answered in between, its time runs on. */
  ask(seat: number | null, answeredBy: number | null, now: number): void {
    if (seat === this.asked && answeredBy !== seat) return;
    this.asked = seat;
    this.opened = null;
    this.startedAt = this.begins(now);
  }

  /** A moment is open for so many milliseconds: that is nobody's time. */
  open(milliseconds: number, now: number): void {
    this.ask(null, null, now);
    this.opened = milliseconds;
    this.startedAt = this.begins(now);
  }

  private begins(now: number): number {
    return Math.max(this.stoppedAt ?? now, this.notBefore);
  }

  /** Whatever is asked until then, its time begins only then. */
  wait(until: number): void {
    this.notBefore = until;
    this.startedAt = Math.max(this.startedAt, until);
  }

  /** Nobody need wait any longer. */
  begin(now: number): void {
    this.notBefore = Number.NEGATIVE_INFINITY;
    this.startedAt = Math.min(this.startedAt, this.stoppedAt ?? now);
  }

  /** The moment stays open until so many milliseconds from now. */
  extend(milliseconds: number, now: number): void {
    this.opened = this.taken(now) + milliseconds;
  }

  /** How long the seat that is asked has taken so far, or how long the moment has been open. */
  taken(now: number): number {
    return this.asked === null && this.opened === null ? 0 : Math.max(0, this.since(now));
  }

  /** Negative until its time begins. */
  private since(now: number): number {
    return (this.stoppedAt ?? now) - this.startedAt;
  }

  /** Takes the time beyond the answer's own from the bank. Returns the rest; null if it cost nothing. */
  spend(seat: number, took: number): number | null {
    if (took <= this.each) return null;
    this.banks[seat] = this.bankAfter(seat, took);
    return this.banks[seat];
  }

  /** The banks after that. */
  banksAfter(seat: number, took: number): readonly number[] {
    return this.banks.with(seat, this.bankAfter(seat, took));
  }

  private bankAfter(seat: number, took: number): number {
    return Math.max(0, (this.banks[seat] ?? 0) - Math.max(0, took - this.each));
  }

  /** As much as was written down. */
  have(banks: readonly number[]): void {
    this.banks.splice(0, this.banks.length, ...banks);
  }

  /** Milliseconds until the time of whoever is asked runs out, or the moment is over; null while it stands still. */
  left(now: number): number | null {
    if (this.opened !== null && this.stoppedAt === null) return Math.max(0, this.opened - this.since(now));
    if (this.asked === null || this.stoppedAt !== null) return null;
    return Math.max(0, this.each + (this.banks[this.asked] ?? 0) - this.since(now));
  }

  stop(now: number): void {
    this.stoppedAt ??= now;
  }

  resume(now: number): void {
    if (this.stoppedAt === null) return;
    this.startedAt += now - this.stoppedAt;
    this.stoppedAt = null;
  }
}
