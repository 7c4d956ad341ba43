// Bots that others have written, as programs of their own.

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardCommandGame } from '../card/command-game.ts';
import { playWithGuests } from '../play-with-guests.ts';
import { file } from '../testing/posse.ts';
import { guestNamed } from './find.ts';

let files = 0;

/** A game in which somebody from outside sits in every seat. */
async function gameOf(name: string, patience = 60): Promise<unknown> {
  const guest = await guestNamed(cardCommandGame, name, { budget: null, patience });
  try {
    return await playWithGuests(cardCommandGame, { seats: 4 }, 'guests', () => guest);
  } finally {
    guest.leave();
  }
}

const inFile = (source: string): string => {
  const path = file(`odd-${files++}.mjs`);
  writeFileSync(path, source);
  return path;
};

/** Any option, always the same in the same place. */
const PLAIN = inFile(
  'export const bot = { id: "odd", answer: ({ options, step }) => options[step % options.length] };',
);

describe('a program', () => {
  const node = (source: string): string => `exec:"${process.execPath}" -e '${source}'`;

  test('plays whole games, and hears how they end', async () => {
    const source = `
      const lines = require("node:readline").createInterface({ input: process.stdin });
      const open = new Set();
      lines.on("line", (line) => {
        const { type, id, seat, view, options, winners, roles } = JSON.parse(line);
        const place = id + " " + seat;
        if (type === "sit") open.add(place);
        if (type === "over" && roles.length === 4 && Array.isArray(winners)) open.delete(place);
        if (type === "ask") console.log(JSON.stringify({ option: open.has(place) ? view.step % options.length : -1 }));
      });`;
    expect(await gameOf(node(source))).toEqual(await gameOf(PLAIN));
  });

  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['ends', node('process.exit(3)'), /has ended \(status 3\)/],
    ['speaks nonsense', node('process.stdin.on("data", () => console.log("howdy"))'), /should say .*howdy/],
    [
      'names no option',
      node('process.stdin.on("data", () => console.log(JSON.stringify({ option: 999 })))'),
      /with N from 0 to \d+, and says: \{"option":999\}/,
    ],
    ['does not exist', 'exec:/nowhere/at/all', /can't be started/],
  ];
  test.each(broken)('that %s is a mistake', async (_, command, message) => {
    await expect(gameOf(command)).rejects.toThrow(message);
  });

  test('that says nothing is a mistake', async () => {
    await expect(gameOf(node('process.stdin.resume()'), 1)).rejects.toThrow(/has not answered for 1 s/);
  });
});
