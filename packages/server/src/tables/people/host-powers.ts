// The host's powers, and who holds them while the host is absent.

import type { TableState } from '../actor/table-state.ts';
import { isOutOfOpenGame } from '../witnesses/witnesses.ts';
import { isOwnBot } from './seat-edits.ts';

/** How long a host may be absent before somebody stands in. */
const MAX_ABSENCE_MS = 60_000;

export class HostPowers {
  private readonly state: TableState;
  /** Tells everybody that this guest has the powers now. */
  private readonly announce: (guest: string) => void;
  /** The guest whom everybody was last told to have the powers. */
  private known: string;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private standIn: string | null = null;
  /** Has the host left their seat, and not come back to it? */
  private hasLeft: boolean;

  constructor(state: TableState, announce: (guest: string) => void) {
    const { host, seats } = state.record;
    this.state = state;
    this.announce = announce;
    this.known = host;
    this.hasLeft = seats.some(({ guest, gone }) => guest === host && gone !== null);
  }

  /** The guest who has the powers: the host, or a stand-in. */
  get guest(): string {
    return (this.isHostHere ? null : this.standIn) ?? this.state.record.host;
  }

  /** A host who left the running game has the powers again when they sit down, or when the game is over. */
  has(guest: string): boolean {
    const hasGone = this.hasLeft || isOutOfOpenGame(this.state, guest);
    return guest === this.guest && !(this.standIn === null && hasGone && this.state.isPlaying);
  }

  /** Finds out who has the powers after any change of the table. */
  update(): void {
    const { participants, later } = this.state;
    if (this.isHostHere) this.standIn = null;
    else if (this.standIn !== null && !this.heirs.includes(this.standIn)) this.standIn = this.heirs[0] ?? null;
    if (participants.isEmpty || this.isHostHere || this.standIn !== null) this.stop();
    else if (this.hasLeft || isOutOfOpenGame(this.state, this.state.record.host)) this.passOn();
    else this.timer ??= setTimeout(() => later(() => this.passOn()), MAX_ABSENCE_MS);
    const { guest } = this;
    // Without anybody else the powers stay with a host who is out, and nobody is told whether they are here.
    if (guest === this.known || !participants.isHere(guest) || isOutOfOpenGame(this.state, guest)) return;
    this.known = guest;
    this.announce(guest);
  }

  /** Notes that a guest has left their seat: if it is the host, somebody stands in at once. */
  left(guest: string): void {
    this.setSeated(guest, false);
  }

  /** Notes that a guest has sat down. */
  sat(guest: string): void {
    this.setSeated(guest, true);
  }

  private setSeated(guest: string, isSeated: boolean): void {
    if (guest !== this.state.record.host || this.hasLeft === !isSeated) return;
    this.hasLeft = !isSeated;
    this.state.touch();
  }

  /** Gives the powers away for good. A stand-in can give away no more than standing in. */
  async handOver(guest: string): Promise<void> {
    const { state } = this;
    if (this.standIn === null) await state.keep({ ...state.record, host: guest });
    else this.standIn = guest;
    state.touch();
  }

  /** The same person has another guest id now. */
  moved(from: string, to: string): void {
    if (this.standIn === from) this.standIn = to;
    if (this.known === from) this.known = to;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /**
   * Possible stand-ins, seated ones first. During a game spectators are none, nor players who only have a seat by seat
   * recovery.
   * Players' own bots never are.
   */
  private get heirs(): readonly string[] {
    const { record, participants, isPlaying } = this.state;
    const others = [...participants].filter(
      ({ guest }) => guest !== record.host && !isOwnBot(record, guest) && !isOutOfOpenGame(this.state, guest),
    );
    const seated = others.filter(({ seat }) => seat !== null && record.seats[seat]?.lost.length === 0);
    return (isPlaying ? seated : [...seated, ...others]).map(({ guest }) => guest);
  }

  private get isHostHere(): boolean {
    const { host } = this.state.record;
    return !this.hasLeft && this.state.participants.isHere(host) && !isOutOfOpenGame(this.state, host);
  }

  private passOn(): void {
    this.stop();
    if (this.isHostHere) return;
    this.standIn = this.heirs[0] ?? null;
    if (this.standIn !== null) this.state.touch();
  }
}
