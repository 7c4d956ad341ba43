// The thread's side of a threaded store.

import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { StoreFailure, type StoreOnDisk } from '../store-interface.ts';
import { unflatten } from './flat-writes.ts';
import type { FromThread, Given, SentFailure, ToThread } from './thread-messages.ts';

const say = (message: FromThread): void => parentPort?.postMessage(message);

const sentFailure = (error: unknown): SentFailure =>
  error instanceof StoreFailure
    ? { reason: error.reason, message: error.message }
    : { reason: 'failed', message: String(error) };

/** Writes whose outcome the owner has not been told yet. */
const underWay = new Set<Promise<void>>();

async function write(store: StoreOnDisk, { writes }: Extract<ToThread, { kind: 'write' }>): Promise<void> {
  const outcomes = await Promise.allSettled(unflatten(writes).map((changes) => store.write(changes)));
  const refused = new Map<number, SentFailure>();
  for (const [place, outcome] of outcomes.entries())
    if (outcome.status === 'rejected') refused.set(place, sentFailure(outcome.reason));
  const lost = [...refused.values()].find(({ reason }) => reason === 'lost');
  say(lost === undefined ? { kind: 'written', refused } : { kind: 'lost', ...lost });
}

async function read(store: StoreOnDisk, asked: Extract<ToThread, { kind: 'read' }>): Promise<void> {
  const { question, reading, given } = asked;
  const ask = store[reading] as (...given: Given) => Promise<unknown>;
  try {
    const value = await ask.apply(store, [...given]);
    // After closing nobody listens any more: pending writes are answered first.
    if (reading === 'close') await Promise.all(underWay);
    say({ kind: 'read', question, value });
  } catch (error) {
    const failure = sentFailure(error);
    say(failure.reason === 'lost' ? { kind: 'lost', ...failure } : { kind: 'failed', question, ...failure });
  }
}

try {
  const { path } = workerData as { path: string };
  const store = openSqliteStore(path, { committed: (seconds) => say({ kind: 'committed', seconds }) });
  parentPort?.on('message', (message: ToThread) => {
    if (message.kind === 'read') void read(store, message);
    else {
      const writing = write(store, message);
      underWay.add(writing);
      void writing.then(() => underWay.delete(writing));
    }
  });
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'unopened', ...sentFailure(error) });
}
