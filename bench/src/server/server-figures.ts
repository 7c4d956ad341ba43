// Measures the server beside a minimal room server that stores nothing.
// Each runs in a process of its own. Rounds alternate, so that noise of the machine affects both, and the median counts.

import { resolve } from 'node:path';
import type { Figure } from '../best-round-timing.ts';
import { Contender, type Run, type Seats } from './measured-server.ts';
import { type Player, type Score, seatAtTable, seatInRoom } from './quick-players.ts';

const TABLES = 200;
const ROUNDS = 9;
/** The length of a round in milliseconds. */
const ROUND_MS = 3000;
/** The bytes of a room's update besides its padding. */
const UPDATE_OVERHEAD_BYTES = 50;

type Runs = Readonly<Record<'card' | 'room' | 'dice' | 'other', readonly Run[]>>;

/** `against` is the folder of another checkout, whose server is measured in the same rounds. */
export async function serverFigures(against?: string): Promise<Figure[]> {
  const theirs = against === undefined ? null : resolve(process.env.INIT_CWD ?? '.', against);
  const { card, room, dice, other } = await measured(theirs);
  const waits = card.flatMap((run) => run.waits);
  return [
    { name: 'answers', value: median(card, 'perSecond'), unit: '/s' },
    { name: 'dice-answers', value: median(dice, 'perSecond'), unit: '/s' },
    { name: 'room-actions', value: median(room, 'perSecond'), unit: '/s' },
    { name: 'answer-p50', value: percentile(waits, 0.5), unit: 'ms' },
    { name: 'answer-p99', value: percentile(waits, 0.99), unit: 'ms' },
    { name: 'answer-cpu', value: median(card, 'cpu'), unit: 'us' },
    { name: 'dice-answer-cpu', value: median(dice, 'cpu'), unit: 'us' },
    { name: 'room-cpu', value: median(room, 'cpu'), unit: 'us' },
    { name: 'room-to-answers', value: ratioOf(room, card, 'perSecond'), unit: 'ratio', atMost: 2 },
    { name: 'answer-to-room-cpu', value: ratioOf(card, room, 'cpu'), unit: 'ratio', atMost: 2 },
    { name: 'update', value: median(card, 'bytes'), unit: 'bytes', atMost: 400 },
    { name: 'dice-update', value: median(dice, 'bytes'), unit: 'bytes', atMost: 400 },
    ...(other.length === 0 ? [] : comparedToOther(card, other, room)),
  ];
}

const comparedToOther = (card: readonly Run[], other: readonly Run[], room: readonly Run[]): Figure[] => [
  { name: 'other-answers', value: median(other, 'perSecond'), unit: '/s' },
  { name: 'other-answer-cpu', value: median(other, 'cpu'), unit: 'us' },
  { name: 'room-to-other-answers', value: ratioOf(room, other, 'perSecond'), unit: 'ratio' },
  { name: 'other-answer-to-room-cpu', value: ratioOf(other, room, 'cpu'), unit: 'ratio' },
  { name: 'answers-to-other', value: ratioOf(card, other, 'perSecond'), unit: 'ratio' },
  { name: 'answer-cpu-to-other', value: ratioOf(card, other, 'cpu'), unit: 'ratio' },
];

async function measured(against: string | null): Promise<Runs> {
  const card = await Contender.open(OURS, [], tables('card'), start);
  const { bytes } = await card.run(ROUND_MS);
  const filling = String(Math.max(0, Math.round(bytes) - UPDATE_OVERHEAD_BYTES));
  const room = await Contender.open('minimal-room-server.ts', [filling], rooms, (first) => first.answer(0));
  const dice = await Contender.open(OURS, [], tables('dice'), start);
  const theirs = against === null ? null : resolve(against, 'bench/src/server', OURS);
  const other = theirs === null ? null : await Contender.open(theirs, [], tables('card'), start);
  const runs = { card: [] as Run[], room: [] as Run[], dice: [] as Run[], other: [] as Run[] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.card.push(await card.run(ROUND_MS));
    runs.room.push(await room.run(ROUND_MS));
    if (other !== null) runs.other.push(await other.run(ROUND_MS));
    runs.dice.push(await dice.run(ROUND_MS));
  }
  for (const contender of [card, room, dice, other]) await contender?.close();
  return runs;
}

/** Measures one round of our server alone, in milliseconds, after a warm-up. */
export async function measureServerAlone(warmUp: number, round: number): Promise<Run> {
  const alone = await Contender.open(OURS, [], tables('card'), start);
  await alone.run(warmUp);
  const run = await alone.run(round);
  await alone.close();
  return run;
}

const OURS = 'posse-server.ts';

const start = (host: Player): void => host.say({ type: 'start' });

const tables =
  (game: string) =>
  (address: string, score: Score): Promise<Seats> =>
    inTurn(async () => (await seatAtTable(address, game, score)).players);
const rooms = (address: string, score: Score): Promise<Seats> => inTurn((room) => seatInRoom(address, room, score));

async function inTurn(seat: (number: number) => Promise<readonly Player[]>): Promise<Seats> {
  const all: (readonly Player[])[] = [];
  for (let number = 0; number < TABLES; number++) all.push(await seat(number));
  return all;
}

type Measure = 'perSecond' | 'cpu' | 'bytes';

const median = (runs: readonly Run[], what: Measure): number =>
  percentile(
    runs.map((run) => run[what]),
    0.5,
  );

/** The ratio of two servers, round by round. */
const ratioOf = (these: readonly Run[], those: readonly Run[], what: Measure): number =>
  percentile(
    these.map((run, round) => run[what] / (those[round]?.[what] ?? Number.NaN)),
    0.5,
  );

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
