// Tests of bots from files.

import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardCommandGame } from '../card/card-game-for-commands.ts';
import { playWithBots } from '../loaded-bot-game.ts';
import { file } from '../testing/posse-command.ts';
import { loadBot } from './bot-loader.ts';
import { wordsIn } from './program-bot.ts';

let files = 0;

/** Plays a game with this bot in every seat. */
async function gameOf(name: string): Promise<unknown> {
  const loaded = await loadBot(cardCommandGame, name, { budget: null, patience: 60 });
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

describe('a bot from a file', () => {
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['no bot', 'export const x = 1;', /has no bot for the card game: it should export one as card, bot, default/],
    ['no object', 'export const bot = 7;', /the export "bot" should be a bot/],
    ['no function', 'export default { id: "odd" };', /"answer" of the bot should be a function, but is missing/],
    ['no id', 'export default { id: 7, answer: () => 0 };', /"id" of the bot should be a string, but is a number/],
    ['an error', 'export default { id: "odd", answer: (view) => view.no.such };', /fails in seat \d: TypeError/],
    [
      'nothing',
      'export default { id: "odd", answer: () => null };',
      /illegal answer at step \d+: null\. Legal answers to "/,
    ],
    [
      'an illegal answer',
      'export default { id: "odd", answer: ({ options }) => ({ ...options[0], kind: "fly" }) };',
      /in seat \d gives an illegal answer at step \d+: \{.*"kind":"fly".*Legal answers to ".*" are \{/,
    ],
  ];
  test.each(broken)('a bot from a file is refused with the reason: %s', async (_, source, message) => {
    await expect(gameOf(inFile(source))).rejects.toThrow(message);
  });

  test('a bot may lie in a folder of CommonJS, as npm init makes it', async () => {
    const folder = file('commonjs');
    mkdirSync(folder);
    writeFileSync(`${folder}/package.json`, '{ "type": "commonjs" }');
    const source = 'export default { id: "odd", answer: ({ options, step }) => options[step % options.length] };';
    for (const name of ['bot.ts', 'bot.js']) {
      writeFileSync(`${folder}/${name}`, source);
      expect(await gameOf(`${folder}/${name}`)).toEqual(await gameOf(PLAIN));
    }
    writeFileSync(`${folder}/old.js`, source.replace('export default', 'module.exports ='));
    expect(await gameOf(`${folder}/old.js`)).toEqual(await gameOf(PLAIN));
  });

  test('a bot from a file may answer with an option itself or with a copy of it', async () => {
    const copies = inFile(`import { bot } from ${JSON.stringify(PLAIN)};
      export default { id: "odd", answer: (view) => structuredClone(bot.answer(view)) };`);
    expect(await gameOf(copies)).toEqual(await gameOf(PLAIN));
  });
});

describe('the command of an external program', () => {
  test('the command of an external program is split into words, with quotes around spaces', () => {
    const words = ['python3', 'my bot.py', '--level', 'very high', 'x'];
    expect(wordsIn(`python3 "my bot.py"  --level 'very high' x`)).toEqual(words);
  });
});
