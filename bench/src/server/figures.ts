// How fast the server is, beside a bare room of sockets that stores nothing: both in processes of their own, in turn.

import type { Figure } from '../measure.ts';
import { newScore, type Player, type Score, seatAtTable, seatInRoom } from './players.ts';
import { type Measured, startProcess, wait } from './process.ts';

const TABLES = 200;
const ROUNDS = 5;
const WARM_UP = 6000;
const ROUND = 3000;

interface Run {
  readonly perSecond: number;
  /** Microseconds of processor time for one answer. */
  readonly cpu: number;
  readonly bytes: number;
  readonly waits: readonly number[];
}

export async function serverFigures(): Promise<Figure[]> {
  const card = await measured('posse.ts', [], (address, score) => tables(address, 'card', score));
  const filling = Math.max(0, Math.round(card.bytes) - FRAME);
  const room = await measured('room.ts', [String(filling)], rooms);
  const dice = await measured('posse.ts', [], (address, score) => tables(address, 'dice', score));
  return [
    { name: 'answers', value: card.perSecond, unit: '/s' },
    { name: 'dice-answers', value: dice.perSecond, unit: '/s' },
    { name: 'room-actions', value: room.perSecond, unit: '/s' },
    { name: 'answer-p50', value: percentile(card.waits, 0.5), unit: 'ms' },
    { name: 'answer-p99', value: percentile(card.waits, 0.99), unit: 'ms' },
    { name: 'answer-cpu', value: card.cpu, unit: 'us' },
    { name: 'room-cpu', value: room.cpu, unit: 'us' },
    { name: 'room-to-answers', value: room.perSecond / card.perSecond, unit: 'ratio', atMost: 2 },
    { name: 'answer-to-room-cpu', value: card.cpu / room.cpu, unit: 'ratio' },
    { name: 'update', value: card.bytes, unit: 'bytes', atMost: 400 },
    { name: 'dice-update', value: dice.bytes, unit: 'bytes', atMost: 400 },
  ];
}

/** What an update of a room has besides its filling. */
const FRAME = 50;

async function measured(
  file: string,
  args: readonly string[],
  seat: (address: string, score: Score) => Promise<Seats[]>,
): Promise<Run> {
  const child = await startProcess(file, args);
  const score = newScore();
  const seated = await seat(child.address, score);
  for (const [host] of seated) {
    if (file === 'posse.ts') host?.say({ type: 'start' });
    else host?.answer(0);
  }
  await wait(WARM_UP);
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) runs.push(await oneRound(child, score));
  for (const player of seated.flat()) player.leave();
  await child.stop();
  if (score.errors > 0) throw new Error(`${score.errors} messages were refused: this measures nothing.`);
  return runs.reduce((best, run) => (run.perSecond > best.perSecond ? run : best));
}

async function oneRound(child: Measured, score: Score): Promise<Run> {
  Object.assign(score, { updates: 0, bytes: 0, answers: 0 });
  score.waits.length = 0;
  const { cpu: before } = await child.cost();
  const begun = performance.now();
  await wait(ROUND);
  const seconds = (performance.now() - begun) / 1000;
  const { answers, bytes, updates, waits } = score;
  const cpu = (await child.cost()).cpu - before;
  return { perSecond: answers / seconds, cpu: cpu / answers, bytes: bytes / updates, waits: [...waits] };
}

const tables = (address: string, game: string, score: Score): Promise<Seats[]> =>
  inTurn(async (_) => (await seatAtTable(address, game, score)).players);
const rooms = (address: string, score: Score): Promise<Seats[]> => inTurn((room) => seatInRoom(address, room, score));

type Seats = readonly Player[];

async function inTurn(seat: (number: number) => Promise<Seats>): Promise<Seats[]> {
  const all: Seats[] = [];
  for (let number = 0; number < TABLES; number++) all.push(await seat(number));
  return all;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
