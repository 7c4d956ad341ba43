import { expect, test } from 'vitest';
import type { ToTable } from './bus.ts';
import { LocalBus } from './local.ts';

test('a message comes to the table of its code, if there is one', () => {
  const bus = new LocalBus();
  const heard: ToTable[] = [];
  expect(bus.toTable('HERE', { kind: 'gone', client: 'a' })).toBe(false);
  const table = { receive: (message: ToTable) => heard.push(message) > 0 };
  const here = (code: string) => (code === 'HERE' ? table : null);
  bus.serve({ here, find: here });
  expect(bus.toTable('THERE', { kind: 'gone', client: 'a' })).toBe(false);
  expect(bus.toTable('HERE', { kind: 'gone', client: 'a' })).toBe(true);
  expect(heard).toEqual([{ kind: 'gone', client: 'a' }]);
});

test('a text comes to its client until that is gone, and so does a dismissal', () => {
  const bus = new LocalBus();
  const heard: unknown[] = [];
  bus.connect('a', {
    send: (text) => void heard.push(text),
    dismiss: (code, reason) => void heard.push([code, reason]),
  });
  bus.toClient('a', 'hello');
  bus.toClient('b', 'nobody');
  bus.dismiss('a', 1000, 'swept');
  bus.disconnect('a');
  bus.toClient('a', 'anybody?');
  bus.dismiss('a', 1000, 'again');
  expect(heard).toEqual(['hello', [1000, 'swept']]);
});
