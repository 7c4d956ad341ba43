// Tests of bots that are external programs.

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardCommandGame } from '../card/card-game-for-commands.ts';
import { playWithBots } from '../loaded-bot-game.ts';
import { file } from '../testing/posse-command.ts';
import { loadBot } from './bot-loader.ts';

let files = 0;

/** Plays a game with this bot in every seat. */
async function gameOf(name: string, patience = 60): Promise<unknown> {
  const loaded = await loadBot(cardCommandGame, name, { budget: null, patience });
  try {
    return await playWithBots(cardCommandGame, { seats: 4 }, 'guests', () => loaded);
  } finally {
    loaded.leave();
  }
}

const inFile = (source: string): string => {
  const path = file(`odd-${files++}.mjs`);
  writeFileSync(path, source);
  return path;
};

/** A bot that chooses an option by the number of the step. */
const PLAIN = inFile(
  'export const bot = { id: "odd", answer: ({ options, step }) => options[step % options.length] };',
);

describe('an external program', () => {
  const node = (source: string): string => `exec:"${process.execPath}" -e '${source}'`;

  test('an external program plays whole games, and is told how they end', async () => {
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
    ['speaks nonsense', node('process.stdin.on("data", () => console.log("howdy"))'), /should reply .*howdy/],
    [
      'names no option',
      node('process.stdin.on("data", () => console.log(JSON.stringify({ option: 999 })))'),
      /with N from 0 to \d+, but replied: \{"option":999\}/,
    ],
    ['does not exist', 'exec:/nowhere/at/all', /could not be started/],
  ];
  test.each(broken)('an external program is reported if it %s', async (_, command, message) => {
    await expect(gameOf(command)).rejects.toThrow(message);
  });

  test('an external program is reported if it does not answer in time', async () => {
    await expect(gameOf(node('process.stdin.resume()'), 1)).rejects.toThrow(/has not answered for 1 s/);
  });

  test('an external program is started anew when the table plays by other rules', async () => {
    const told = file('greetings.txt');
    const program = inFile(`
      import { appendFileSync } from 'node:fs';
      import { createInterface } from 'node:readline';
      for await (const line of createInterface({ input: process.stdin })) {
        const { type, setup } = JSON.parse(line);
        if (type === 'hello') appendFileSync(${JSON.stringify(told)}, setup.seats + ' ');
        if (type === 'ask') console.log(JSON.stringify({ option: 0 }));
      }`);
    const name = `exec:"${process.execPath}" "${program}"`;
    const loaded = await loadBot(cardCommandGame, name, { budget: null, patience: 60 });
    for (const seats of [4, 4, 5]) await playWithBots(cardCommandGame, { seats }, `rules ${seats}`, () => loaded);
    loaded.leave();
    expect(readFileSync(told, 'utf8')).toBe('4 5 ');
  });
});
