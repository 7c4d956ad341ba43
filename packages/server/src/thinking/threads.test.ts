import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom, type Seat } from '@posse/engine';
import { afterAll, afterEach, expect, test } from 'vitest';
import { newMatch } from '../games/match.ts';
import { answerTo, NoTime, type Question } from '../games/thinking.ts';
import type { Oddity } from '../testing/odd-thread.ts';
import { ThinkingThreads, type ThreadSettings } from './threads.ts';

const ODD = new URL('../testing/odd-thread.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'posse-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

let threads: ThinkingThreads;
afterEach(() => threads.stop());

const started = (settings: Partial<ThreadSettings> = {}): ThinkingThreads => {
  threads = new ThinkingThreads({ limit: 20_000, ...settings });
  return threads;
};

const odd = (view: Oddity): Question => ({
  game: 'card',
  bot: 'odd',
  view,
  memory: { deeds: [], sightings: [] },
  random: randomFrom('odd'),
});

test.each(['card', 'dice'] as const)('a bot of the %s game answers there as it does here', async (game) => {
  const heard: string[] = [];
  started({ thought: (bot) => heard.push(bot) });
  const match = newMatch(game, { seats: 5 }, `threads of ${game}`);
  const ask = (bot: string): Question => match.question(bot, match.asked as Seat, randomFrom(bot));
  const bots = ['deputy', 'gunslinger/bold', 'random'];
  const places = await Promise.all(bots.map((bot) => threads.think(ask(bot))));
  expect(places).toEqual(bots.map((bot) => answerTo(ask(bot))));
  expect(heard.toSorted()).toEqual(bots.toSorted());
});

test('a bot that is not known, or fails, is told, and is no sign of too much to do', async () => {
  started({ most: 1 });
  const match = newMatch('dice', { seats: 4 }, 'unknown');
  await expect(threads.think(match.question('hal', match.asked as Seat, randomFrom('')))).rejects.toThrow('hal');
  const missed: string[] = [];
  const other = new ThinkingThreads({ limit: 20_000, file: ODD, missed: (because) => missed.push(because) });
  const failed = await other.think(odd({ does: 'fail' })).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: 'no idea' });
  expect(failed).not.toBeInstanceOf(NoTime);
  expect(missed).toEqual([]);
  await other.stop();
});

test('a thread that dies is replaced, and its question is asked again', async () => {
  started({ file: ODD, most: 1 });
  expect(await threads.think(odd({ does: 'die-once', mark: join(folder, 'died') }))).toBe(3);
});

test('a question that is deadly is asked twice, and the next ones are answered', async () => {
  started({ file: ODD, most: 1 });
  const deadly = threads.think(odd({ does: 'die' }));
  const next = threads.think(odd({ does: 'answer', place: 5 }));
  await expect(deadly).rejects.toThrow('ended with 7');
  expect(await next).toBe(5);
});

test('nobody waits for ever: neither for whoever thinks too long, nor for his turn', async () => {
  const missed: string[] = [];
  started({ file: ODD, most: 1, limit: 400, missed: (because) => missed.push(because) });
  const endless = threads.think(odd({ does: 'hang' }));
  const waiting = threads.think(odd({ does: 'answer', place: 1 }));
  await expect(endless).rejects.toThrow('more than 400 milliseconds');
  await expect(waiting).rejects.toThrow('more questions than');
  expect(await threads.think(odd({ does: 'answer', place: 2 }))).toBe(2);
  expect(missed).toEqual(['slow', 'busy']);
});

test('after the end nobody thinks, and nobody waits', async () => {
  started({ file: ODD, most: 1 });
  const both = [threads.think(odd({ does: 'hang' })), threads.think(odd({ does: 'hang' }))];
  const ends = Promise.allSettled(both);
  await threads.stop();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(threads.think(odd({ does: 'answer', place: 0 }))).rejects.toThrow('stopping');
});
