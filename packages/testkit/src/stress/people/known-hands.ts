// Finds out which hands and which chat a person has read over all their connections.

import type { Kinds } from '@posse/engine';
import type { ChatLineInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ExpectedUpdates } from './expected-updates.ts';
import { type LoggedMessage, type MessageLog, MessageParser } from './message-log.ts';

/** A message during the game that is for one seat only, received by a guest. */
export interface SeenMessage {
  readonly at: number;
  readonly guest: string;
  readonly seat: number;
  /** The number of answers given by then. */
  readonly step: number;
}

/** The announcement that somebody came late into this seat, when this many answers were given. */
export type Announced = Pick<SeenMessage, 'seat' | 'step'>;
type Listened = Pick<SeenMessage, 'at' | 'guest'>;

export interface Knowledge {
  readonly seen: readonly SeenMessage[];
  /** The times at which a guest read the chat of eliminated players. */
  readonly listened: readonly Listened[];
  readonly announced: readonly Announced[];
  /** The times at which a guest held this seat. */
  readonly seated: readonly Omit<SeenMessage, 'step'>[];
}

/** Reads the logs of all connections of a person. Throws StressTestFailed if a message is for nobody. */
export function knowledgeFrom<K extends Kinds>(
  logs: readonly MessageLog[],
  expected: ExpectedUpdates<K>,
  reading = new MessageParser(),
): Knowledge {
  const readers = logs.map((log) => new Reader(log, expected, reading));
  return {
    seen: readers.flatMap(({ seen }) => seen),
    listened: readers.flatMap(({ listened }) => listened),
    announced: readers.flatMap(({ announced }) => announced),
    seated: readers.flatMap(({ seated }) => seated),
  };
}

class Reader<K extends Kinds> {
  readonly seen: SeenMessage[] = [];
  readonly listened: Listened[] = [];
  readonly announced: Announced[] = [];
  readonly seated: Omit<SeenMessage, 'step'>[] = [];
  private readonly expected: ExpectedUpdates<K>;
  private readonly reading: MessageParser;
  /** The game at the table; null between games. */
  private game: string | null = null;
  private isPlaying = false;
  private guest = '';
  /** The seat of the last view. */
  private seat: number | null = null;
  /** The last step of this game that was received; null if the connection follows no game. */
  private step: number | null = null;

  constructor({ texts }: MessageLog, expected: ExpectedUpdates<K>, reading: MessageParser) {
    this.expected = expected;
    this.reading = reading;
    for (const noted of texts) this.read(noted);
  }

  private read({ at, text, table }: LoggedMessage): void {
    // The message does not name its game, and is compared byte by byte.
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
      if (seat >= 0 && this.game === this.expected.id) this.seated.push({ at, guest: this.guest, seat });
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
    const { expected } = this;
    this.step = this.game === expected.id ? step : null;
    if (this.step === null || expected.isOver(step)) return;
    const seats = expected.seatsTold(type, step, text);
    const [first] = seats;
    if (first === undefined) return;
    // Several seats may receive the same message.
    const seat = this.seat !== null && seats.includes(this.seat) ? this.seat : first;
    this.seat = seat;
    this.seen.push({ at, guest: this.guest, seat, step });
  }

  private hear(at: number, { channel, game }: ChatLineInfo): void {
    if (channel === 'gallery' && game === this.expected.id && this.isPlaying)
      this.listened.push({ at, guest: this.guest });
  }

  private announce({ notice, game, seat }: ChatLineInfo): void {
    const isLate = notice === 'latecomer' && game === this.expected.id;
    if (isLate && seat !== null && this.step !== null) this.announced.push({ seat, step: this.step });
  }
}

const UPDATE = /^\{"type":"update","n":(\d+),/;

/** Returns the number of hands. Throws StressTestFailed if one is not among the allowed seats. */
export function checkHands({ seen }: Knowledge, allowed: ReadonlySet<number>, who: string): number {
  const seats = new Set(seen.map(({ seat }) => seat));
  for (const seat of seats)
    must(
      allowed.has(seat),
      () => `${who} may see ${[...allowed].join(' and ') || 'no hand'}, and has seen the hand of seat ${seat}`,
    );
  return seats.size;
}

/**
 * Checks readers of the eliminated players' chat: they must have held their seat before, or have none. A transferred
 * seat of an eliminated player may read it.
 */
export function checkListeners({ seen, listened, seated }: Knowledge, who: string): number {
  const guests = new Set(listened.map(({ guest }) => guest));
  for (const guest of guests) {
    const heardAt = Math.min(...listened.filter((one) => one.guest === guest).map(({ at }) => at));
    const own = seen.filter((one) => one.guest === guest);
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

/** Checks that a latecomer sees nothing of the seat before its next question. */
export function checkWaiting(
  { seen, announced }: Knowledge,
  asked: (step: number) => number | null,
  who: string,
): void {
  for (const { seat, step: came } of announced) {
    const first = Math.min(...seen.filter((one) => one.seat === seat).map(({ step }) => step));
    if (first === Number.POSITIVE_INFINITY) continue;
    let step = came + 1;
    while (step <= first && asked(step) !== seat) step++;
    must(step <= first, () => `${who} came late into seat ${seat} at step ${came}, and saw its hand at step ${first}`);
  }
}
