// Absences: since when players of the running game are not connected, and what follows.
// A server that did not run for a while may have missed a player who tried to connect, so every absence begins anew then.

import { ABSENCE, RECOVERY } from '@posse/protocol';
import type { TableState } from '../actor/table-state.ts';
import type { RestartGrace } from '../game/restart-grace.ts';
import type { RoleViewing } from '../game/role-viewing.ts';
import { isWitness } from '../witnesses/witnesses.ts';
import { ownersOf } from './recovered-seats.ts';
import { checkedSeat, isBots } from './seat-edits.ts';

const MAX_WAIT_MS = ABSENCE.waitSeconds * 1000;
/** After an absence of this long the other players may let a bot play. */
const MIN_ABSENCE_MS = 10_000;
/** After an absence of this long the seat can be claimed. */
const MIN_RECOVERY_MS = RECOVERY.absenceSeconds * 1000;
/** While somebody is absent the table looks this often, and counts only time in which it did. */
const LOOK_EVERY_MS = 5000;
const MAX_GAP_MS = 15_000;

interface Parts {
  readonly restartGrace: RestartGrace;
  readonly roleViewing: RoleViewing;
}

export class Absences {
  private readonly state: TableState;
  private readonly parts: Parts;
  /** Since when each guest with a seat is not connected. */
  private readonly since = new Map<string, number>();
  /** Since when any player of the game is connected; null while none is. */
  private companySince: number | null = null;
  /** Fires when the next absence has lasted long enough. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The deadline that participants were told. */
  private told: number | null = null;
  /** When the table looked last. */
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(state: TableState, parts: Parts) {
    this.state = state;
    this.parts = parts;
  }

  /** Notes who is connected. Called after every change of the table. */
  update(): void {
    const { record, participants } = this.state;
    const { now } = this;
    this.look();
    // A witness is neither missing nor company: nobody learns from a clock whether they are there.
    const players = record.seats.filter(({ guest }) => !isWitness(record, guest));
    const missing = new Set(players.flatMap(ownersOf).filter((guest) => !participants.isHere(guest)));
    for (const guest of this.since.keys()) if (!missing.has(guest)) this.since.delete(guest);
    for (const guest of missing) if (!this.since.has(guest)) this.since.set(guest, now);
    const hasCompany = players.some(({ guest, gone }) => guest !== null && gone === null && !missing.has(guest));
    this.companySince = hasCompany ? (this.companySince ?? now) : null;
    this.setTimer();
  }

  /** Notes that the server runs. If it did not for a while, all absences begin now. */
  look(): void {
    const { now } = this;
    if (now - this.lookedAt > MAX_GAP_MS) for (const guest of this.since.keys()) this.since.set(guest, now);
    this.lookedAt = now;
  }

  /** Have all owners of this seat been absent for long enough, without a break, that it can be claimed? */
  isRecoverable(place: number): boolean {
    this.look();
    const owners = ownersOf(checkedSeat(this.state.record, place));
    return owners.length > 0 && owners.every((guest) => this.hasLasted(guest, MIN_RECOVERY_MS));
  }

  /** May the other players let a bot play in this seat? */
  isReplaceable(place: number): boolean {
    if (!this.state.isPlaying || isBots(this.state.record, place)) return false;
    const { guest } = checkedSeat(this.state.record, place);
    return guest !== null && this.hasLasted(guest, MIN_ABSENCE_MS);
  }

  /**
   * When a bot answers for the asked player, because they are not connected; null if they are, or if it makes no
   * difference. A reveal window names nobody, so it has no such deadline.
   */
  get deadline(): number | null {
    const { game, record, isPlaying, services } = this.state;
    if (game === null || !isPlaying || record.paused || this.parts.roleViewing.isOpen || services.config.untimed)
      return null;
    const { asked, moment } = game.match;
    if (asked === null || moment !== null || record.clock.answer > ABSENCE.maxAnswerSeconds || isBots(record, asked))
      return null;
    const { guest } = checkedSeat(record, asked);
    const since = guest === null ? null : this.absentSince(guest);
    return since === null ? null : Math.max(game.clock.startedAt, since) + MAX_WAIT_MS;
  }

  /**
   * Milliseconds until a bot answers for the absent player who is asked; null if the game waits for no absent player.
   */
  get left(): number | null {
    const { deadline, now } = this;
    if (deadline === null) return null;
    const ordinary = this.state.game?.clock.left(now) ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.round(Math.min(ordinary, deadline - now)));
  }

  /** Is there a deadline that participants do not know, or one less? */
  isBroadcastDue(): boolean {
    const { deadline } = this;
    if (deadline === this.told) return false;
    this.told = deadline;
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private hasLasted(guest: string, milliseconds: number): boolean {
    const since = this.absentSince(guest);
    return since !== null && this.now >= since + milliseconds;
  }

  /** Since when this guest's absence counts; null if they are connected, or if no other player is. */
  private absentSince(guest: string): number | null {
    const since = this.since.get(guest);
    if (since === undefined || this.companySince === null) return null;
    return Math.max(since, this.companySince, this.parts.restartGrace.endsAt);
  }

  private setTimer(): void {
    this.stop();
    if (!this.state.isPlaying || this.companySince === null || this.since.size === 0) return;
    const due = this.nextDue;
    const wait = Math.min(due - this.now, LOOK_EVERY_MS);
    this.timer = setTimeout(() => this.tick(due), Math.ceil(wait));
  }

  /** Looks at once, even if the queue is full, because time in which the table does not look does not count. */
  private tick(due: number): void {
    const { state } = this;
    this.look();
    if (this.now >= due) state.later(() => state.touch());
    this.setTimer();
  }

  /** When the next absence will have lasted long enough for a consequence. */
  private get nextDue(): number {
    const due = [...this.since.keys()].flatMap((guest) => {
      const since = this.absentSince(guest);
      return since === null ? [] : [since + MIN_ABSENCE_MS, since + MIN_RECOVERY_MS];
    });
    return Math.min(...due.filter((at) => at > this.now), Number.POSITIVE_INFINITY);
  }

  private get now(): number {
    return this.state.services.time.now();
  }
}
