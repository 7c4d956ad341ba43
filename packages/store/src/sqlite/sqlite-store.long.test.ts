// Tests of the SQLite store after the server is killed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Change, Store } from '../store-interface.ts';
import { openSqliteStore } from './sqlite-store.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-sqlite-'));
afterAll(() => rmSync(root, { recursive: true }));
let files = 0;
const newFile = (): string => join(root, `${++files}`, 'posse.db');

const DEAL: Change = {
  put: 'game',
  record: {
    id: 'g',
    table: 'ABCD',
    game: 'dice',
    rules: 1,
    setup: {},
    seed: '',
    secret: '',
    commitment: '',
    lucks: [],
    names: [],
    startedAt: 1,
  },
};
const answer = (step: number): Change => ({
  put: 'answer',
  game: 'g',
  record: { step, seat: 0, answer: '{"kind":"roll"}', byBot: false, took: 1, at: 1 },
});
const numbers = async (store: Store): Promise<number[]> => (await store.answers('g', 0)).map(({ step }) => step);

test('a server that is killed has lost no answer that it had confirmed', async () => {
  const path = newFile();
  const writer = `
    const { openSqliteStore } = await import(${JSON.stringify(new URL('sqlite-store.ts', import.meta.url).href)});
    const store = openSqliteStore(${JSON.stringify(path)});
    const answer = ${JSON.stringify(answer(0))};
    await store.write([${JSON.stringify(DEAL)}]);
    for (let number = 0; ; number += 3)
      await Promise.all([number, number + 1, number + 2].map(async (number) => {
        await store.write([{ ...answer, record: { ...answer.record, step: number } }]);
        process.stdout.write(number + '\\n');
      }));
  `;
  const child = spawn(process.execPath, ['--conditions=source', '--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let said = '';
  for await (const some of child.stdout) {
    said += some;
    if (said.length > 8000) child.kill('SIGKILL');
  }
  await ended;
  const acknowledged = said.split('\n').slice(0, -1).map(Number);
  expect(child.signalCode).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThan(1000);
  const store = openSqliteStore(path);
  const kept = await numbers(store);
  expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged.sort((one, other) => one - other));
  expect(kept).toEqual(kept.map((_, index) => index));
  await store.write([answer(kept.length)]);
  await store.close();
});
