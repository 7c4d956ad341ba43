// The list of settings is whole: what the configuration reads, what the list says and what the hosting guide says are the same.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { SETTINGS } from './settings.ts';

const listed = SETTINGS.map(({ name }) => name).toSorted();

test('every setting that is read is listed, and no other', () => {
  const read = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  configFrom(env);
  expect([...read].toSorted()).toEqual(listed);
});

test('the hosting guide has a line for each, with its flag', () => {
  const guide = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const lines = [...guide.matchAll(/^\| (?:`--([a-z-]+)`)? ?\| `([A-Z_]+)` \|/gm)];
  const told = lines.map(([, flag = null, name]) => [name, flag]);
  expect(told.toSorted()).toEqual(SETTINGS.map(({ name, flag }) => [name, flag]).toSorted());
});
