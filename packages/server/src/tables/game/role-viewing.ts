// Role viewing: no time runs and no bot plays until everybody saw their role.

import type { TableState } from '../actor/table-state.ts';
import { isBots } from '../people/seat-edits.ts';

export class RoleViewing {
  private readonly state: TableState;
  /** The seats of people who have not looked yet. */
  private readonly looking = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When it ends at the latest; null if it has no limit. */
  private endsAt: number | null = null;

  constructor(state: TableState) {
    this.state = state;
  }

  /** Does the game still wait for somebody? Seats that bots play by now do not count. */
  get isOpen(): boolean {
    return this.looking.size > 0 && [...this.looking].some((seat) => this.isLooking(seat));
  }

  isLooking(seat: number): boolean {
    return this.looking.has(seat) && !isBots(this.state.record, seat);
  }

  /** Milliseconds until it ends at the latest; null if it is over or has no limit. */
  get left(): number | null {
    const { endsAt } = this;
    return endsAt === null || !this.isOpen ? null : Math.max(0, Math.round(endsAt - this.state.services.time.now()));
  }

  /** Begins role viewing: the roles are dealt, and nobody has answered yet. */
  open(): void {
    this.stop();
    const { record, game, services, later } = this.state;
    const { roleViewing, untimed } = services.config;
    if (roleViewing === 0 || game === null) return;
    for (const seat of record.seats.keys()) if (!isBots(record, seat)) this.looking.add(seat);
    if (!this.isOpen) return;
    game.clock.stop(services.time.now());
    if (untimed) return;
    this.endsAt = services.time.now() + roleViewing;
    this.timer = setTimeout(() => later(() => this.end()), roleViewing);
  }

  /** Notes that the player of this seat has seen their role. */
  seen(seat: number): void {
    if (!this.looking.delete(seat)) return;
    this.state.touch();
    if (!this.isOpen) this.end();
  }

  /** Ends role viewing if everybody whom it waited for has left. */
  update(): void {
    if (this.looking.size > 0 && !this.isOpen) this.end();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.looking.clear();
    this.endsAt = null;
  }

  /** Ends role viewing: time runs from now on, and everybody is sent the game with the remaining time. */
  private end(): void {
    this.stop();
    this.state.touch();
    this.state.resendGame();
  }
}
