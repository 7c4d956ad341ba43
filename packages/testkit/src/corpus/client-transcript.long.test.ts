// Tests a client of 0.3.0 with today's server: same replies, and every known field.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyMessage } from './client-transcript.ts';
import { corpusTranscript } from './corpus.ts';
import { openServer } from './make/corpus-server.ts';
import { Follower, type Replayed, replayed, repliesIn } from './replayed-transcript.ts';

const lines = corpusTranscript();
const folder = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
let now: Replayed;
beforeAll(async () => {
  const server = await openServer(folder);
  now = await replayed(server.address, 'dice', 4, lines);
  await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every message of the client gets the same reply as then', () => {
  const then = repliesIn(lines);
  // Today's server sends more notices about the host, so these lines are new.
  const replies = now.replies.map(({ to, heard }, place) => {
    const before = then[place]?.heard ?? [];
    return { to, heard: before.includes('line') ? heard : heard.filter((type) => type !== 'line') };
  });
  expect(replies).toEqual(then);
  expect(now.replies.length).toBeGreaterThan(30);
});

/** The paths of fields to this depth. Entries of lists are all alike. */
function pathsOf(value: unknown, depth: number, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => pathsOf(entry, depth, `${path}[]`));
  if (typeof value !== 'object' || value === null || depth === 0) return [path];
  return [path, ...Object.entries(value).flatMap(([field, inner]) => pathsOf(inner, depth - 1, `${path}.${field}`))];
}

/** The fields in messages of each type. A patch counts as the table or view that results from it. */
function toldIn(heard: ReadonlyMap<string, readonly AnyMessage[]>): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const messages of heard.values()) {
    const follower = new Follower();
    for (const message of messages) {
      follower.hear(message);
      for (const path of pathsOf(message, 1, message.type)) paths.add(path);
      if (message.type === 'line') for (const path of pathsOf(message, 2, message.type)) paths.add(path);
    }
    for (const table of follower.tables) for (const path of pathsOf(table, 3, 'table')) paths.add(path);
    for (const { players, ...view } of follower.views) {
      for (const path of [...pathsOf(view, 1, 'view'), ...pathsOf(players, 1, 'view.players')]) paths.add(path);
    }
  }
  return paths;
}

test('every field that 0.3.0 sent is still sent', () => {
  const then = new Map<string, AnyMessage[]>();
  for (const { who, heard } of lines) if (heard !== undefined) then.set(who, [...(then.get(who) ?? []), heard]);
  const [before, today] = [toldIn(then), toldIn(now.heard)];
  expect(before.size).toBeGreaterThan(100);
  expect([...before].filter((path) => !today.has(path))).toEqual([]);
});
