// Tests that a catalogue belongs to one game.
// Two sets with the same names are loaded in one process, in either order, and each in its own.
// Runs apart: house sets stay in the catalogue.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addHouseFiles, putAway } from '@posse/server/house';
import { expect, test } from 'vitest';
import { HouseGame, type HouseRecording } from './recorded-house-game.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const RED = fileOf('sets/clashing-red-set.mjs');
const BLUE = fileOf('sets/clashing-blue-set.mjs');

function run(flags: readonly string[], program: string, args: readonly string[], input = ''): string {
  const node = [...flags, '--conditions=source', fileOf(program), ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, node, { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout.trimEnd();
}

/** The record of the same game in a process that knows only this set. */
const again = (file: string, played: HouseRecording): string =>
  run([], 'replay-process.ts', [file], JSON.stringify(played));

test('two games side by side, restored with the sets in the other order, go as each by itself', async () => {
  const sets = await addHouseFiles([RED, BLUE]);
  const [red, blue] = [new HouseGame('house-red', 'side by side'), new HouseGame('house-blue', 'side by side')];
  const stepBoth = (count: number): void => {
    for (let step = 0; step < count; step++) for (const game of [red, blue]) game.step();
  };
  stepBoth(30);
  const saved = [blue.save(), red.save()] as const;
  putAway(sets);
  expect(() => red.bringBack(saved[1])).toThrow('"house-red" is not installed');
  const others = await addHouseFiles([BLUE, RED]);
  blue.bringBack(saved[0]);
  red.bringBack(saved[1]);
  for (let steps = 0; !(red.isOver && blue.isOver) && steps < 5000; steps++) stepBoth(1);
  putAway(others);
  expect(red.lines.join()).not.toBe(blue.lines.join().replaceAll('blue', 'red'));
  for (const [file, game] of [
    [RED, red],
    [BLUE, blue],
  ] as const) {
    expect(game.isOver).toBe(true);
    expect(game.lines.join('\n')).toMatch(/elixir.*"choose"/s);
    expect(again(file, game.played)).toBe(game.lines.join('\n'));
  }
});

test('the memory of 500 sets is freed', () => {
  const { alive, grown } = JSON.parse(run(['--expose-gc'], 'set-memory.ts', ['500'])) as {
    alive: number;
    grown: number;
  };
  // The last one may still be referenced. All of them would take five megabytes.
  expect(alive).toBeLessThanOrEqual(1);
  expect(grown).toBeLessThan(2_500_000);
});
