// How fast the server is, beside a bare room of sockets that stores nothing: both in processes of their own, in turn.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../measure.ts';
import type { Cost } from './driven.ts';
import { newScore, type Player, type Score, seatAtTable, seatInRoom } from './players.ts';

const TABLES = 200;

/** In milliseconds, but for how many rounds there are. */
interface Lengths {
  readonly warmUp: number;
  readonly rounds: number;
  readonly round: number;
}

const USUAL: Lengths = { warmUp: 6000, rounds: 5, round: 3000 };

export interface Run {
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

/** A server of ours, alone: one round of so many milliseconds after so many others. */
export const servedAlone = (tableCount: number, warmUp: number, round: number): Promise<Run> =>
  measured('posse.ts', [], (address, score) => tables(address, 'card', score, tableCount), {
    warmUp,
    round,
    rounds: 1,
  });

/** What an update of a room has besides its filling. */
const FRAME = 50;

async function measured(
  file: string,
  args: readonly string[],
  seat: (address: string, score: Score) => Promise<readonly Player[][]>,
  lengths: Lengths = USUAL,
): Promise<Run> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, [...args], { execArgv: ['--conditions=source'] });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  const score = newScore();
  const seated = await seat(address, score);
  for (const [host] of seated) {
    if (file === 'posse.ts') host?.say({ type: 'start' });
    else host?.answer(0);
  }
  await wait(lengths.warmUp);
  const runs: Run[] = [];
  for (let round = 0; round < lengths.rounds; round++) runs.push(await oneRound(child, score, lengths.round));
  for (const player of seated.flat()) player.leave();
  child.send('stop');
  await once(child, 'exit');
  if (score.errors > 0) throw new Error(`${score.errors} messages were refused: this measures nothing.`);
  return runs.reduce((best, run) => (run.perSecond > best.perSecond ? run : best));
}

async function oneRound(child: ChildProcess, score: Score, milliseconds: number): Promise<Run> {
  Object.assign(score, { updates: 0, bytes: 0, answers: 0 });
  score.waits.length = 0;
  const before = await costOf(child);
  const begun = performance.now();
  await wait(milliseconds);
  const seconds = (performance.now() - begun) / 1000;
  const { answers, bytes, updates, waits } = score;
  const cpu = (await costOf(child)) - before;
  return { perSecond: answers / seconds, cpu: cpu / answers, bytes: bytes / updates, waits: [...waits] };
}

async function costOf(child: ChildProcess): Promise<number> {
  child.send('cost');
  const [{ cpu }] = (await once(child, 'message')) as [Cost];
  return cpu;
}

const tables = (address: string, game: string, score: Score, count = TABLES): Promise<Player[][]> =>
  inTurn((_) => seatAtTable(address, game, score), count);
const rooms = (address: string, score: Score): Promise<Player[][]> =>
  inTurn((room) => seatInRoom(address, room, score));

async function inTurn(seat: (number: number) => Promise<Player[]>, count = TABLES): Promise<Player[][]> {
  const all: Player[][] = [];
  for (let number = 0; number < count; number++) all.push(await seat(number));
  return all;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
