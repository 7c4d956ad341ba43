// Tests of the queue of tasks of a table.

import { expect, test } from 'vitest';
import { TaskQueue } from './task-queue.ts';

const ignore = (): void => undefined;

test('a table’s task queue runs its tasks one after the other, in the order of their arrival', async () => {
  const done: string[] = [];
  const queue = new TaskQueue(ignore);
  queue.add(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push('slow');
  });
  queue.add(() => void done.push('quick'));
  await queue.idle();
  expect(done).toEqual(['slow', 'quick']);
});

test('a task queue that was empty runs the next task that is added', async () => {
  const done: number[] = [];
  const queue = new TaskQueue(ignore);
  queue.add(() => void done.push(1));
  await queue.idle();
  queue.add(() => void done.push(2));
  await queue.idle();
  expect(done).toEqual([1, 2]);
});

test('tasks that a running task adds to the queue wait until it is done', async () => {
  const done: string[] = [];
  const queue = new TaskQueue(ignore);
  queue.add(() => {
    queue.add(() => void done.push('added'));
    done.push('first');
  });
  await queue.idle();
  expect(done).toEqual(['first', 'added']);
});

test('a task that fails is reported and does not hold up the next task of the queue', async () => {
  const failures: unknown[] = [];
  const done: number[] = [];
  const queue = new TaskQueue((error) => failures.push(error));
  queue.add(() => {
    throw new Error('at once');
  });
  queue.add(() => Promise.reject(new Error('later')));
  queue.add(() => void done.push(3));
  await queue.idle();
  expect(failures).toEqual([new Error('at once'), new Error('later')]);
  expect(done).toEqual([3]);
});
