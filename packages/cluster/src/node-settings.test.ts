// Tests the settings of a node.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../../server/src/config.ts';
import { isLoopback } from '../../server/src/limits/caller-networks.ts';
import { clusterSettings } from './node-settings.ts';

const GIVEN = {
  POSSE_STORE: 'postgres://posse@db.example/posse',
  POSSE_BUS: 'nats://one:4222,nats://two:4222',
  POSSE_SECRET: 'x'.repeat(32),
  POSSE_NODE: 'Front Street 1',
};

const from = (changes: Readonly<Record<string, string | undefined>> = {}): ReturnType<typeof clusterSettings> =>
  clusterSettings(configFrom({ ...GIVEN, ...changes }));

test('the settings of a node are read if there are both a store and a bus', () => {
  expect(from()).toEqual({
    node: expect.stringMatching(/^Front-Street-1-[0-9a-f]{8}$/),
    store: 'postgres://posse@db.example/posse',
    bus: { url: GIVEN.POSSE_BUS, password: null, ca: null },
    secret: GIVEN.POSSE_SECRET,
    access: { allowsOpen: false, isLocal: isLoopback },
  });
  expect(from().node).not.toBe(from().node);
  expect(from({ POSSE_NODE: undefined }).node).toMatch(/^[A-Za-z0-9-]+-[0-9a-f]{8}$/);
});

test.each([
  [{ POSSE_BUS: undefined }, 'give --bus (POSSE_BUS) too'],
  [{ POSSE_STORE: undefined }, 'give --store (POSSE_STORE) too, or neither'],
  [{ POSSE_SECRET: undefined }, 'set POSSE_SECRET, the same for all of them'],
  [{ POSSE_STORE: 'mysql://host/posse' }, 'for two servers, not "mysql://host/posse"'],
  [{ POSSE_STORE: 'here' }, 'for two servers, not "here"'],
  [{ POSSE_STORE: 'mysql://ann:secret@host/posse' }, 'for two servers.'],
  [{ POSSE_STORE: 'postgres://one,two/posse?target_session_attrs=standby' }, 'target_session_attrs=read-write for two'],
  [{ POSSE_BUS: 'http://host' }, 'such as nats://host:4222, not "http://host"'],
  [{ POSSE_BUS: 'nats://one:4222,' }, 'such as nats://host:4222, not ""'],
  [{ POSSE_BACKUP_HOURS: '24' }, 'PostgreSQL is copied with pg_dump'],
  [{ POSSE_STORE_PASSWORD_FILE: '/nowhere/at/all' }, 'POSSE_STORE_PASSWORD_FILE can'],
])('refuses %o with the sentence “%s”', (changes, sentence) => {
  expect(() => from(changes)).toThrow(sentence);
});

test('the settings of a node take passwords from the environment or from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'posse-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'password'), 'sh@re d\n');
  const settings = from({ POSSE_STORE_PASSWORD_FILE: join(folder, 'password'), POSSE_BUS_PASSWORD: 'b&s' });
  expect(settings.store).toBe('postgres://posse:sh%40re%20d@db.example/posse');
  expect(settings.bus.password).toBe('b&s');
});

test('the settings of a node take several servers of PostgreSQL, with the same user, password and CA for each', () => {
  const store = 'postgres://posse@one,two:5433/posse?target_session_attrs=read-write';
  expect(from({ POSSE_STORE: store, POSSE_STORE_PASSWORD: 'p' }).store).toBe('postgres://posse:p@one,two:5433/posse');
});
