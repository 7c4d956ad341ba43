// Simulated players that answer at once.
// They parse only what they need of an update.

import { PROTOCOL_VERSION, type TableCreated } from '@posse/protocol';
import { Wire } from './minimal-websocket.ts';

export const SEATS = 5;

/** The counts over all tables. */
export interface Score {
  answers: number;
  updates: number;
  bytes: number;
  /** Milliseconds from an answer to its update, for a sample of them. */
  readonly waits: number[];
  /** Players stop when this many answers are given. */
  maxAnswers: number;
}

export const newScore = (maxAnswers = Number.POSITIVE_INFINITY): Score => ({
  answers: 0,
  updates: 0,
  bytes: 0,
  waits: [],
  maxAnswers,
});

/**
 * The choice of an option: any, or the last one, which passes or ends the turn. With the last one nobody is ever hurt,
 * and a game never ends.
 */
export type Temper = 'any' | 'peaceful';

export class Player {
  private readonly wire: Wire;
  private readonly score: Score;
  private seat = -1;
  private asked: number | null = null;
  private options = 0;
  private sentAt = 0;
  private readonly onSeat: () => void;
  private readonly isHost: boolean;
  private readonly temper: Temper;
  /** The question that was left open because enough answers were given. */
  private unanswered: number | null = null;

  constructor(
    address: string,
    path: string,
    score: Score,
    isHost: boolean,
    onSeat: () => void,
    temper: Temper = 'any',
  ) {
    this.score = score;
    this.isHost = isHost;
    this.temper = temper;
    this.onSeat = onSeat;
    this.wire = new Wire(address, path, (text) => this.receive(text));
  }

  say(message: object): void {
    this.wire.send(JSON.stringify(message));
  }

  leave(): void {
    this.wire.close();
  }

  private receive(text: string): void {
    if (text.startsWith('{"type":"update"')) {
      this.update(text);
      return;
    }
    const message = JSON.parse(text);
    if (message.type === 'seat') {
      this.seat = message.seat;
      if (typeof message.asked === 'number') {
        this.asked = message.asked;
        this.options = 1;
      }
      this.onSeat();
    } else if (message.type === 'game') {
      this.asked = message.open.asked;
      this.options = countOptions(message.own);
      this.answer(message.n);
    } else if (message.type === 'error')
      throw new Error(`The server refused a message, so this measurement is void: ${text}`);
  }

  private update(text: string): void {
    this.score.updates++;
    this.score.bytes += text.length;
    if (this.sentAt !== 0) {
      this.score.waits.push(performance.now() - this.sentAt);
      this.sentAt = 0;
    }
    const asked = text.indexOf('"asked":');
    if (asked >= 0) this.asked = Number.parseInt(text.slice(asked + 8, asked + 11), 10);
    const own = text.indexOf(',"own":');
    if (own >= 0) this.options = countOptions(JSON.parse(text.slice(own + 7, -1)));
    if (Number.isNaN(this.asked)) {
      if (this.isHost) this.say({ type: 'start' });
    } else this.answer(Number.parseInt(text.slice(21, 29), 10));
  }

  answer(step: number): void {
    if (this.asked !== this.seat || this.options === 0) return;
    if (this.score.answers >= this.score.maxAnswers) {
      this.unanswered = step;
      return;
    }
    this.score.answers++;
    this.sentAt = performance.now();
    const option = this.temper === 'peaceful' ? this.options - 1 : Math.floor(Math.random() * this.options);
    this.wire.send(`{"type":"answer","question":${step},"option":${option}}`);
  }

  /** Continues, because more answers may be given. */
  resume(): void {
    const step = this.unanswered;
    this.unanswered = null;
    if (step !== null) this.answer(step);
  }
}

/** The number of options in the groups of a patch. */
const countOptions = ({ options: [, ...groups] = [] }: { options?: unknown[] }): number =>
  (groups as Record<string, unknown>[]).reduce((sum, group) => sum + sizeOf(group), 0);

function sizeOf(group: Record<string, unknown>): number {
  for (const field in group) if (field !== 'kind') return (group[field] as unknown[]).length;
  return 1;
}

/** A table with its players, and the code by which others find it. */
export interface Seated {
  readonly players: readonly Player[];
  readonly code: string;
}

interface SeatingWishes {
  readonly temper?: Temper;
  /** The path under which clients reach the table of a code. */
  readonly path?: (code: string) => string;
}

export async function seatAtTable(
  address: string,
  game: string,
  score: Score,
  { temper = 'any', path = () => '/ws' }: SeatingWishes = {},
): Promise<Seated> {
  const body = JSON.stringify({ game, plan: { seats: SEATS } });
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { table, pass } = (await reply.json()) as TableCreated;
  let seated = 0;
  return new Promise((resolve) => {
    const players = Array.from({ length: SEATS }, (_, place) => {
      const onSeat = (): void => {
        seated++;
        if (seated === SEATS) resolve({ players, code: table.code });
      };
      const player = new Player(address, path(table.code), score, place === 0, onSeat, temper);
      player.say({ type: 'join', version: PROTOCOL_VERSION, table: table.code, ...(place === 0 && { pass }) });
      player.say({ type: 'sit', seat: place });
      return player;
    });
  });
}

/** Connects a spectator who never sends anything. */
export function watchTable(address: string, code: string): Wire {
  const wire = new Wire(address, '/ws', () => undefined);
  wire.send(JSON.stringify({ type: 'join', version: PROTOCOL_VERSION, table: code }));
  return wire;
}

export function seatInRoom(address: string, room: number, score: Score): Promise<Player[]> {
  let seated = 0;
  return new Promise((resolve) => {
    const players = Array.from(
      { length: SEATS },
      () =>
        new Player(address, `/${room}`, score, false, () => {
          seated++;
          if (seated === SEATS) resolve(players);
        }),
    );
  });
}
