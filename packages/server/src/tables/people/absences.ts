// Absences: since when players of the running game are not connected, and what follows.

import { ABSENCE } from '@posse/protocol';
import type { TableState } from '../actor/table-state.ts';
import type { RestartGrace } from '../game/restart-grace.ts';
import type { RoleViewing } from '../game/role-viewing.ts';
import { checkedSeat, isBots } from './seating.ts';

const MAX_WAIT_MS = ABSENCE.waitSeconds * 1000;
/** After an absence of this long the other players may let a bot play. */
const MIN_ABSENCE_MS = 10_000;

interface Parts {
  readonly restartGrace: RestartGrace;
  readonly roleViewing: RoleViewing;
}

export class Absences {
  private readonly state: TableState;
  private readonly parts: Parts;
  /** Since when each guest with a seat is not connected. */
  private readonly since = new Map<string, number>();
  /** Since when anybody who plays is connected; null while nobody is. */
  private companySince: number | null = null;
  /** Fires when the next absence has lasted long enough. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The deadline that participants were told. */
  private told: number | null = null;

  constructor(state: TableState, parts: Parts) {
    this.state = state;
    this.parts = parts;
  }

  /** Notes who is connected after any change of the table. */
  update(): void {
    const { record, participants } = this.state;
    const { now } = this;
    const seated = record.seats.flatMap(({ guest, gone }) => (guest === null || gone !== null ? [] : [guest]));
    const missing = new Set(seated.filter((guest) => !participants.isHere(guest)));
    for (const guest of this.since.keys()) if (!missing.has(guest)) this.since.delete(guest);
    for (const guest of missing) if (!this.since.has(guest)) this.since.set(guest, now);
    if (missing.size === seated.length) this.companySince = null;
    else this.companySince ??= now;
    this.setTimer();
  }

  /** May the other players let a bot play in this seat? */
  isReplaceable(place: number): boolean {
    if (!this.state.isPlaying || isBots(this.state.record, place)) return false;
    const since = this.absentSince(place);
    return since !== null && this.now >= since + MIN_ABSENCE_MS;
  }

  /**
   * When a bot answers for the player who is asked, because they are not connected; null if they are, or if that makes no difference.
   * A reveal window names nobody, so it has no such deadline.
   */
  get deadline(): number | null {
    const { game, record, isPlaying, services } = this.state;
    if (game === null || !isPlaying || record.paused || this.parts.roleViewing.isOpen || services.config.untimed)
      return null;
    const { asked, moment } = game.match;
    if (asked === null || moment !== null || record.clock.answer > ABSENCE.maxAnswerSeconds || isBots(record, asked))
      return null;
    const since = this.absentSince(asked);
    return since === null ? null : Math.max(game.clock.startedAt, since) + MAX_WAIT_MS;
  }

  /** Milliseconds until a bot answers for the absent player who is asked; null if nobody waits for one. */
  get left(): number | null {
    const { deadline, now } = this;
    if (deadline === null) return null;
    const ordinary = this.state.game?.clock.left(now) ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.round(Math.min(ordinary, deadline - now)));
  }

  /** Is there a deadline that participants do not know, or one less? */
  isNewsDue(): boolean {
    const { deadline } = this;
    if (deadline === this.told) return false;
    this.told = deadline;
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** From when the absence of this seat's player counts; null if they are here, or nobody is who could wait for them. */
  private absentSince(place: number): number | null {
    const { guest } = checkedSeat(this.state.record, place);
    const since = guest === null ? undefined : this.since.get(guest);
    if (since === undefined || this.companySince === null) return null;
    return Math.max(since, this.companySince, this.parts.restartGrace.endsAt);
  }

  private setTimer(): void {
    this.stop();
    const { record, isPlaying, later } = this.state;
    if (!isPlaying) return;
    const due = [...record.seats.keys()].flatMap((place) => {
      const since = isBots(record, place) ? null : this.absentSince(place);
      return since === null || since + MIN_ABSENCE_MS <= this.now ? [] : [since + MIN_ABSENCE_MS];
    });
    if (due.length === 0) return;
    this.timer = setTimeout(() => later(() => this.state.touch()), Math.ceil(Math.min(...due) - this.now));
  }

  private get now(): number {
    return this.state.services.time.now();
  }
}
