// Tests of the threads in which bots think.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Seat } from '@posse/engine';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Asker, answerTo, NoTime, type Question } from '../games/bot-questions.ts';
import { newMatch } from '../games/match.ts';
import type { Oddity } from '../testing/scripted-bot-thread.ts';
import { BotThreads, type ThreadSettings } from './bot-threads.ts';

const ODD = new URL('../testing/scripted-bot-thread.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'posse-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

let threads: BotThreads;
afterEach(() => threads.stop());

const started = (settings: Partial<ThreadSettings> = {}): BotThreads => {
  threads = new BotThreads({ limit: 20_000, ...settings });
  return threads;
};

const asker = (table = 'TABLE', signal = new AbortController().signal): Asker => ({ table, signal });
const placeOf = async (question: Question, who = asker()): Promise<number> =>
  (await threads.think(question, who)).place;

const odd = (view: Oddity): Question => ({
  game: 'card',
  bot: 'odd',
  view,
  memory: { deeds: [], sightings: [] },
  random: randomFrom('odd'),
});

test.each(['card', 'dice'] as const)(
  'a bot of the %s game gives the same answer in a thread as in the main program',
  async (game) => {
    const heard: string[] = [];
    started({ thought: (bot) => heard.push(bot) });
    const match = newMatch(game, { seats: 5 }, `threads of ${game}`);
    const ask = (bot: string): Question => match.question(bot, match.asked as Seat, randomFrom(bot));
    const bots = ['deputy', 'gunslinger/bold', 'random'];
    const places = await Promise.all(bots.map((bot) => placeOf(ask(bot))));
    expect(places).toEqual(bots.map((bot) => answerTo(ask(bot))));
    // In the dice game nobody has a choice there, and how long that takes is not told.
    expect(heard.toSorted()).toEqual(game === 'dice' ? [] : bots.toSorted());
  },
);

test('a failing or unknown bot in a thread reports its error, which does not count as overload', async () => {
  started({ most: 1 });
  const match = newMatch('dice', { seats: 4 }, 'unknown');
  await expect(placeOf(match.question('hal', match.asked as Seat, randomFrom('')))).rejects.toThrow('hal');
  const missed: string[] = [];
  const other = new BotThreads({ limit: 20_000, file: ODD, onMissed: (because) => missed.push(because) });
  const failed = await other.think(odd({ does: 'fail' }), asker()).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: 'no idea' });
  expect(failed).not.toBeInstanceOf(NoTime);
  expect(missed).toEqual([]);
  await other.stop();
});

test('a thread of bots that dies is replaced, and its question is asked again', async () => {
  started({ file: ODD, most: 1 });
  expect(await placeOf(odd({ does: 'die-once', mark: join(folder, 'died') }))).toBe(3);
});

test('a question that kills its thread is asked twice and then fails, and later questions are answered', async () => {
  started({ file: ODD, most: 1 });
  const deadly = placeOf(odd({ does: 'die' }));
  const next = placeOf(odd({ does: 'answer', place: 5 }));
  await expect(deadly).rejects.toThrow('ended with 7');
  expect(await next).toBe(5);
});

test('a question to a bot’s thread fails if it takes too long, or if no thread is free for too long', async () => {
  const missed: string[] = [];
  started({ file: ODD, most: 1, limit: 400, onMissed: (because) => missed.push(because) });
  const endless = placeOf(odd({ does: 'hang' }));
  const waiting = placeOf(odd({ does: 'answer', place: 1 }));
  await Promise.all([
    expect(endless).rejects.toThrow('more than 400 milliseconds'),
    expect(waiting).rejects.toThrow('more questions than'),
  ]);
  expect(await placeOf(odd({ does: 'answer', place: 2 }))).toBe(2);
  expect(missed.toSorted()).toEqual(['busy', 'slow']);
});

test('tables take turns at the bots’ threads: a table with many questions does not hold up others', async () => {
  started({ file: ODD, most: 1 });
  const order: string[] = [];
  const ask = (table: string, place: number): Promise<unknown> =>
    placeOf(odd({ does: 'answer', place }), asker(table)).then(() => order.push(table));
  await Promise.all([
    ...Array.from({ length: 8 }, (_, place) => ask('GREEDY', place)),
    ask('MODEST', 0),
    ask('SHY', 0),
  ]);
  expect(order.slice(0, 4)).toEqual(['GREEDY', 'GREEDY', 'MODEST', 'SHY']);
});

test('an aborted question leaves the queue of the bots’ threads', async () => {
  started({ file: ODD, most: 1 });
  const [asked, vain] = [new AbortController(), new AbortController()];
  const first = placeOf(odd({ does: 'answer', place: 1 }), asker('A', asked.signal));
  const dropped = placeOf(odd({ does: 'die' }), asker('A', vain.signal)).catch((error: unknown) => error);
  const next = placeOf(odd({ does: 'answer', place: 2 }), asker('A'));
  vain.abort('the game went on');
  expect(await Promise.all([first, dropped, next])).toEqual([1, 'the game went on', 2]);
  // A question that a thread has begun is finished.
  asked.abort();
  await expect(placeOf(odd({ does: 'answer', place: 3 }), asker('A', vain.signal))).rejects.toBe('the game went on');
});

test('faster answers of legends let the server allow more tables with them, rounded and updated once a minute', async () => {
  let now = 0;
  started({ file: ODD, most: 2, limit: 1000, now: () => now });
  expect(threads.maxTables).toBe(20);
  for (let times = 0; times < 60; times++) await placeOf(odd({ does: 'answer', place: 1 }));
  now = 59_999;
  expect(threads.maxTables).toBe(20);
  now = 60_000;
  expect(threads.maxTables).toBe(50);
});

test('a bot with a single option changes neither the public number of tables for legends nor any count', async () => {
  let now = 0;
  const heard: string[] = [];
  started({ file: ODD, most: 2, limit: 1000, now: () => now, thought: (bot) => heard.push(bot) });
  const { view, ...question } = odd({ does: 'answer', place: 0 });
  for (let times = 0; times < 60; times++) await placeOf({ ...question, view: { ...view, options: [0] } });
  now = 60_000;
  expect([threads.maxTables, heard]).toEqual([20, []]);
});

test('stopping the bots’ threads rejects all waiting questions, and later ones', async () => {
  started({ file: ODD, most: 1 });
  const both = [placeOf(odd({ does: 'hang' })), placeOf(odd({ does: 'hang' }))];
  const ends = Promise.allSettled(both);
  await threads.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(placeOf(odd({ does: 'answer', place: 0 }))).rejects.toThrow('stopping');
});
