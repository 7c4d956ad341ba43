// What somebody learnt of one game from all that came over his connections: whose hands, and what the dead say.

import type { Kinds } from '@posse/engine';
import type { LineInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ExpectedUpdates } from './expected-updates.ts';
import { type MessageLog, type Noted, Reading } from './message-log.ts';

/** A guest was shown something that is for this seat alone, while the game was played. */
export interface Sight {
  readonly at: number;
  readonly guest: string;
  readonly seat: number;
  /** How many answers there were. */
  readonly step: number;
}

/** Somebody came late into this seat, when there were so many answers. */
export type Announced = Pick<Sight, 'seat' | 'step'>;
type Listened = Pick<Sight, 'at' | 'guest'>;

export interface Knowledge {
  readonly sights: readonly Sight[];
  /** When a guest read what the dead say. */
  readonly listened: readonly Listened[];
  readonly announced: readonly Announced[];
  /** When a guest heard of the table at which this seat was his. */
  readonly seated: readonly Omit<Sight, 'step'>[];
}

/** Whoever looks on over these connections. Throws StressTestFailed if something was told that nobody may know. */
export function knowledgeFrom<K extends Kinds>(
  logs: readonly MessageLog[],
  showing: ExpectedUpdates<K>,
  reading = new Reading(),
): Knowledge {
  const readers = logs.map((log) => new Reader(log, showing, reading));
  return {
    sights: readers.flatMap(({ sights }) => sights),
    listened: readers.flatMap(({ listened }) => listened),
    announced: readers.flatMap(({ announced }) => announced),
    seated: readers.flatMap(({ seated }) => seated),
  };
}

class Reader<K extends Kinds> {
  readonly sights: Sight[] = [];
  readonly listened: Listened[] = [];
  readonly announced: Announced[] = [];
  readonly seated: Omit<Sight, 'step'>[] = [];
  private readonly showing: ExpectedUpdates<K>;
  private readonly reading: Reading;
  /** The game at the table; null between games. */
  private game: string | null = null;
  private isPlaying = false;
  private guest = '';
  /** The seat that was looked from last. */
  private seat: number | null = null;
  /** The last step of this game that he has heard of; null if he follows another, or none. */
  private step: number | null = null;

  constructor({ texts }: MessageLog, showing: ExpectedUpdates<K>, reading: Reading) {
    this.showing = showing;
    this.reading = reading;
    for (const noted of texts) this.read(noted);
  }

  private read({ at, text, table }: Noted): void {
    // It does not say of which game it is, and is read letter by letter.
    const update = UPDATE.exec(text);
    if (update !== null) {
      this.look(at, 'update', Number(update[1]), text);
      return;
    }
    const told = this.reading.read(text);
    if (told.type === 'welcome') this.guest = told.you;
    if (table !== null) {
      this.game = table.gameId;
      this.isPlaying = table.phase === 'playing';
      const seat = table.seats.findIndex(({ guest }) => guest === this.guest);
      if (seat >= 0 && this.game === this.showing.id) this.seated.push({ at, guest: this.guest, seat });
    }
    if (told.type === 'game') {
      this.game = told.id;
      this.look(at, 'game', told.step, text);
    }
    if (told.type === 'welcome') for (const line of told.lines) this.hear(at, line);
    if (told.type === 'line') {
      this.hear(at, told.line);
      this.announce(told.line);
    }
  }

  private look(at: number, type: 'game' | 'update', step: number, text: string): void {
    const { showing } = this;
    this.step = this.game === showing.id ? step : null;
    if (this.step === null || showing.isOver(step)) return;
    const seats = showing.seatsTold(type, step, text);
    const [first] = seats;
    if (first === undefined) return;
    // Several may be told the same.
    const seat = this.seat !== null && seats.includes(this.seat) ? this.seat : first;
    this.seat = seat;
    this.sights.push({ at, guest: this.guest, seat, step });
  }

  private hear(at: number, { channel, game }: LineInfo): void {
    if (channel === 'gallery' && game === this.showing.id && this.isPlaying)
      this.listened.push({ at, guest: this.guest });
  }

  private announce({ notice, game, seat }: LineInfo): void {
    const isLate = notice === 'latecomer' && game === this.showing.id;
    if (isLate && seat !== null && this.step !== null) this.announced.push({ seat, step: this.step });
  }
}

const UPDATE = /^\{"type":"update","n":(\d+),/;

/** How many hands there are; throws StressTestFailed if one is not among those that he may see. */
export function checkHands({ sights }: Knowledge, allowed: ReadonlySet<number>, who: string): number {
  const seen = new Set(sights.map(({ seat }) => seat));
  for (const seat of seen)
    must(
      allowed.has(seat),
      () => `${who} may see ${[...allowed].join(' and ') || 'no hand'}, and has seen the hand of seat ${seat}`,
    );
  return seen.size;
}

/** Who has read what the dead say has had his seat before, or has none. A dead player's seat that moves here is welcome with what the dead say. */
export function checkListeners({ sights, listened, seated }: Knowledge, who: string): number {
  const guests = new Set(listened.map(({ guest }) => guest));
  for (const guest of guests) {
    const heardAt = Math.min(...listened.filter((one) => one.guest === guest).map(({ at }) => at));
    const own = sights.filter((one) => one.guest === guest);
    const hadSeat = (seat: number): boolean =>
      own.some((one) => one.seat === seat && one.at < heardAt) ||
      seated.some((one) => one.guest === guest && one.seat === seat && one.at <= heardAt);
    const later = own.find(({ at, seat }) => at > heardAt && !hadSeat(seat));
    must(
      later === undefined,
      () => `${who}, as ${guest}, has listened to the dead and then sat in seat ${later?.seat}`,
    );
  }
  return guests.size;
}

/** Who came late has seen nothing of the seat before it was asked again. */
export function checkWaiting(
  { sights, announced }: Knowledge,
  asked: (step: number) => number | null,
  who: string,
): void {
  for (const { seat, step: came } of announced) {
    const first = Math.min(...sights.filter((one) => one.seat === seat).map(({ step }) => step));
    if (first === Number.POSITIVE_INFINITY) continue;
    let step = came + 1;
    while (step <= first && asked(step) !== seat) step++;
    must(step <= first, () => `${who} came late into seat ${seat} at step ${came}, and saw its hand at step ${first}`);
  }
}
