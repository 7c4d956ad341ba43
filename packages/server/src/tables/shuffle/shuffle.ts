// The shuffle before a game by commit–reveal: server and connected seats contribute to the seed.
//
// A table is in one of three states, all of them in its record:
//   waiting    no start, no question; the host may ask for a game
//   shuffling  a start is stored with all commitments; it is dealt from all contributions, or aborted
//   asking     two shuffles were aborted, and every connected player is asked "Deal anyway?"
// The first abort leads to another start, each later one to the question. A deal clears the count.
// After MAX_ABORTED_STARTS the table waits for good: no proof could hold more.

import { MAX_ABORTED_STARTS, MAX_PROVEN_ABORTS, type Said, seatCommitmentOf, transcriptHashOf } from '@posse/protocol';
import type { Change, GameRecord, StartRecord, TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import type { Notices, UnsentNotice } from '../chat/table-notices.ts';
import { packsOf, refuseBarred } from '../lifecycle/table-packs.ts';
import {
  aborted,
  dealtFrom,
  isUsed,
  namedAt,
  nextSetup,
  type StartedRecord,
  startOf,
  withStart,
} from './shuffle-start.ts';

/** How long players may think about "Deal anyway?". */
const ASKING_MS = 30_000;
const RETRY_AFTER_MS = 2000;

/** Stores a game that was dealt, together with the table's record and other changes, and begins it. */
type BeginGame = (game: GameRecord, record: TableRecord, also: readonly Change[]) => Promise<void>;

export class Shuffle {
  private readonly state: TableState;
  private readonly notices: Notices;
  private readonly beginGame: BeginGame;
  /**
   * By seat, for the present start: revealed contributions, secret until the deal, and commitments for the next start.
   */
  private readonly shown = new Map<number, string>();
  private readonly next = new Map<number, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endsAt = 0;
  /** The key of the start or question that the timer and the contributions belong to. */
  private subject: string | null = null;

  constructor(state: TableState, notices: Notices, beginGame: BeginGame) {
    this.state = state;
    this.notices = notices;
    this.beginGame = beginGame;
  }

  /** Is the table shuffling or asking? Then seats and set-up are fixed. */
  get isOpen(): boolean {
    return subjectOf(this.state.record) !== null;
  }

  /** Milliseconds until the question "Deal anyway?" is closed; null if it is not open. */
  get askingLeft(): number | null {
    const { record, services } = this.state;
    if (record.dealAnyway === undefined) return null;
    return this.timer === undefined ? ASKING_MS : Math.max(0, Math.round(this.endsAt - services.time.now()));
  }

  /** Throws Refused if too many shuffles in a row were aborted. */
  checkLimit(): void {
    if (isWornOut(this.state.record))
      throw new Refused(
        'not-now',
        `${MAX_ABORTED_STARTS} shuffles in a row were aborted at this table: open a new table to play on.`,
      );
  }

  /** Throws Refused if one of the table's packs is barred. */
  checkPacks(): Promise<void> {
    return refuseBarred(this.state.services, packsOf(this.state.record));
  }

  async begin(passStar: boolean): Promise<void> {
    this.checkLimit();
    const { record, game } = this.state;
    await this.open(this.afterAborts(record, nextSetup(record, game, passStar)), []);
  }

  /** Starts the timer of the present state as soon as anybody is connected, and drops what belongs to another state. */
  update(): void {
    const { services, participants, record } = this.state;
    this.forgetOthers();
    if (!this.isOpen || participants.isEmpty) return;
    if (this.timer === undefined) this.wait(record.start === null ? ASKING_MS : services.config.revealTimeout);
    if (this.isDecided) this.hurry();
  }

  /**
   * Takes the contribution of a seat, which must match its commitment. Returns whether the client understands
   * acknowledgements.
   */
  async reveal(seat: number, { start, luck, next }: Said<'reveal'>): Promise<boolean> {
    this.forgetOthers();
    const { record } = this.state;
    if (!isStarted(record) || transcriptHashOf(startOf(record)) !== start)
      throw new Refused('not-now', 'No game is about to begin from that start.');
    const promise = record.start.promises[seat] ?? null;
    if (promise === null || seatCommitmentOf(luck) !== promise)
      throw new Refused('bad-luck', 'This is not the luck that you have promised: SHA-256("posse luck " + luck).');
    this.check(next, seat);
    this.shown.set(seat, luck);
    this.next.set(seat, next);
    if (this.missing(record).length === 0) await this.deal(record, []);
    else if (this.isDecided) this.hurry();
    return record.start.next !== undefined;
  }

  /** Throws Refused for a commitment that was used before. */
  check(promise: string, seat: number): void {
    const isOthers = [...this.next].some(([place, next]) => next === promise && place !== seat);
    if (isOthers || isUsed(this.state.record, promise, seat))
      throw new Refused('bad-luck', 'This promise was made before: make a new luck, and promise that.');
  }

  /** Throws Refused while a start or the question is open: seats and set-up are fixed by then. */
  refuseChanges(): void {
    if (this.isOpen) throw new Refused('not-now', 'The cards are being shuffled: wait until they are dealt.');
  }

  /** Throws Refused unless the table asks "Deal anyway?". */
  checkAsking(): void {
    if (this.state.record.dealAnyway === undefined)
      throw new Refused('not-now', 'The table does not ask whether to deal anyway.');
  }

  async sayYes(guest: string): Promise<void> {
    this.checkAsking();
    const { record } = this.state;
    const { dealAnyway } = record;
    if (dealAnyway === undefined || dealAnyway.yes.includes(guest)) return;
    await this.state.keep({ ...record, dealAnyway: { ...dealAnyway, yes: [...dealAnyway.yes, guest] } });
  }

  /**
   * The record after the guest of this seat has gone. If their contribution is still missing, the shuffle will be aborted: as soon as the others
   * have revealed, so that these have new commitments for the next start.
   */
  abandoned(seat: number): { readonly record: TableRecord; readonly notice: UnsentNotice | null } {
    this.forgetOthers();
    const { record } = this.state;
    this.next.delete(seat);
    if (!isStarted(record) || !this.missing(record).includes(seat)) return { record, notice: null };
    const { gone = [] } = record.start;
    return {
      record: { ...record, start: { ...record.start, gone: [...gone, namedAt(record, seat)] } },
      notice: this.notices.ofSeat('gone-at-start', seat),
    };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown.clear();
    this.next.clear();
  }

  /**
   * The next state after an abort: another start with all connected guests, or "Deal anyway?" if more shuffles were
   * aborted than a proven deal allows, or neither.
   */
  private afterAborts(record: TableRecord, setup: object): TableRecord {
    const { services, participants } = this.state;
    if (isWornOut(record)) return record;
    if (record.givenUp.length > MAX_PROVEN_ABORTS) return { ...record, dealAnyway: { setup, yes: [] } };
    return withStart(record, setup, (guest) => participants.isHere(guest), services.newSecret);
  }

  /** Stores the next state, and asks for contributions only then. A start without any contribution is dealt at once. */
  private async open(record: TableRecord, notices: readonly UnsentNotice[]): Promise<void> {
    if (isStarted(record) && isWithoutContributions(record)) {
      await this.deal(record, notices);
      return;
    }
    await this.state.keep(
      record,
      notices.map(({ change }) => change),
    );
    this.forgetOthers();
    for (const notice of notices) notice.send();
  }

  private async deal(started: StartedRecord, notices: readonly UnsentNotice[]): Promise<void> {
    // Contributions that were revealed for an earlier start are not for this one.
    const isPresent = subjectOf(started) === this.subject;
    const [shown, next] = isPresent ? [this.shown, this.next] : [NONE, NONE];
    const { game, record } = dealtFrom(started, shown, next, this.state.services.time.wall());
    const changes = notices.map(({ change }): Change => change);
    await this.beginGame(game, record, changes);
    this.forgetOthers();
    for (const notice of notices) notice.send();
  }

  private forgetOthers(): void {
    const subject = subjectOf(this.state.record);
    if (subject === this.subject) return;
    this.stop();
    this.subject = subject;
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.endsAt = this.state.services.time.now() + milliseconds;
    const timer = setTimeout(() => {
      this.state.later(() => (this.timer === timer ? this.timeIsUp() : undefined));
    }, milliseconds);
    this.timer = timer;
  }

  /** Schedules the end of the state as a task of its own. */
  private hurry(): void {
    const { subject } = this;
    this.state.later(() => (this.subject === subject && this.isDecided ? this.timeIsUp() : undefined));
  }

  /** Ends the state: an incomplete shuffle is aborted, the question is closed. If nobody is connected, it waits for somebody. */
  private async timeIsUp(): Promise<void> {
    const { record, participants } = this.state;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (participants.isEmpty) return;
    try {
      if (isStarted(record)) await this.endStart(record);
      else await this.endQuestion(record);
    } catch (error) {
      if (this.state.dropIfLost(error)) return;
      this.wait(RETRY_AFTER_MS);
      throw error;
    }
  }

  private async endStart(record: StartedRecord): Promise<void> {
    const missing = this.missing(record);
    if (missing.length === 0 && !isWithoutContributions(record)) await this.deal(record, []);
    else if (missing.length === 0) await this.open(record, []);
    else
      await this.open(
        this.afterAborts(aborted(record, missing, this.next), record.start.setup),
        this.notices.ofSeats(
          'no-luck',
          missing.filter((place) => !record.start.gone?.some(({ seat }) => seat === place)),
        ),
      );
  }

  /** Deals if anybody who still sits here said yes: from the contributions of those who did. Otherwise the table waits again. */
  private async endQuestion({ dealAnyway, ...record }: TableRecord): Promise<void> {
    if (dealAnyway === undefined) return;
    const { setup, yes } = dealAnyway;
    const isWanted = record.seats.some(({ guest }) => guest !== null && yes.includes(guest));
    const { services, participants } = this.state;
    const contributes = (guest: string): boolean => yes.includes(guest) && participants.isHere(guest);
    await this.open(isWanted ? withStart(record, setup, contributes, services.newSecret) : record, []);
  }

  /** Does the table wait for nobody? A start that lacks no contribution has been dealt by then. */
  private get isDecided(): boolean {
    const { record } = this.state;
    if (!isStarted(record)) return this.haveAllAnswered;
    const { gone = [] } = record.start;
    return gone.length > 0 && this.missing(record).every((place) => gone.some(({ seat }) => seat === place));
  }

  /** Has every connected player said yes? A player who said no has no seat any more. */
  private get haveAllAnswered(): boolean {
    const { record, participants } = this.state;
    return record.seats.every(
      ({ guest }) => guest === null || !participants.isHere(guest) || record.dealAnyway?.yes.includes(guest),
    );
  }

  /** Seats that are committed and have not revealed yet. */
  private missing({ start }: { readonly start: StartRecord }): readonly number[] {
    return start.promises.flatMap((promise, seat) => (promise === null || this.shown.has(seat) ? [] : [seat]));
  }
}

const NONE: ReadonlyMap<number, string> = new Map();

const isStarted = (record: TableRecord): record is StartedRecord => record.start !== null;

/** Were so many shuffles aborted in a row that a proof could not hold another? */
const isWornOut = ({ givenUp }: TableRecord): boolean => givenUp.length >= MAX_ABORTED_STARTS;

const isWithoutContributions = ({ start }: StartedRecord): boolean => start.promises.every((one) => one === null);

/** A key that differs for each start and each question; null while the table waits. */
const subjectOf = ({ start, dealAnyway, givenUp }: TableRecord): string | null =>
  start !== null ? start.secret : dealAnyway !== undefined ? `question ${givenUp.length}` : null;
