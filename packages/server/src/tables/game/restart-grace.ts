// Restart grace: nobody's time runs until the players had a while to reconnect.
// A page reconnects by itself, so that alone is no sign of life of a player who was absent before.

import type { TableState } from '../actor/table-state.ts';
import { isWitness } from '../witnesses/witnesses.ts';
import type { RoleViewing } from './role-viewing.ts';

/** A page tries to reconnect every four seconds. */
const MAX_GRACE_MS = 15_000;

export class RestartGrace {
  private readonly state: TableState;
  private readonly roleViewing: RoleViewing;
  private isOpen = false;
  /** When the grace ends at the latest; in the past if there is none. */
  endsAt = Number.NEGATIVE_INFINITY;
  /** Guests who were replaced by bots before the restart, until they come. */
  private readonly absent = new Set<string>();

  constructor(state: TableState, roleViewing: RoleViewing) {
    this.state = state;
    this.roleViewing = roleViewing;
  }

  /** Begins the grace of a restored table. */
  open(): void {
    const { record, game, services, isPlaying } = this.state;
    for (const { guest, away } of record.seats) if (guest !== null && away) this.absent.add(guest);
    // No time runs during role viewing and in solo games anyway.
    const isTimed = isPlaying && !this.roleViewing.isOpen && !services.config.untimed;
    this.isOpen = isTimed && this.isAnybodyMissing;
    if (!this.isOpen) return;
    this.endsAt = services.time.now() + MAX_GRACE_MS;
    game?.clock.wait(this.endsAt);
  }

  /**
   * Is this join a sign of life? Not if the page of an absent player, which has followed the game, reconnects by
   * itself.
   */
  isSignOfLife(guest: string, hasFollowed: boolean): boolean {
    return !this.absent.delete(guest) || !hasFollowed;
  }

  /** Ends the grace as soon as nobody is missing. */
  update(): void {
    if (!this.isOpen || this.isAnybodyMissing) return;
    this.isOpen = false;
    this.endsAt = Number.NEGATIVE_INFINITY;
    this.state.game?.clock.begin(this.state.services.time.now());
    this.state.resendGame();
  }

  private get isAnybodyMissing(): boolean {
    const { record, participants } = this.state;
    return record.seats.some(
      ({ guest, away }) => guest !== null && !away && !isWitness(record, guest) && !participants.isHere(guest),
    );
  }
}
