// Tests that configuration, list of settings and hosting guide agree.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { OLD_SETTINGS, SETTINGS } from './settings.ts';

const listed = [...SETTINGS.map(({ name }) => name), ...Object.keys(OLD_SETTINGS)].toSorted();

test('the list of settings has every setting that the server reads, and no other', () => {
  const read = new Set<string>();
  const env = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
  configFrom(env);
  expect([...read].toSorted()).toEqual(listed);
});

test('the hosting guide names each setting and its flag', () => {
  const guide = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  expect(SETTINGS.filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([]);
  const lines = [...guide.matchAll(/^\| (?:`--([a-z-]+)`)? ?\| `([A-Z_]+)` \|/gm)];
  const flags = new Map(SETTINGS.map(({ name, flag }) => [name, flag]));
  expect(lines.length).toBeGreaterThan(20);
  for (const [, flag = null, name = ''] of lines) expect([name, flags.get(name)]).toEqual([name, flag]);
});

test('refuses the setting of a page’s folder that contains no page', () => {
  expect(() => configFrom({ POSSE_PAGE: '/nowhere' })).toThrow(
    'POSSE_PAGE takes the folder of a page, with an index.html in it. "/nowhere" has none.',
  );
});

test('a setting is read by its old name, unless it is also given by its new one', () => {
  expect(configFrom({ POSSE_MOST_TABLES: '7' }).maxTables).toBe(7);
  expect(configFrom({ POSSE_MOST_TABLES: '7', POSSE_MAX_TABLES: '8' }).maxTables).toBe(8);
  expect(configFrom({ POSSE_MOST_CONNECTIONS: '5', POSSE_MOST_FROM_ONE: '6' })).toMatchObject({
    maxConnections: 5,
    maxFromOne: 6,
  });
});
