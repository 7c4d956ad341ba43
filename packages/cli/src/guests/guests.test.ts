// Bots that others have written, from a file.

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardCommandGame } from '../card/command-game.ts';
import { playWithGuests } from '../play-with-guests.ts';
import { file } from '../testing/posse.ts';
import { guestNamed } from './find.ts';
import { wordsIn } from './program.ts';

let files = 0;

/** A game in which somebody from outside sits in every seat. */
async function gameOf(name: string): Promise<unknown> {
  const guest = await guestNamed(cardCommandGame, name, { budget: null, patience: 60 });
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

describe('a bot from a file', () => {
  const broken: readonly (readonly [string, string, RegExp])[] = [
    ['no bot', 'export const x = 1;', /has no bot for the card game: it should export one as card, bot, default/],
    ['no object', 'export const bot = 7;', /the export "bot" should be a bot/],
    ['no function', 'export default { id: "odd" };', /"answer" of the bot should be a function, and is missing/],
    ['no id', 'export default { id: 7, answer: () => 0 };', /"id" of the bot should be a string, and is a number/],
    ['an error', 'export default { id: "odd", answer: (view) => view.no.such };', /stumbles in seat \d: TypeError/],
    ['nothing', 'export default { id: "odd", answer: () => null };', /what is not legal: null\. To "/],
    [
      'an illegal answer',
      'export default { id: "odd", answer: ({ options }) => ({ ...options[0], kind: "fly" }) };',
      /in seat \d, answers at step \d+ what is not legal: \{.*"kind":"fly".*it could have answered:\n {2}\{/,
    ],
  ];
  test.each(broken)('says what is wrong: %s', async (_, source, message) => {
    await expect(gameOf(inFile(source))).rejects.toThrow(message);
  });

  test('an answer may be an option itself or its equal', async () => {
    const copies = inFile(`import { bot } from ${JSON.stringify(PLAIN)};
      export default { id: "odd", answer: (view) => structuredClone(bot.answer(view)) };`);
    expect(await gameOf(copies)).toEqual(await gameOf(PLAIN));
  });
});

describe('a program', () => {
  test('is a command with its words', () => {
    const words = ['python3', 'my bot.py', '--level', 'very high', 'x'];
    expect(wordsIn(`python3 "my bot.py"  --level 'very high' x`)).toEqual(words);
  });
});
