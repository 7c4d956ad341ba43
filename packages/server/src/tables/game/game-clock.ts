// The clock of a game: time for each answer, and a bank for each player.

import type { Clock } from '@posse/protocol';

const SECOND = 1000;

export class GameClock {
  /** Milliseconds left in each seat's bank. */
  readonly banks: number[];
  private readonly each: number;
  private asked: number | null = null;
  /** The length of the open reveal window, in which nobody in particular is asked; null while somebody is asked. */
  private opened: number | null = null;
  /** When the time of the open question began. */
  startedAt = 0;
  /** No answer's time begins before this moment. */
  private notBefore = Number.NEGATIVE_INFINITY;
  /** When the clock was stopped; null while it runs. */
  private stoppedAt: number | null = null;

  constructor({ answer, bank }: Clock, seats: number) {
    this.each = answer * SECOND;
    this.banks = Array.from({ length: seats }, () => bank * SECOND);
  }

  /** Asks this seat. If it was asked before, and another seat answered in between, its time runs on. */
  ask(seat: number | null, answeredBy: number | null, now: number): void {
    if (seat === this.asked && answeredBy !== seat) return;
    this.asked = seat;
    this.opened = null;
    this.startedAt = this.begins(now);
  }

  /** Opens a reveal window for this many milliseconds, which are nobody's time. */
  open(milliseconds: number, now: number): void {
    this.ask(null, null, now);
    this.opened = milliseconds;
    this.startedAt = this.begins(now);
  }

  private begins(now: number): number {
    return Math.max(this.stoppedAt ?? now, this.notBefore);
  }

  /** Delays the time of all questions until this moment. */
  wait(until: number): void {
    this.notBefore = until;
    this.startedAt = Math.max(this.startedAt, until);
  }

  /** Ends that delay now. */
  begin(now: number): void {
    this.notBefore = Number.NEGATIVE_INFINITY;
    this.startedAt = Math.min(this.startedAt, this.stoppedAt ?? now);
  }

  /** Keeps the reveal window open until this many milliseconds from now. */
  extend(milliseconds: number, now: number): void {
    this.opened = this.taken(now) + milliseconds;
  }

  /** The milliseconds that the asked seat has taken so far, or for which the reveal window has been open. */
  taken(now: number): number {
    return this.asked === null && this.opened === null ? 0 : Math.max(0, this.since(now));
  }

  /** The milliseconds since the question's time began; negative before. */
  private since(now: number): number {
    return (this.stoppedAt ?? now) - this.startedAt;
  }

  /** Takes the time beyond the answer's own from the bank. Returns the rest of the bank; null if it cost nothing. */
  spend(seat: number, took: number): number | null {
    if (took <= this.each) return null;
    this.banks[seat] = this.bankAfter(seat, took);
    return this.banks[seat];
  }

  /** The banks if this seat took this many milliseconds for its answer. */
  banksAfter(seat: number, took: number): readonly number[] {
    return this.banks.with(seat, this.bankAfter(seat, took));
  }

  private bankAfter(seat: number, took: number): number {
    return Math.max(0, (this.banks[seat] ?? 0) - Math.max(0, took - this.each));
  }

  /** Sets the banks to stored values. */
  have(banks: readonly number[]): void {
    this.banks.splice(0, this.banks.length, ...banks);
  }

  /**
   * Milliseconds until the time of the asked player runs out, or the reveal window closes; null while the clock is
   * stopped.
   */
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
